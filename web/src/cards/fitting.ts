/** Words on a card always fit: few are large; for many the picture goes, the letters shrink, at last the card grows. */

import type { ActionReturn } from 'svelte/action';

/** What is given up, one after the other. */
export const STAGES = ['largest', 'large', '', 'bare', 'small', 'smaller', 'smallest', 'tall'] as const;
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
/** The letters of a name reach so far over their line without being cut off. */
const OVER_THE_LINE = 6;

/** Whether a card, or a part of it, holds more than it shows, or has grown beyond its room. */
function overflows(card: HTMLElement): boolean {
  const room = parseFloat(getComputedStyle(card).getPropertyValue('--card-height'));
  if (room > 0 && card.classList.contains('wide') && card.offsetHeight > room + SLACK) return true;
  return [card, ...card.querySelectorAll<HTMLElement>('[data-fits]')].some((each) => {
    const over = each.dataset.fits === 'name' ? OVER_THE_LINE : SLACK;
    return each.scrollHeight > each.clientHeight + over || each.scrollWidth > each.clientWidth + SLACK;
  });
}
