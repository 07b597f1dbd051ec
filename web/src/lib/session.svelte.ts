/** One table over a live connection: what the server tells, shown one change after the other, and what we tell it. */

import { beatsBetween } from '../motion/film';
import { Projector } from '../motion/projector.svelte';
import { withoutSaying } from './acting';
import { api, Refused, whoAmI, type ChatLine, type Hint, type TableInfo } from './api';
import { applyChanges } from './changes';
import { withLine } from './chat';
import { completeEntry, completeView, type Sparse } from './complete';
import { explain } from './errors';
import { LiveTable, type FromServer } from './live';
import { Playing } from './playing.svelte';
import type { Choice, LogEntry, View } from './protocol';
import { motionAllowed, settings } from './settings.svelte';
import { newShare, recall, remember } from './shares';
import { plain } from './terms.svelte';
import { t } from './words';

/** What comes with every view. */
type Told = Pick<
  Extract<FromServer, { type: 'view' }>,
  'revision' | 'since' | 'whole' | 'seat' | 'claim_from'
>;

interface Arrived {
  view: View;
  revision: number;
}

const NOTICE_TIME = 6_000;

export class TableSession {
  info: TableInfo | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  online = $state(true);
  refused = $state(false);
  watching = $state(0);
  notice = $state('');
  hint: Hint | 'thinking' | null = $state.raw(null);
  /** Enough was asked for now: the next hint can be had in so many seconds. */
  hintIn = $state(0);
  seat: number | null = $state(null);
  /** The step at which this seat last chose; later log entries are news, also what was told before the first move. */
  lastChosen = $state(-1);
  /** The log on the screen is told from this step on. */
  logFrom = $state(0);

  readonly playing: Playing;
  private readonly projector = new Projector<Arrived>({
    begin: (beat, time) => (this.playing.acting = { beat, time }),
    show: (arrived, latest) => this.display(arrived, latest),
    rest: () => (this.playing.acting = null),
  });
  /** What happened is still being shown. */
  readonly showing = $derived(this.projector.running);
  readonly canRepeat = $derived(this.projector.canRepeat);
  /** It stands still until the person lets it go on. */
  readonly paused = $derived(this.projector.paused);

  private readonly live: LiveTable;
  private log: LogEntry[] = [];
  /** The view as the server last told it, by itself or by changes. */
  private raw: Sparse<View> | null = null;
  private revision = 0;
  /** The last view that came, shown or not. */
  private latest: View | null = null;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private hintTimer: ReturnType<typeof setInterval> | undefined;
  private messages = 0;
  /** What else was chosen with the last choice, and the step at which its next answer is due. */
  private chosen: { step: number; actions: readonly string[] } = { step: 0, actions: [] };
  /** The step from which a person last went back: until there nothing is taken without them. */
  private undone = 0;
  private sharing = false;
  /** When the log is told anew, it is wanted from this step on; Infinity: as the server tells it. */
  private readFrom = Infinity;

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
    this.projector.clear();
    clearTimeout(this.noticeTimer);
    clearInterval(this.hintTimer);
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
        this.raw = message.view;
        this.receive(message, message.view);
        break;
      case 'change':
        if (!this.raw) break;
        applyChanges(this.raw, message.changes);
        this.receive({ ...message, whole: false }, { ...this.raw, log: message.log });
        break;
      case 'chat-history':
        this.chat = message.lines;
        break;
      case 'chat':
        this.chat = withLine(this.chat, message.line);
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

  private receive(message: Told, raw: Sparse<View>): void {
    const view = completeView(raw);
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
    const before = this.latest;
    this.latest = view;
    if (this.answerNext(view, message.revision)) view.question = null;
    const after = { view, revision: message.revision };
    if (!before || message.whole || view.step <= before.step) {
      this.showNow(after);
      if (message.whole) void this.readBack();
      return;
    }
    const take = { beats: beatsBetween(before, view), after };
    if (motionAllowed() && (this.paused || !document.hidden)) this.projector.add(take);
    else this.projector.jump(take);
  }

  /** Show the latest view at once. */
  skip(): void {
    this.projector.skip();
  }

  /** Show once more what has happened since this seat last chose. */
  again(): void {
    this.projector.again();
  }

