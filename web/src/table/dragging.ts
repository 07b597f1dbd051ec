/** Drag a thing onto another where that is a choice: pieces, cards, anything that has a `data-thing`. */

import type { ActionReturn } from 'svelte/action';
import type { Playing } from '../lib/playing.svelte';

const SLACK = 7;

const thingAt = (element: Element | null) =>
  element?.closest('[data-thing]')?.getAttribute('data-thing') ?? null;

export function dragThings(node: HTMLElement, playing: Playing): ActionReturn<Playing> {
  let start: { x: number; y: number; id: string; thing: string; source: Element } | null = null;
  let ghost: Element | null = null;

  function down(event: PointerEvent): void {
    const source = (event.target as Element).closest('[data-thing]');
    const id = thingAt(source);
    const thing = id && event.button === 0 ? playing.canDrag(id) : null;
    start = id && thing && source ? { x: event.clientX, y: event.clientY, id, thing, source } : null;
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const away = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (!playing.dragged && away < SLACK) return;
    if (!ghost) ghost = lift(start.source);
    playing.dragged = start.thing;
    (ghost as HTMLElement).style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  function up(event: PointerEvent): void {
    const began = start;
    const was = playing.dragged;
    cancel();
    if (!began || !was) return;
    swallowClick();
    const target = thingAt(document.elementFromPoint(event.clientX, event.clientY));
    if (target && target !== began.id) playing.dropOn(began.id, target);
  }

  function cancel(): void {
    start = null;
    ghost?.remove();
    ghost = null;
    playing.dragged = null;
  }

  /** The end of a drag is no click. */
  function swallowClick(): void {
    const stop = (event: Event) => event.stopPropagation();
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
  }

  node.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  return {
    update(now: Playing) {
      playing = now;
    },
    destroy() {
      cancel();
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    },
  };
}

/** A picture of the thing that follows the pointer. */
function lift(source: Element): Element {
  const box = source.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${-Math.min(box.width, 120) / 2}px`,
    top: `${-Math.min(box.height, 120) / 2}px`,
    width: `${Math.min(box.width, 120)}px`,
    height: `${Math.min(box.height, 120)}px`,
    border: '3px solid var(--may)',
    borderRadius: '14px',
    background: 'var(--glow)',
    pointerEvents: 'none',
    zIndex: '20',
  });
  document.body.append(ghost);
  return ghost;
}
