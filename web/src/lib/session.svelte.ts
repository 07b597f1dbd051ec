/** One table over a live connection: what the server tells, shown one change after the other, and what we tell it. */

import { api, Refused, whoAmI, type ChatLine, type Hint, type TableInfo } from './api';
import { completeEntry, completeView } from './complete';
import { explain } from './errors';
import { LiveTable, type FromServer } from './live';
import { Playing } from './playing.svelte';
import type { Choice, LogEntry, View } from './protocol';
import { motionAllowed, settings } from './settings.svelte';
import { newShare, recall, remember } from './shares';
import { plain } from './terms.svelte';
import { t } from './words';

interface Arrived {
  view: View;
  revision: number;
}

/** How long a change is looked at before the next one is shown, in milliseconds. */
const PACE = 520;
/** With so many changes waiting nobody wants to see each. */
const TOO_MANY = 12;
const NOTICE_TIME = 6_000;

export class TableSession {
  info: TableInfo | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  online = $state(true);
  refused = $state(false);
  watching = $state(0);
  notice = $state('');
  hint: Hint | 'thinking' | null = $state.raw(null);
  seat: number | null = $state(null);
  /** The step at which this seat last chose; later log entries are news. */
  lastChosen = $state(0);
  /** The log on the screen is told from this step on. */
  logFrom = $state(0);
  private waiting: Arrived[] = $state.raw([]);

  readonly playing: Playing;
  readonly showing = $derived(this.waiting.length > 0);

  private readonly live: LiveTable;
  private log: LogEntry[] = [];
  private revision = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private messages = 0;
  private sharing = false;

