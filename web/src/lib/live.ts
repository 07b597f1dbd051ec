/** A live connection to one table that comes back by itself when it drops. */

import type { ChatLine, TableInfo } from './api';
import type { Sparse } from './complete';
import type { Change } from './changes';
import type { LogEntry, View } from './protocol';
import type { Language } from './settings.svelte';

export type FromServer =
  | { type: 'table'; table: TableInfo }
  | { type: 'chat-history'; lines: ChatLine[] }
  | {
      type: 'view';
      revision: number;
      since: number;
      whole: boolean;
      seat: number | null;
      claim_from: number | null;
      view: Sparse<View>;
    }
  | {
      type: 'change';
      revision: number;
      since: number;
      seat: number | null;
      claim_from: number | null;
      changes: Change[];
      log: Sparse<LogEntry>[];
    }
  | { type: 'acted'; id?: number; step: number; revision: number }
  | { type: 'done'; id?: number }
  | { type: 'chat'; line: ChatLine }
  | { type: 'presence'; connected: number[]; watching: number }
  | { type: 'clock'; clocks: { seat: number; left: number; running: boolean }[] }
  | { type: 'pong'; id?: number }
  | { type: 'error'; id?: number; code: string; text: string };

export type ToServer =
  | { type: 'act'; id: number; seat: number; step: number; revision: number; action: string }
  | { type: 'chat'; text: string }
  | { type: 'wish'; id: number; wish: string }
  | { type: 'lang'; lang: Language }
  | { type: 'seat'; seat: number | null }
  | { type: 'undo'; id: number; seat: number }
  | { type: 'answer'; request: number; agree: boolean }
  | { type: 'ping' };

/** Close codes after which connecting again is of no use. */
const FINAL = new Set([4403, 4404]);
const SOONEST = 400;
const LATEST = 8_000;
/** How often the server is asked whether it is still there, and after how much silence it is not. */
const ASK_EVERY = 15_000;
const SILENCE = 32_000;

export interface Listener {
  heard(message: FromServer): void;
  connected(now: boolean): void;
  refused(code: number): void;
}

export interface Where {
  seat: number | null;
  lang: Language;
  invite: string | null;
}

export class LiveTable {
  private socket: WebSocket | null = null;
  private wait = SOONEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private heardAt = 0;
  private readonly heartbeat = setInterval(() => this.ask(), ASK_EVERY);

  constructor(
    private readonly table: string,
    private readonly where: () => Where,
    private readonly listener: Listener,
    /** Connects when this is settled: who we are is known by the cookie. */
    ready: Promise<unknown>,
  ) {
    const begin = () => this.closed || this.connect();
    ready.then(begin, begin);
    addEventListener('offline', this.lost);
    addEventListener('online', this.back);
  }

  /** Connect anew, as whoever we have become. */
  again(): void {
    this.socket?.close();
    this.wait = 0;
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener('offline', this.lost);
    removeEventListener('online', this.back);
    this.socket?.close();
  }

  /** A connection can be dead without anybody having said so. */
  private ask(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > SILENCE) this.lost();
    else this.send({ type: 'ping' });
  }

  /** Do not wait for a farewell that may never come. */
  private readonly lost = (): void => {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.socket = null;
    this.dropped(0);
  };

  /** The network is there again: so are we, at once. */
  private readonly back = (): void => {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.wait = SOONEST;
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.wait = SOONEST;
      this.heardAt = Date.now();
      this.listener.connected(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heardAt = Date.now();
      this.listener.heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      this.socket = null;
      this.dropped(event.code);
    };
  }

  private address(): string {
    const { seat, lang, invite } = this.where();
    const query = new URLSearchParams({ lang, changes: 'true' });
    if (seat !== null) query.set('seat', String(seat));
    if (invite) query.set('invite', invite);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${query.toString()}`;
  }

  private dropped(code: number): void {
    if (this.closed) return;
    this.listener.connected(false);
    if (FINAL.has(code)) {
      this.listener.refused(code);
      return;
    }
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LATEST, Math.max(SOONEST, this.wait * 2));
  }
}
