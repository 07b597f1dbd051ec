/** Things that a coach points at are lit wherever they are drawn; the rest of the table is dimmed by the style sheet. */

import { tick } from 'svelte';

const LIT = 'data-lit';

/** Where a thing is drawn. */
export function elementOf(root: ParentNode, thing: string): Element | null {
  return root.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
}

/** An action: the things of these ids are lit, also in what is drawn later. */
export function lightUp(
  root: HTMLElement,
  things: readonly string[],
): { update(things: readonly string[]): void; destroy(): void } {
  let wanted = things;
  const watch = new MutationObserver(() => light());
  function light(): void {
    watch.disconnect();
    for (const old of root.querySelectorAll(`[${LIT}]`)) {
      if (!wanted.includes(old.getAttribute('data-thing') ?? '')) old.removeAttribute(LIT);
    }
    for (const thing of wanted) elementOf(root, thing)?.setAttribute(LIT, '');
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