  /** Hold what is being shown, and what is still to come; or let it go on. */
  pauseOrGoOn(): void {
    if (this.paused) this.projector.goOn();
    else this.projector.pause();
  }

  /** A view that does not continue the one on the screen replaces it. */
  private showNow(arrived: Arrived): void {
    this.projector.clear();
    this.display(arrived, true);
  }

  private display({ view, revision }: Arrived, latest: boolean): void {
    this.revision = revision;
    this.hint = null;
    this.playing.acting = null;
    this.playing.show(latest ? view : { ...view, question: null });
    if (latest) this.passIfOnly(view);
  }

  /** Take the only choice, unless a person has gone back to it. */
  private passIfOnly(view: View): void {
    const only = withoutSaying(view.question);
    if (!settings.autoPass || !only || view.step < this.undone) return;
    this.tell(t('only-choice', { choice: plain(only.text) }));
    this.act(only);
  }

  /** Give the next of the answers that were chosen together; true if there was one. */
  private answerNext(view: View, revision: number): boolean {
    const { step, actions } = this.chosen;
    if (actions.length === 0 || view.step < step) return false;
    const next = view.question?.choices.find(({ action }) => action === actions[0]);
    this.chosen = { step: step + 1, actions: next ? actions.slice(1) : [] };
    if (next) this.send(next.action, view, revision);
    return next !== undefined;
  }

  // What we tell the server

  /** Take a choice; one of a later question after the answers that lead there. */
  private act(choice: Choice): void {
    const view = this.playing.view;
    if (!view || view.seat === null) return;
    const [now = choice.action, ...later] = [...choice.first, choice.action];
    this.chosen = { step: view.step + 1, actions: later };
    this.lastChosen = view.step;
    this.projector.goOn();
    this.projector.mark({ view, revision: this.revision });
    this.send(now, view, this.revision);
  }

  private send(action: string, { seat, step }: View, revision: number): void {
    if (seat === null) return;
    const message = { type: 'act', id: ++this.messages, seat, step, revision, action } as const;
    if (this.live.send(message)) return;
    this.playing.sent = false;
    this.online = false;
  }

  say(text: string): void {
    if (!this.live.send({ type: 'chat', text })) this.online = false;
  }

  /** Ask the bots among one's partners for something. */
  wish(wish: string): void {
    if (!this.live.send({ type: 'wish', id: ++this.messages, wish })) this.online = false;
  }

  undo(): void {
    const seat = this.playing.view?.seat;
    if (seat === null || seat === undefined) return;
    this.undone = this.playing.view?.step ?? 0;
    this.live.send({ type: 'undo', id: ++this.messages, seat });
  }

  answer(request: number, agree: boolean): void {
    this.live.send({ type: 'answer', request, agree });
  }

  speak(): void {
    this.readFrom = this.logFrom;
    this.live.send({ type: 'lang', lang: settings.language });
  }

  lookFrom(seat: number | null): void {
    this.seat = seat;
    this.live.send({ type: 'seat', seat });
  }

  async askHint(): Promise<void> {
    const view = this.playing.view;
    if (!view?.question || view.seat === null || this.hint === 'thinking') return;
    if (this.hintIn > 0) return this.tell(t('hint-later', { seconds: this.hintIn }));
    this.hint = 'thinking';
    try {
      const hint = await api.hint(this.id, view.seat);
      if (this.playing.view?.step === hint.step) this.hint = hint;
    } catch (wrong) {
      this.hint = null;
      if (wrong instanceof Refused && wrong.code === 'too-many') this.restFromHints(wrong.seconds);
      else this.tellError(wrong);
    }
  }

  /** The server gives no hint for so long, and the button counts it down. */
  private restFromHints(seconds: number): void {
    this.hintIn = Math.max(1, seconds);
    this.tell(t('hint-later', { seconds: this.hintIn }));
    clearInterval(this.hintTimer);
    this.hintTimer = setInterval(() => {
      this.hintIn -= 1;
      if (this.hintIn <= 0) clearInterval(this.hintTimer);
    }, 1000);
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

  /** The log is told anew, in another language: what was read of earlier moves is read again. */
  private async readBack(): Promise<void> {
    const wanted = this.readFrom;
    this.readFrom = Infinity;
    for (let before = Infinity; this.logFrom > wanted && this.logFrom < before;) {
      before = this.logFrom;
      await this.readEarlier();
    }
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
