import { describe, expect, test } from 'vitest';
import { complete, completeEntry } from '../src/lib/complete';
import type { Effect } from '../src/lib/protocol';
import { beatsBetween, Film, timeOf, type Beat, type Stage } from '../src/motion/film';

const effect = (kind: Effect['kind'], more: Partial<Effect> = {}): Effect => ({
  ...complete('Effect', { kind }),
  ...more,
});
const beat = (kind: Effect['kind'], thing = ''): Beat => ({
  effect: effect(kind, { thing }),
  entry: completeEntry({ text: 'something' }),
});

/** Writes down what is seen. */
class Witness implements Stage<string> {
  seen: string[] = [];
  begin({ effect: { kind, thing } }: Beat): void {
    this.seen.push(thing ? `${kind} ${thing}` : kind);
  }
  show(after: string, latest: boolean): void {
    this.seen.push(latest ? `${after}!` : after);
  }
  rest(): void {
    this.seen.push('rest');
  }
}

function filmed(): { film: Film<string>; witness: Witness; toEnd(): void } {
  const witness = new Witness();
  const film = new Film(witness);
  const toEnd = () => {
    while (film.running) film.next();
  };
  return { film, witness, toEnd };
}

describe('a film', () => {
  test('shows one thing after the other, and then the table as it became', () => {
    const { film, witness, toEnd } = filmed();
    film.add({ beats: [beat('move', 'brute'), beat('strike', 'brute')], after: 'A' });
    film.add({ beats: [beat('hurt', 'guard')], after: 'B' });
    expect(witness.seen).toEqual(['move brute']);
    expect(film.busy).toBe(true);
    toEnd();
    expect(witness.seen).toEqual(['move brute', 'strike brute', 'A', 'hurt guard', 'B!', 'rest']);
  });

  test('passes over nothing, however late it is called', () => {
    const { film, witness, toEnd } = filmed();
    for (let number = 0; number < 40; number++) film.add({ beats: [beat('move', `${number}`)], after: 'A' });
    toEnd();
    expect(witness.seen.filter((each) => each.startsWith('move'))).toHaveLength(40);
  });

  test('runs faster while much is waiting, and as fast as it is set', () => {
    const { film } = filmed();
    film.add({ beats: [beat('strike')], after: 'A' });
    const alone = film.wait ?? 0;
    expect(alone).toBe(timeOf(effect('strike')));
    film.speed = 2;
    expect(film.wait).toBe(alone / 2);
    film.speed = 1;
    for (let number = 0; number < 8; number++) film.add({ beats: [], after: 'B' });
    expect(film.wait).toBeLessThan(alone / 2);
    for (let number = 0; number < 80; number++) film.add({ beats: [], after: 'B' });
    expect(film.wait).toBe(alone / 4);
  });

  test('that is skipped shows the end and only the end', () => {
    const { film, witness } = filmed();
    film.add({ beats: [beat('move')], after: 'A' });
    film.add({ beats: [beat('strike')], after: 'B' });
    film.skip();
    expect(witness.seen).toEqual(['move', 'B!', 'rest']);
    expect(film.running).toBe(false);
    expect(film.wait).toBeNull();
  });

  test('that is held begins nothing, and misses nothing when it goes on', () => {
    const { film, witness, toEnd } = filmed();
    film.hold();
    film.add({ beats: [beat('move')], after: 'A' });
    film.add({ beats: [beat('strike')], after: 'B' });
    expect(witness.seen).toEqual([]);
    expect([film.busy, film.wait]).toEqual([true, null]);
    film.goOn();
    toEnd();
    expect(witness.seen).toEqual(['move', 'A', 'strike', 'B!', 'rest']);
  });

  test('that is held and skipped is at its end, and held no more', () => {
    const { film, witness } = filmed();
    film.hold();
    film.add({ beats: [beat('move')], after: 'A' });
    film.skip();
    film.add({ beats: [beat('strike')], after: 'B' });
    expect(witness.seen).toEqual(['A!', 'rest', 'strike']);
  });

  test('can be seen again from the mark on, also what was skipped or not watched', () => {
    const { film, witness, toEnd } = filmed();
    film.mark('before');
    expect(film.canRepeat).toBe(false);
    film.add({ beats: [beat('move')], after: 'A' });
    film.skip();
    film.jump({ beats: [beat('hurt')], after: 'B' });
    witness.seen = [];
    expect(film.canRepeat).toBe(true);
    film.again();
    toEnd();
    expect(witness.seen).toEqual(['rest', 'before', 'move', 'A', 'hurt', 'B!', 'rest']);
    film.again();
    expect(film.running).toBe(true);
    film.mark('B');
    toEnd();
    expect(film.canRepeat).toBe(true);
  });

  test('a view that comes while it is seen again waits for its turn', () => {
    const { film, witness, toEnd } = filmed();
    film.mark('before');
    film.jump({ beats: [beat('move')], after: 'A' });
    film.again();
    film.add({ beats: [beat('heal')], after: 'B' });
    witness.seen = [];
    toEnd();
    expect(witness.seen).toEqual(['move', 'A', 'heal', 'B!', 'rest']);
  });
});

describe('the time of an effect', () => {
  test('grows with the way, the words and the cards, but not for ever', () => {
    const walk = (cells: number) => timeOf(effect('move', { path: Array<string>(cells).fill('c') }));
    expect(walk(5)).toBeGreaterThan(walk(2));
    expect(walk(60)).toBe(walk(90));
    expect(timeOf(effect('say', { text: 'Beware of the dragon!' }))).toBeGreaterThan(timeOf(effect('say')));
    const cards = [complete('Card', { id: 'c' })];
    expect(timeOf(effect('flip', { cards }))).toBeGreaterThan(timeOf(effect('flip')));
  });
});

test('what is new in the log is to be seen, line by line, with the steps of each', () => {
  const log = [
    completeEntry({ text: 'old', step: 4, effects: [{ kind: 'move' }] }),
    completeEntry({
      text: 'attack',
      step: 5,
      effects: [{ kind: 'strike' }],
      steps: [
        { text: 'roll', effects: [{ kind: 'roll' }] },
        { text: 'damage', effects: [{ kind: 'hurt' }] },
      ],
    }),
    completeEntry({ text: 'quiet', step: 6 }),
    completeEntry({ text: 'gain', step: 6, effects: [{ kind: 'gain' }] }),
  ];
  const found = beatsBetween({ step: 4 }, { log });
  expect(found.map(({ effect: { kind } }) => kind)).toEqual(['strike', 'roll', 'hurt', 'gain']);
  expect(found[1]?.entry.text).toBe('roll');
});
