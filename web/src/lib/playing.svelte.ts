/** What a person is doing with the view on the screen: looking, pointing, narrowing, choosing. */

import { getContext, setContext } from 'svelte';
import {
  countedOut,
  firstNumbers,
  foretold,
  needsSecondPress,
  offerOf,
  withBeyond,
  type Foretold,
} from './acting';
import { drop, draggable, narrow, point, type Pointed } from './choosing';
import type { Beat } from '../motion/film';
import type { Choice, Question, View } from './protocol';
import { meant, thingsOf, type Things } from './things';

export interface Player {
  play(choice: Choice): void;
}

const NOBODY: Player = { play: () => undefined };
const KEY = Symbol('playing');
/** So long after a new question presses are ignored: they were meant for the old one. */
export const GRACE = 250;
/** So long where the press ended something: the second half of a double click would end the next thing as well. */
export const GRACE_OF_END = 500;
/** So long after the first press the second is ignored: a double click confirms nothing. */
const SECOND_PRESS = 400;

export class Playing {
  /** Nothing is asked of someone who only looks on. */
  private watching = $state(true);
  private player: Player = NOBODY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The choice that was sent last ended something. */
  private ended = false;

  view: View | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  /** The thing under the pointer or in focus. */
  hovered: string | null = $state(null);
  /** The choice in the list that is looked at, shown on the board before it is taken. */
  preview: Choice | null = $state.raw(null);
  /** The choice that was pressed once and has to be pressed again. */
  armed: Choice | null = $state.raw(null);
  dragged: string | null = $state(null);
  /** What the steppers show, where numbers are counted out. */
  numbers: Record<string, number> = $state({});
  /** What is being shown of what happened, and for how long. */
  acting: { beat: Beat; time: number } | null = $state.raw(null);
  /** How often an area was turned. */
  turns = $state(0);
  /** A choice was made and is not answered yet: nothing else can be chosen. */
  sent = $state(false);
  /** A new question has been on the screen long enough to be answered. */
  ready = $state(true);

  readonly things: Things = $derived(this.view ? thingsOf(this.view.scene, this.view.question) : new Map());
  readonly question: Question | null = $derived(
    this.watching || this.sent ? null : withBeyond(this.view?.question ?? null),
  );
  readonly narrowed = $derived(narrow(this.question, this.dragged ? [this.dragged] : this.picked));
  /** The choice of the numbers counted out; none where nothing is counted, or nothing offered comes to them. */
  readonly counted: Choice | null = $derived(
    this.question?.amounts.length ? countedOut(this.question.choices, this.numbers) : null,
  );
  readonly offer = $derived(offerOf(this.question, this.narrowed.choices, this.things, this.counted));
  /** The choices about the thing that is looked at. */
  private readonly about: readonly Choice[] = $derived(
    this.hovered === null ? [] : this.choicesAbout(this.hovered),
  );
  /** The choice to show on the board: the one looked at in the list, or the one about the thing looked at. */
  readonly shown: Choice | null = $derived(this.preview ?? this.armed ?? this.laid(this.about));
  readonly foretold: ReadonlyMap<string, Foretold> = $derived(
    foretold(this.shown?.forecast.length ? this.shown : null, this.narrowed.choices),
  );
  /** All that a look at a choice, or at a thing with several choices, should mark. */
  readonly previewed: ReadonlySet<string> = $derived(
    new Set(
      this.shown
        ? [...this.shown.things, ...this.shown.covers]
        : this.about.flatMap((choice) => choice.things),
    ),
  );

  constructor(player?: Player) {
    if (!player) return;
    this.player = player;
    this.watching = false;
  }

  /** Show another view; what was pointed at belongs to the old one. */
  show(view: View): void {
    const asked = this.view !== null && view.question !== null && view.step !== this.view.step;
    if (this.view === null || asked) this.numbers = firstNumbers(view.question);
    this.view = view;
    this.sent = false;
    this.letGo();
    if (asked) this.wait(this.ended ? GRACE_OF_END : GRACE);
  }

  private wait(time: number): void {
    this.ready = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.ready = true), time);
  }

  isLive(id: string): boolean {
    return this.narrowed.live.has(id);
  }

  isPicked(id: string): boolean {
    return this.narrowed.picked.includes(id);
  }

  /** Nothing would come of choosing it: all choices about it are minor. */
  isFaint(id: string): boolean {
    return this.isLive(id) && this.choicesAbout(id).every(({ minor }) => minor);
  }

  /** Pointing at it does something: it, or what it lies on, can be chosen or let go. */
  canPoint(id: string): boolean {
    return meant(this.things, id, new Set([...this.narrowed.live, ...this.picked])) !== null;
  }

  /** Point at a thing; what came of it is told, so that whoever listens can explain where nothing did. */
  pointAt(id: string): Pointed {
    if (!this.ready) return { kind: 'wait' };
    const about = this.choicesAbout(id);
    const area = about.some(({ turn }) => turn !== '') ? this.laid(about) : null;
    if (area) return this.follow({ kind: 'play', choice: area });
    return this.follow(point(this.question, this.picked, id, this.things));
  }

  canDrag(id: string): string | null {
    return draggable(this.question, id, this.things);
  }

  dropOn(dragged: string, target: string): Pointed {
    return this.follow(drop(this.question, dragged, target, this.things));
  }

  /** Take a choice. One that ends a life or a game is only armed by the first press. */
  take(choice: Choice): void {
    if (!this.ready || this.sent) return;
    if (needsSecondPress(choice) && this.armed?.action !== choice.action) {
      this.armed = choice;
      this.wait(SECOND_PRESS);
      return;
    }
    this.send(choice);
  }

  private send(choice: Choice): void {
    this.letGo();
    this.sent = true;
    this.ended = choice.role === 'end' || choice.role === 'quit';
    this.player.play(choice);
  }

  /** Turn the area that is looked at; false if there is none. */
  turn(by: number): boolean {
    const several = this.about.length > 1 && this.about.every(({ turn }) => turn !== '');
    if (several) this.turns += by;
    return several;
  }

  letGo(): void {
    this.picked = [];
    this.preview = null;
    this.armed = null;
    this.dragged = null;
  }

  private choicesAbout(id: string): readonly Choice[] {
    const thing = meant(this.things, id, this.narrowed.live);
    if (thing === null) return this.covering(id);
    return this.narrowed.choices.filter((choice) => choice.things.includes(thing));
  }

  private covering(id: string): readonly Choice[] {
    const chain = new Set([id, this.things.get(id)?.holder ?? '']);
    return this.narrowed.choices.filter((choice) => choice.covers.some((cell) => chain.has(cell)));
  }

  /** The one choice of these, or of several that are one area laid differently the one it is turned to. */
  private laid(choices: readonly Choice[]): Choice | null {
    const [first] = choices;
    if (!first || choices.length === 1) return first ?? null;
    if (choices.some(({ turn }) => turn === '' || turn !== first.turn)) return null;
    return choices[((this.turns % choices.length) + choices.length) % choices.length] ?? null;
  }

  private follow(pointed: Pointed): Pointed {
    if (pointed.kind === 'play') this.take(pointed.choice);
    else if (pointed.kind === 'narrow') {
      this.picked = pointed.picked;
      this.armed = null;
    }
    return pointed;
  }
}

export const providePlaying = (playing: Playing): Playing => setContext(KEY, playing);
export const usePlaying = (): Playing => getContext<Playing>(KEY);
