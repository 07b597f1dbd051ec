/**
 * What there is to see, one thing after another: a queue that knows no screen and no clock. Whoever runs it waits for
 * `wait` and calls `next`; so nothing is passed over because a machine is slow, only because somebody skips.
 */

import type { Effect, EffectKind, LogEntry, View } from '../lib/protocol';

/** One effect, and the line of the log it belongs to. */
export interface Beat {
  effect: Effect;
  entry: LogEntry;
}

/** What happened between two states of the table, and the state it led to. */
export interface Take<C> {
  beats: readonly Beat[];
  after: C;
}

export interface Stage<C> {
  /** Something begins, and should be over in this time. */
  begin(beat: Beat, time: number): void;
  /** A state of the table; nothing can be answered on any but the latest. */
  show(after: C, latest: boolean): void;
  /** Nothing is left to be seen. */
  rest(): void;
}

type Moment<C> = { beat: Beat; time: number } | { after: C; time: number };

/** How long each kind is looked at, in milliseconds, before the next begins. */
const TIMES: Record<EffectKind, number> = {
  move: 260,
  strike: 480,
  shoot: 620,
  hurt: 520,
  heal: 520,
  roll: 1250,
  flip: 460,
  reveal: 620,
  gain: 240,
  spend: 240,
  place: 420,
  remove: 520,
  say: 700,
};
const WITH_CARDS = 1400;
const LONGEST_WALK = 1800;
const LETTER = 32;
const LONGEST_WORDS = 3200;
/** How long a change that shows nothing else is looked at. */
const CHANGE = 520;
const AFTER_BEATS = 180;
/** With so many changes waiting the film runs faster, up to so much. */
const MANY = 4;
const FASTEST = 4;

/** How long an effect is looked at. */
export function timeOf({ kind, path, cards, text }: Effect): number {
  const time = TIMES[kind];
  if (kind === 'move') return Math.min(LONGEST_WALK, time * Math.max(1.4, path.length - 1));
  if (cards.length > 0) return Math.max(time, WITH_CARDS);
  return text ? Math.min(LONGEST_WORDS, time + text.length * LETTER) : time;
}

export class Film<C> {
  private coming: Moment<C>[] = [];
  private now: Moment<C> | null = null;
  private seen: Moment<C>[] = [];
  private first: C | null = null;
  private held = false;

  /** 1 as it is meant, 2 twice as fast. */
  speed = 1;

  constructor(private readonly stage: Stage<C>) {}

  get running(): boolean {
    return this.now !== null;
  }

  /** Whether something is still to be seen that is not on the table. */
  get busy(): boolean {
    return this.coming.length > 0 || (this.now !== null && 'beat' in this.now);
  }

  /** The time until `next`; null at rest. */
  get wait(): number | null {
    return this.now && this.now.time / this.pace;
  }

  /** Whether there is something to be seen again. */
  get canRepeat(): boolean {
    return this.first !== null && this.seen.some((moment) => 'beat' in moment);
  }

  private get pace(): number {
    const waiting = this.coming.filter((moment) => 'after' in moment).length;
    return this.speed * Math.min(FASTEST, Math.max(1, waiting / MANY));
  }

  /** More to see, after all that is to be seen already. */
  add(take: Take<C>): void {
    this.coming.push(...momentsOf(take));
    if (!this.now && !this.held) this.next();
  }

  /** Nothing more begins, until it is let go on or skipped. */
  hold(): void {
    this.held = true;
  }

  goOn(): void {
    this.held = false;
    if (!this.now && this.coming.length > 0) this.next();
  }

  /** A change that nobody watches: it is shown at once, and can be seen again. */
  jump(take: Take<C>): void {
    this.coming.push(...momentsOf(take));
    this.skip();
  }

  /** What goes on is over, and what follows begins. */
  next(): void {
    if (this.now) this.seen.push(this.now);
    this.now = this.coming.shift() ?? null;
    if (!this.now) this.stage.rest();
    else if ('beat' in this.now) this.stage.begin(this.now.beat, this.wait ?? 0);
    else this.stage.show(this.now.after, this.isLatest);
  }

  private get isLatest(): boolean {
    return !this.coming.some((moment) => 'after' in moment);
  }

  /** To the end at once. */
  skip(): void {
    const rest = this.coming;
    this.coming = [];
    this.held = false;
    if (this.now) this.seen.push(this.now);
    this.seen.push(...rest);
    this.now = null;
    const last = rest.findLast((moment) => 'after' in moment);
    if (last && 'after' in last) this.stage.show(last.after, true);
    this.stage.rest();
  }

  /** From here on everything is new: `again` begins with this. */
  mark(now: C): void {
    this.first = now;
    this.seen = [];
  }

  /** Everything since the mark once more. */
  again(): void {
    this.goOn();
    if (!this.canRepeat || this.first === null) return;
    this.skip();
    this.coming = [{ after: this.first, time: CHANGE }, ...this.seen];
    this.seen = [];
    this.next();
  }

  /** Nothing of the past or the future: another table, another seat. */
  clear(): void {
    this.coming = [];
    this.seen = [];
    this.first = null;
    this.now = null;
    this.held = false;
    this.stage.rest();
  }
}

function momentsOf<C>({ beats, after }: Take<C>): Moment<C>[] {
  return [
    ...beats.map((beat) => ({ beat, time: timeOf(beat.effect) })),
    { after, time: beats.length > 0 ? AFTER_BEATS : CHANGE },
  ];
}

/** What there is to see between two views: the effects of all lines of the log that are new. */
export function beatsBetween(before: Pick<View, 'step'>, after: Pick<View, 'log'>): Beat[] {
  return after.log.filter(({ step }) => step > before.step).flatMap(beatsOf);
}

const beatsOf = (entry: LogEntry): Beat[] => [
  ...entry.effects.map((effect) => ({ effect, entry })),
  ...entry.steps.flatMap(beatsOf),
];