  constructor(
    readonly id: string,
    private readonly invite: string | null,
  ) {
    this.playing = new Playing({ play: (choice) => this.act(choice) });
    const listener = {
      heard: (message: FromServer) => this.hear(message),
      connected: (now: boolean) => (this.online = now),
      refused: () => (this.refused = true),
    };
    this.live = new LiveTable(
      id,
      () => ({ seat: this.seat, lang: settings.language, invite }),
      listener,
      whoAmI(),
    );
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.noticeTimer);
    this.live.close();
  }

  // What the server tells

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.info = message.table;
        if (message.table.needs_share) void this.giveShare(message.table);
        break;
      case 'view':
        this.receive(message);
        break;
      case 'chat-history':
        this.chat = message.lines;
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'presence':
        this.watching = message.watching;
        this.seats((seat) => ({ ...seat, connected: message.connected.includes(seat.seat) }));
        break;
      case 'clock':
        this.seats((seat) => ({
          ...seat,
          clock: message.clocks.find((each) => each.seat === seat.seat) ?? seat.clock,
        }));
        break;
      case 'error':
        this.playing.sent = false;
        this.tell(
          message.code === 'stale' ? t('stale-move') : explain(new Refused(message.code, message.text)),
        );
        break;
    }
  }

  private seats(changed: (seat: TableInfo['seats'][number]) => TableInfo['seats'][number]): void {
    if (this.info) this.info = { ...this.info, seats: this.info.seats.map(changed) };
  }

  private receive(message: Extract<FromServer, { type: 'view' }>): void {
    const view = completeView(message.view);
    if (this.info) {
      const { step, waiting_for } = view;
      this.info = {
        ...this.info,
        revision: message.revision,
        step,
        waiting_for,
        claim_from: message.claim_from,
      };
    }
    this.log = [
      ...(message.whole ? [] : this.log.filter((entry) => entry.step < message.since)),
      ...view.log,
    ];
    if (message.whole) this.logFrom = message.since;
    view.log = this.log;
    this.seat = message.seat;
    const arrived = { view, revision: message.revision };
    if (this.isNews(message, view)) this.queue(arrived);
    else this.showNow(arrived);
  }

  /** A view that continues the one on the screen is shown as a change; any other replaces it. */
  private isNews(message: { whole: boolean }, view: View): boolean {
    const last = this.waiting.at(-1)?.view ?? this.playing.view;
    return !message.whole && last !== null && view.step > last.step && motionAllowed() && !document.hidden;
  }

  private queue(arrived: Arrived): void {
    this.waiting = [...this.waiting, arrived];
    if (this.waiting.length > TOO_MANY) this.skip();
    else if (this.waiting.length === 1) this.next(0);
  }

  private next(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const [first, ...rest] = this.waiting;
      if (!first) return;
      this.display(first);
      this.waiting = rest;
      if (rest.length > 0) this.next(PACE);
    }, after);
  }

  /** Show the latest view at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    clearTimeout(this.timer);
    this.waiting = [];
    if (last) this.display(last);
  }

  private showNow(arrived: Arrived): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.display(arrived);
  }

  private display({ view, revision }: Arrived): void {
    this.revision = revision;
    this.hint = null;
    this.playing.show(view);
    this.passIfOnly(view);
  }

  private passIfOnly(view: View): void {
    const [only, ...others] = view.question?.choices ?? [];
    if (!settings.autoPass || !only || others.length > 0 || this.showing) return;
    this.tell(t('only-choice', { choice: plain(only.text) }));
    this.act(only);
  }

  // What we tell the server

  private act(choice: Choice): void {
    const view = this.playing.view;
    if (!view || view.seat === null) return;
    this.lastChosen = view.step;
    const message = {
      type: 'act',
      id: ++this.messages,
      seat: view.seat,
      step: view.step,
      revision: this.revision,
      action: choice.action,
    } as const;
    if (this.live.send(message)) return;
    this.playing.sent = false;
    this.online = false;
  }

  say(text: string): void {
    if (!this.live.send({ type: 'chat', text })) this.online = false;
  }

  undo(): void {
    const seat = this.playing.view?.seat;
    if (seat === null || seat === undefined) return;
    this.live.send({ type: 'undo', id: ++this.messages, seat });
  }

  answer(request: number, agree: boolean): void {
    this.live.send({ type: 'answer', request, agree });
  }

  speak(): void {
    this.live.send({ type: 'lang', lang: settings.language });
  }

  lookFrom(seat: number | null): void {
    this.seat = seat;
    this.live.send({ type: 'seat', seat });
  }

  async askHint(): Promise<void> {
    const view = this.playing.view;
    if (!view?.question || view.seat === null) return;
    this.hint = 'thinking';
    try {
      const hint = await api.hint(this.id, view.seat);
      if (this.playing.view?.step === hint.step) this.hint = hint;
    } catch (wrong) {
      this.hint = null;
      this.tellError(wrong);
    }
  }

  /** Read on in the log, towards the beginning. */
  async readEarlier(): Promise<void> {
    const from = this.logFrom;
    if (from === 0) return;
    await this.attempt(async () => {
      const part = await api.log(this.id, from, this.seat === null ? '' : String(this.seat));
      if (this.logFrom !== from) return;
      this.log = [...part.entries.map(completeEntry), ...this.log];
      this.logFrom = part.since;
      if (this.playing.view) this.playing.view = { ...this.playing.view, log: this.log };
    });
  }

  /** The game is drawn from what the server and every player add. */
  private async giveShare(info: TableInfo): Promise<void> {
    if (this.sharing) return;
    this.sharing = true;
    const share = recall(this.id)?.share ?? newShare();
    remember(this.id, { share, commitment: info.commitment });
    await this.attempt(() => api.share(this.id, share));
    this.sharing = false;
  }

  async join(seat?: number): Promise<void> {
    await this.attempt(async () => {
      const share = newShare();
      if (this.info) remember(this.id, { share, commitment: this.info.commitment });
      this.info = await api.join(this.id, share, seat, this.invite);
      this.seat = this.info.you[0] ?? null;
      this.live.again();
    });
  }

  /** Do something at the server and say so if it refuses. */
  async attempt(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
    } catch (wrong) {
      this.tellError(wrong);
    }
  }

  // What we tell the person

  private tellError(wrong: unknown): void {
    if (!(wrong instanceof Refused)) throw wrong;
    this.tell(explain(wrong));
  }

  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = ''), NOTICE_TIME);
  }
}
