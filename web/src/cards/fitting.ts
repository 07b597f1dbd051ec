/** Words on a card always fit: first the picture goes, then the letters shrink, and at last the card grows. */

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
      fit();
    },
    destroy: () => observer.disconnect(),
  };
}

const SLACK = 1;

/** Whether a card, or a part of it, holds more than it shows. */
function overflows(card: HTMLElement): boolean {
  return [card, ...card.querySelectorAll<HTMLElement>('[data-fits]')].some(
    (each) => each.scrollHeight > each.clientHeight + SLACK || each.scrollWidth > each.clientWidth + SLACK,
  );
}
