/** Things that a coach points at are lit wherever they are drawn; the rest of the table is dimmed by the style sheet. */

import { tick } from 'svelte';

const LIT = 'data-lit';

/** Where a thing is drawn. */
export function elementOf(root: ParentNode, thing: string): Element | null {
  return root.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
}

/** A part of the screen that stays in the light. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Around what is lit so much of its surroundings is seen. */
const MARGIN = 12;
const NARROW = 5;

/** What stays in the light: things that are pointed at, what is said about them, and where the keyboard is. None, where no such thing is in sight. */
export function spotsOn(
  things: readonly Element[],
  spoken: readonly Element[],
  width: number,
  height: number,
): Spot[] {
  const inSight = (elements: readonly Element[], margin: number) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(
        (box) => box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < height && box.left < width,
      )
      .map((box) => ({
        x: Math.round(box.x - margin),
        y: Math.round(box.y - margin),
        width: Math.round(box.width + 2 * margin),
        height: Math.round(box.height + 2 * margin),
      }));
  const lit = inSight(things, MARGIN);
  const focus = document.activeElement?.matches(':focus-visible') ? [document.activeElement] : [];
  return lit.length > 0 ? [...lit, ...inSight([...spoken, ...focus], NARROW)] : [];
}

/** An action: the things of these ids are lit, also in what is drawn later. */
export function lightUp(
  root: HTMLElement,
  things: readonly string[],
): { update(things: readonly string[]): void; destroy(): void } {
  let wanted = things;
  /** In a row that is scrolled it is brought into sight, once. */
  const show = (element: Element | null) => {
    if (!element || element.hasAttribute(LIT)) return;
    element.setAttribute(LIT, '');
    if (element.closest('.scrolls')) element.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const watch = new MutationObserver(() => light());
  function light(): void {
    watch.disconnect();
    for (const old of root.querySelectorAll(`[${LIT}]`)) {
      if (!wanted.includes(old.getAttribute('data-thing') ?? '')) old.removeAttribute(LIT);
    }
    for (const thing of wanted) show(elementOf(root, thing));
    watch.observe(root, { childList: true, subtree: true });
  }
  void tick().then(light);
  return {
    update(next) {
      wanted = next;
      void tick().then(light);
    },
    destroy: () => watch.disconnect(),
  };
}
