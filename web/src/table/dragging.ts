/** Drag a thing onto another where that is a choice: pieces, cards, anything that has a `data-thing`. */

import type { ActionReturn } from 'svelte/action';
import type { Playing } from '../lib/playing.svelte';

const SLACK = 7;

const thingAt = (element: Element | null) =>
  element?.closest('[data-thing]')?.getAttribute('data-thing') ?? null;

export function dragThings(node: HTMLElement, playing: Playing): ActionReturn<Playing> {
  let start: { x: number; y: number; id: string; thing: string; source: Element } | null = null;
  let ghost: HTMLElement | null = null;

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
    if (!ghost) {
      ghost = lift(start.source);
      start.source.classList.add('lifted');
    }
    playing.dragged = start.thing;
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
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
    start?.source.classList.remove('lifted');
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

const MOST = 150;

/** A picture of the thing that follows the pointer. */
function lift(source: Element): HTMLElement {
  const box = source.getBoundingClientRect();
  const scale = Math.min(1, MOST / Math.max(box.width, box.height, 1));
  const [width, height] = [box.width * scale, box.height * scale];
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.className = 'dragged-ghost';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${-width / 2}px`,
    top: `${-height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    filter: 'drop-shadow(0 6px 8px rgb(0 0 0 / 55%))',
    pointerEvents: 'none',
    zIndex: '20',
  });
  ghost.append(source instanceof SVGGraphicsElement ? drawn(source) : copied(source, scale));
  document.body.append(ghost);
  return ghost;
}

/** What may be there only once on a page is left out of a copy. */
function copyOf(source: Element): HTMLElement | SVGElement {
  const copy = source.cloneNode(true) as HTMLElement | SVGElement;
  for (const each of [copy, ...copy.querySelectorAll('[id], [data-thing]')]) {
    each.removeAttribute('id');
    each.removeAttribute('data-thing');
    each.removeAttribute('tabindex');
  }
  return copy;
}

/** A piece of a drawing, in a drawing of its own. */
function drawn(source: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = source.getBBox();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  Object.assign(svg.style, { width: '100%', height: '100%', overflow: 'visible' });
  const copy = copyOf(source);
  copy.removeAttribute('transform');
  Object.assign(copy.style, { transform: 'none', translate: 'none' });
  svg.append(copy);
  return svg;
}

function copied(source: Element, scale: number): HTMLElement | SVGElement {
  const box = source.getBoundingClientRect();
  const copy = copyOf(source);
  Object.assign(copy.style, {
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  });
  return copy;
}
