/** Lines of a card: short ones that end in a number have the number large, as it is printed. */

export interface CardLine {
  words: string;
  /** Empty where the line is plain text. */
  number: string;
}

/** Terms are counted as the icons they become. */
const LONGEST = 26;
const TERM = /\[\[[^\]|]+\]\]/g;
const ENDS_IN_NUMBER = /^(.*\S)[\s\u00a0]+([+−–-]?(?:\d+|X))$/u;

export function lineOf(text: string): CardLine {
  const found = text.replace(TERM, '  ').length <= LONGEST ? ENDS_IN_NUMBER.exec(text) : null;
  return found ? { words: found[1] ?? '', number: found[2] ?? '' } : { words: text, number: '' };
}
