/** Runs a film by the clock of the browser, at the speed that the person has set. */

import { settings } from '../lib/settings.svelte';
import { Film, type Stage, type Take } from './film';

export class Projector<C> {
  /** Something is still to be seen. */
  running = $state(false);
  /** Something was seen that can be seen again. */
  canRepeat = $state(false);
  /** The person looks closely at what is on the screen: nothing goes on until they say so. */
  paused = $state(false);

  private readonly film: Film<C>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When what is seen is over, and how much of it was left when it was held. */
  private due = 0;
  private left = 0;

  constructor(stage: Stage<C>) {
    this.film = new Film(stage);
  }

  add(take: Take<C>): void {
    const resting = !this.film.running;
    this.film.speed = settings.speed;
    this.film.add(take);
    if (resting) this.run();
    else this.running = true;
  }

  jump(take: Take<C>): void {
    this.paused = false;
    this.film.jump(take);
    this.run();
  }

  skip(): void {
    this.paused = false;
    this.film.skip();
    this.run();
  }

  again(): void {
    this.paused = false;
    this.film.again();
    this.run();
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.film.hold();
    clearTimeout(this.timer);
    this.left = Math.max(0, this.due - performance.now());
  }

  goOn(): void {
    if (!this.paused) return;
    this.paused = false;
    const midway = this.film.running;
    this.film.goOn();
    if (midway) this.nextIn(this.left);
    else this.run();
  }

  mark(now: C): void {
    this.film.mark(now);
    this.canRepeat = false;
  }

  clear(): void {
    this.paused = false;
    this.film.clear();
    this.run();
  }

  private run(): void {
    clearTimeout(this.timer);
    this.running = this.film.busy;
    this.canRepeat = this.film.canRepeat;
    this.film.speed = settings.speed;
    if (this.film.wait !== null) this.nextIn(this.film.wait);
  }

  private nextIn(time: number): void {
    this.due = performance.now() + time;
    this.timer = setTimeout(() => {
      this.film.next();
      this.run();
    }, time);
  }
}
