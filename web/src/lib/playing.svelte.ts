/** What a person is doing with the view on the screen: pointing, narrowing, choosing. */

import { getContext, setContext } from 'svelte';
import { drop, draggable, narrow, point, type Pointed } from './choosing';
import type { Barred, Choice, Question, View } from './protocol';
import { thingsOf, type Things } from './things';

export interface Player {
  play(choice: Choice): void;
  /** A person pointed at something that a rule forbids. */
  barred(barred: Barred[]): void;
}

const NOBODY: Player = { play: () => undefined, barred: () => undefined };
const KEY = Symbol('playing');

export class Playing {
  /** Nothing is asked of someone who only looks on. */
  private watching = $state(true);
  private player: Player = NOBODY;

  view: View | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  /** The choice under the mouse or in focus, shown on the board before it is taken. */
  preview: Choice | null = $state.raw(null);
  dragged: string | null = $state(null);
  /** A choice was made and is not answered yet: nothing else can be chosen. */
  sent = $state(false);

  readonly things: Things = $derived(this.view ? thingsOf(this.view.scene) : new Map());
  readonly question: Question | null = $derived(
    this.watching || this.sent ? null : (this.view?.question ?? null),
  );
  readonly narrowed = $derived(narrow(this.question, this.dragged ? [this.dragged] : this.picked));
  readonly previewed: ReadonlySet<string> = $derived(
    new Set([...(this.preview?.things ?? []), ...(this.preview?.covers ?? [])]),
  );

  constructor(player?: Player) {
    if (!player) return;
    this.player = player;
    this.watching = false;
  }

  /** Show another view; what was pointed at belongs to the old one. */
  show(view: View): void {
    this.view = view;
    this.sent = false;
    this.letGo();
  }

  isLive(id: string): boolean {
    return this.narrowed.live.has(id);
  }

  isPicked(id: string): boolean {
    return this.narrowed.picked.includes(id);
  }

  pointAt(id: string): void {
    this.follow(point(this.question, this.picked, id, this.things));
  }

  canDrag(id: string): string | null {
    return draggable(this.question, id, this.things);
  }

  dropOn(dragged: string, target: string): void {
    this.follow(drop(this.question, dragged, target, this.things));
  }

  take(choice: Choice): void {
    this.letGo();
    this.sent = true;
    this.player.play(choice);
  }

  letGo(): void {
    this.picked = [];
    this.preview = null;
    this.dragged = null;
  }

  private follow(pointed: Pointed): void {
    if (pointed.kind === 'play') this.take(pointed.choice);
    else if (pointed.kind === 'narrow') this.picked = pointed.picked;
    else if (pointed.kind === 'barred') this.player.barred(pointed.barred);
  }
}

export const providePlaying = (playing: Playing): Playing => setContext(KEY, playing);
export const usePlaying = (): Playing => getContext<Playing>(KEY);
