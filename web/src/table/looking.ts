/** Looking closely at what the pointer, a finger or the focus is on: one listener for the whole table. */

import type { ActionReturn } from 'svelte/action';
import { subjectOf, type Inspecting } from '../lib/inspecting.svelte';
import type { Playing } from '../lib/playing.svelte';

interface Lookers {
  playing: Playing;
  inspecting: Inspecting;
}

/** How long a finger rests on something to ask what it is. */
const LONG_PRESS = 480;
const SLACK = 9;

export function lookClosely(node: HTMLElement, { playing, inspecting }: Lookers): ActionReturn {
  let press: ReturnType<typeof setTimeout> | undefined;
  let start: { x: number; y: number } | null = null;

  const at = (element: Element) => () => element.getBoundingClientRect();

  function look(target: Element | null): void {
    const found = subjectOf(target);
    const thing = target?.closest('[data-thing]')?.getAttribute('data-thing') ?? null;
    if (playing.hovered !== thing) {
      playing.hovered = thing;
      playing.turns = 0;
    }
    if (playing.dragged || target?.closest('[data-inspector]')) return;
    inspecting.hover(found?.subject ?? null, found ? at(found.element) : () => new DOMRect());
  }

  function over(event: PointerEvent): void {
    if (event.pointerType !== 'touch') look(event.target as Element);
  }

  function leave(): void {
    playing.hovered = null;
    inspecting.hover(null, () => new DOMRect());
  }

  function focusin(event: FocusEvent): void {
    const target = event.target as Element;
    if (target.matches(':focus-visible')) look(target.matches('[data-thing], [data-term]') ? target : null);
  }

  function down(event: PointerEvent): void {
    clearTimeout(press);
    const found = subjectOf(event.target as Element);
    if (event.pointerType !== 'touch' || !found) return;
    start = { x: event.clientX, y: event.clientY };
    press = setTimeout(() => {
      swallowClick();
      inspecting.pin(found.subject, at(found.element)());
    }, LONG_PRESS);
  }

  function move(event: PointerEvent): void {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) clearTimeout(press);
  }

  function lift(): void {
    clearTimeout(press);
    start = null;
  }

  function menu(event: MouseEvent): void {
    const found = subjectOf(event.target as Element);
    if (!found) return;
    event.preventDefault();
    inspecting.pin(found.subject, at(found.element)());
  }

  const listeners: [string, (event: never) => void][] = [
    ['pointerover', over],
    ['pointerleave', leave],
    ['focusin', focusin],
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', lift],
    ['pointercancel', lift],
    ['contextmenu', menu],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
  return {
    destroy() {
      clearTimeout(press);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    },
  };
}

/** The end of a long press is no click. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 700);
}
