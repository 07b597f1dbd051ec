/** Pieces act out what happened: they walk along their path, lunge at each other, shake, fall. */

import type { PlacedPiece } from '../lib/layout';
import type { Beat } from './film';

interface Spot {
  x: number;
  y: number;
}

export interface Ground {
  /** The element of a piece by its key; it is moved, and what is in it acts. */
  element(key: string): HTMLElement | null;
  pieces(): readonly PlacedPiece[];
  /** The middle of a cell. */
  cell(id: string): Spot | null;
}

/** How far a lunge goes, of the way to the target. */
const LUNGE = 0.42;
const CALM: KeyframeAnimationOptions = { easing: 'cubic-bezier(0.35, 0, 0.3, 1)', fill: 'forwards' };
const move = ({ x, y }: Spot) => `translate(${x}px, ${y}px)`;

export class Actors {
  /** Where pieces have come to while the old table is still shown. */
  private readonly places = new Map<string, { cell: string; spot: Spot }>();
  private readonly gone = new Set<string>();
  private held: { animation: Animation; element: HTMLElement }[] = [];

  constructor(private readonly ground: Ground) {}

  act({ effect, entry }: Beat, time: number): void {
    const { kind, thing, target, path } = effect;
    if (kind === 'move') return this.walk(this.actor(thing || (path[0] ?? ''), entry.seat), path, time);
    const actor = this.actor(thing, entry.seat);
    const victim = target ? this.actor(target, null) : actor;
    if (kind === 'strike') this.lunge(actor, target, time);
    if (kind === 'hurt') this.play(victim, SHAKE, time);
    if (kind === 'heal' || kind === 'say' || kind === 'gain') this.play(actor, PULSE, time);
    if (kind === 'flip' || kind === 'reveal') this.play(actor, TURN, time);
    if (kind === 'remove' && actor) {
      this.gone.add(actor.key);
      this.hold(actor.key, this.play(actor, FALL, time, CALM));
    }
  }

  /** The table is shown as it became: nobody is anywhere else. */
  release(): void {
    const held = this.held;
    this.held = [];
    this.places.clear();
    this.gone.clear();
    for (const { animation } of held) animation.cancel();
    requestAnimationFrame(() => held.forEach(({ element }) => (element.style.transition = '')));
  }

  /** A piece by its id, or the one of a seat that stands in a cell now; anyone there, if none is. */
  private actor(thing: string, seat: number | null): PlacedPiece | null {
    if (!thing) return null;
    const here = this.ground.pieces().filter(({ key }) => !this.gone.has(key));
    const named = here.find(({ piece }) => piece.id === thing);
    if (named) return named;
    const inCell = here.filter((each) => (this.places.get(each.key)?.cell ?? each.cell) === thing);
    return (
      inCell.find(({ piece }) => piece.seat === seat) ?? (inCell.length === 1 ? (inCell[0] ?? null) : null)
    );
  }

  private spotOf(piece: PlacedPiece): Spot {
    return this.places.get(piece.key)?.spot ?? piece;
  }

  private walk(piece: PlacedPiece | null, path: readonly string[], time: number): void {
    const last = path.at(-1);
    if (!piece || last === undefined) return;
    const start = this.spotOf(piece);
    const first = path.length > 1 ? this.ground.cell(path[0] ?? '') : null;
    const aside = first ? { x: start.x - first.x, y: start.y - first.y } : { x: 0, y: 0 };
    const way = path
      .slice(first ? 1 : 0)
      .map((cell) => this.ground.cell(cell))
      .filter((spot) => spot !== null)
      .map((spot) => ({ x: spot.x + aside.x, y: spot.y + aside.y }));
    const end = way.at(-1);
    const element = this.ground.element(piece.key);
    if (!end || !element?.animate) return;
    this.places.set(piece.key, { cell: last, spot: end });
    this.hold(
      piece.key,
      element.animate(
        [start, ...way].map((spot) => ({ transform: move(spot) })),
        { ...CALM, duration: time },
      ),
    );
  }

  private lunge(piece: PlacedPiece | null, target: string, time: number): void {
    const other = this.actor(target, null);
    const to = other ? this.spotOf(other) : this.ground.cell(target);
    const element = piece && this.ground.element(piece.key);
    if (!to || !piece || !element?.animate) return;
    const from = this.spotOf(piece);
    const near = { x: from.x + (to.x - from.x) * LUNGE, y: from.y + (to.y - from.y) * LUNGE };
    const back = { x: from.x - (to.x - from.x) * 0.08, y: from.y - (to.y - from.y) * 0.08 };
    element.animate(
      [from, back, near, from].map((spot, place) => ({
        transform: move(spot),
        offset: [0, 0.3, 0.55, 1][place],
      })),
      { duration: time, easing: 'ease-out' },
    );
  }

  private play(
    piece: PlacedPiece | null,
    keyframes: Keyframe[],
    time: number,
    options: KeyframeAnimationOptions = {},
  ): Animation | null {
    const inner = piece && this.ground.element(piece.key)?.firstElementChild;
    return inner?.animate?.(keyframes, { duration: time, ...options }) ?? null;
  }

  /** Stays as it is until the table is shown anew; then it is there at once, without gliding from where it was. */
  private hold(key: string, animation: Animation | null): void {
    const element = this.ground.element(key);
    if (!animation || !element) return;
    element.style.transition = 'none';
    this.held.push({ animation, element });
  }
}

const SHAKE: Keyframe[] = [0, -6, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const PULSE: Keyframe[] = [1, 1.16, 1].map((scale) => ({ transform: `scale(${scale})` }));
const TURN: Keyframe[] = [0, 90, 0].map((angle) => ({ transform: `rotateY(${angle}deg)` }));
const FALL: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'rotate(70deg) scale(0.7)', opacity: 0 },
];
