/** Runs a film by the clock of the browser, at the speed that the person has set. */

import { settings } from '../lib/settings.svelte';
import { Film, type Stage, type Take } from './film';

export class Projector<C> {
  /** Something is still to be seen. */
  running = $state(false);
  /** Something was seen that can be seen again. */
  canRepeat = $state(false);

  private readonly film: Film<C>;
  private timer: ReturnType<typeof setTimeout> | undefined;

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
    this.film.jump(take);
    this.run();
  }

  skip(): void {
    this.film.skip();
    this.run();
  }

  again(): void {
    this.film.again();
    this.run();
  }

  mark(now: C): void {
    this.film.mark(now);
    this.canRepeat = false;
  }

  clear(): void {
    this.film.clear();
    this.run();
  }

  private run(): void {
    clearTimeout(this.timer);
    this.running = this.film.busy;
    this.canRepeat = this.film.canRepeat;
    this.film.speed = settings.speed;
    if (this.film.wait === null) return;
    this.timer = setTimeout(() => {
      this.film.next();
      this.run();
    }, this.film.wait);
  }
}
