/** Words on a card always fit: first the picture goes, then the letters shrink, and at last the card grows. */

import { tick } from 'svelte';
import type { ActionReturn } from 'svelte/action';

/** What is given up, one after the other. */
export const STAGES = ['', 'bare', 'small', 'smaller', 'smallest', 'tall'] as const;
export type Stage = (typeof STAGES)[number];

/** The first stage at which nothing is cut off, trying one after the other. */
export function firstThatFits(fits: (stage: Stage) => boolean): Stage {
  return STAGES.find(fits) ?? 'tall';
}

interface Words {
  /** What is written, so that new words are measured again. */
  words: string;
  /** The stage was found. */
  settle: (stage: Stage) => void;
}

/** Keeps `data-fit` of a card at the stage that its words need. */
export function fitWords(card: HTMLElement, given: Words): ActionReturn<Words> {
  let { words: before } = given;
  const fit = () => {
    const found = firstThatFits((stage) => {
      card.dataset.fit = stage;
      return stage === 'tall' || !overflows(card);
    });
    given.settle(found);
  };
  const observer = new ResizeObserver((entries) => {
    const width = Math.round(entries[0]?.contentRect.width ?? 0);
    // Its height follows its words where they need more: what it was given counts.
    const room = `${width} ${getComputedStyle(card).getPropertyValue('--card-height')}`;
    if (room === card.dataset.room) return;
    card.dataset.room = room;
    fit();
  });
  observer.observe(card);
  void document.fonts?.ready.then(fit);
  return {
    update({ words }) {
      if (words === before) return;
      before = words;
      // The words themselves are written a moment later.
      void tick().then(fit);
    },
    destroy: () => observer.disconnect(),
  };
}

const SLACK = 1;

/** Whether a word of a card is wider than its room. */
export const isTooNarrow = (card: HTMLElement): boolean =>
  [card, ...card.querySelectorAll<HTMLElement>('[data-fits]')].some(
    (each) => each.scrollWidth > each.clientWidth + SLACK,
  );

/**
 * Whether a card, or a part of it, holds more than it shows. A name has all the height it needs, and its letters reach
 * out of their lines: only its width can be too small.
 */
export function overflows(card: HTMLElement): boolean {
  const parts = [...card.querySelectorAll<HTMLElement>('[data-fits]')];
  const tooHigh = (each: HTMLElement) => each.scrollHeight > each.clientHeight + SLACK;
  return [card, ...parts.filter((each) => each.dataset.fits !== 'across')].some(tooHigh) || isTooNarrow(card);
}
