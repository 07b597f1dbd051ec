import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  commonSum,
  consequence,
  countedOut,
  drawerOfNext,
  foretold,
  offerOf,
  rangeOf,
  withBeyond,
  withoutSaying,
} from '../src/lib/acting';
import { complete, completeQuestion, type Sparse } from '../src/lib/complete';
import { GRACE, GRACE_OF_END, Playing } from '../src/lib/playing.svelte';
import type { Choice, Question } from '../src/lib/protocol';
import { thingsOf } from '../src/lib/things';
import { fixture } from './fixtures';

const choice = (action: string, more: Sparse<Choice> = {}): Sparse<Choice> => ({
  action,
  text: action,
  ...more,
});
const asked = (choices: Sparse<Choice>[], more: Sparse<Question> = {}) =>
  completeQuestion({ seat: 0, kind: 'q', text: '?', choices, ...more });
const scene = complete('Scene', {
  boards: [{ id: 'b', kind: 'hex', name: 'B', cells: ['a', 'c', 'd'].map((id) => ({ id, name: id })) }],
});
const things = thingsOf(scene);

describe('what need not be said', () => {
  test('what comes next is offered with the question itself', () => {
    const question = asked([choice('stop', { role: 'skip', goes_on: true })], {
      beyond: [choice('strike', { things: ['a'], first: ['stop'] })],
    });
    expect(withBeyond(question)?.choices.map(({ action }) => action)).toEqual(['stop', 'strike']);
    const playing = new Playing({ play: vi.fn() });
    playing.show({ ...fixture('nothing'), question });
    expect(playing.question?.choices).toHaveLength(2);
  });

  test('the only choice is taken, unless it risks something or ends a turn', () => {
    expect(withoutSaying(asked([choice('pass')]))?.action).toBe('pass');
    expect(withoutSaying(asked([choice('pass'), choice('go')]))).toBeNull();
    expect(withoutSaying(asked([choice('die', { risk: 'lethal' })]))).toBeNull();
    expect(withoutSaying(asked([choice('end', { role: 'end' })]))).toBeNull();
    expect(withoutSaying(null)).toBeNull();
  });
});

describe('where choices belong', () => {
  test('roles have fixed places, the rest is pointed at, listed, or stands beside the question', () => {
    const question = asked([
      choice('go', { role: 'main' }),
      choice('no', { role: 'skip' }),
      choice('end', { role: 'end' }),
      choice('leave', { role: 'quit' }),
      choice('step', { things: ['a'] }),
      choice('learn', { things: ['a card that lies nowhere'] }),
      choice('wait'),
    ]);
    const offer = offerOf(question, question.choices, things);
    expect([offer.main?.action, offer.skip?.action, offer.end?.action]).toEqual(['go', 'no', 'end']);
    expect(offer.quit.map(({ action }) => action)).toEqual(['leave']);
    expect(offer.pointed.map(({ action }) => action)).toEqual(['step']);
    expect(offer.beside.map(({ action }) => action)).toEqual(['learn', 'wait']);
  });

  test('the only choice is the main one, and keeps its button whatever is pointed at', () => {
    const question = asked([choice('done')]);
    expect(offerOf(question, [], things).main?.action).toBe('done');
  });

  test('the only choice has one button, also where it ends a turn', () => {
    const question = asked([choice('end', { role: 'end' })]);
    const offer = offerOf(question, question.choices, things);
    expect([offer.main?.action, offer.end]).toEqual(['end', null]);
  });

  test('what nobody needs stands apart, wherever it lies', () => {
    const question = asked([
      choice('step', { things: ['a'] }),
      choice('trip', { things: ['c'], minor: true }),
      choice('drop', { minor: true }),
      choice('wait'),
    ]);
    const offer = offerOf(question, question.choices, things);
    expect(offer.minor.map(({ action }) => action)).toEqual(['trip', 'drop']);
    expect(offer.pointed.map(({ action }) => action)).toEqual(['step']);
    expect(offer.beside.map(({ action }) => action)).toEqual(['wait']);
    const playing = new Playing({ play: vi.fn() });
    playing.show(complete('View', { ...fixture('nothing'), scene, question }));
    expect(['a', 'c'].map((cell) => [playing.isLive(cell), playing.isFaint(cell)])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  test('many or long choices are listed', () => {
    const question = asked(Array.from({ length: 4 }, (_, place) => choice(`number ${place}`)));
    expect(offerOf(question, question.choices, things).listed).toHaveLength(4);
  });
});

describe('numbers are counted out', () => {
  const amounts = [
    { id: 'ore', name: 'Ore', icon: 'ore', value: 0 },
    { id: 'food', name: 'Food', icon: 'wheat', value: 0 },
  ];
  const split = (ore: number, food: number) => choice(`${ore} ${food}`, { amounts: { ore, food } });
  const question = asked([split(0, 2), split(1, 1), split(2, 0), choice('no')], { amounts });

  test('the choice with exactly these numbers is found', () => {
    expect(countedOut(question.choices, { ore: 1, food: 1 })?.action).toBe('1 1');
    expect(countedOut(question.choices, { ore: 2, food: 1 })).toBeNull();
  });

  test('what can be counted is known, and what it has to come to', () => {
    expect(rangeOf(question.choices, 'ore')).toEqual([0, 2]);
    expect(commonSum(question.choices)).toBe(2);
  });

  test('they are in no list', () => {
    const offer = offerOf(question, question.choices, things);
    expect([...offer.listed, ...offer.beside, ...offer.pointed].map(({ action }) => action)).toEqual(['no']);
  });
});

describe('the drawer of a phone that holds what is pointed at next', () => {
  const table = complete('Scene', {
    boards: scene.boards,
    zones: [{ id: 'held', kind: 'hand', cards: [{ id: 'card', name: 'Card' }] }],
    mats: [{ id: 'mat', seat: 0, name: 'Me', stats: [{ id: 'food', name: 'Food', value: 1 }] }],
  });
  const question = asked([], { shows: [{ id: 'shown', name: 'Shown' }] });
  const next = (live: string[], held = false) => drawerOfNext(new Set(live), thingsOf(table, question), held);

  test('is none for the board, the hand for its cards, none for cards shown large, else the list', () => {
    expect(next(['a', 'card'], true)).toBe('none');
    expect(next(['card'], true)).toBe('hand');
    expect(next(['shown'])).toBe('none');
    expect(next(['food'])).toBe('now');
    expect(next([])).toBe('now');
  });
});

describe('what is foretold', () => {
  const hit = (target: string, after: number) =>
    choice(`hit ${target}`, { things: ['hero', target], forecast: [{ before: 6, after }] });
  const question = asked([hit('a', 4), hit('c', 0)]);

  test('is told at the target, for all of few choices', () => {
    const found = foretold(null, question.choices);
    expect([...found.keys()]).toEqual(['a', 'c']);
    expect(found.get('c')?.forecast.after).toBe(0);
  });

  test('for the choice alone that is looked at', () => {
    const [first] = question.choices;
    expect([...foretold(first ?? null, question.choices).keys()]).toEqual(['a']);
  });

  test('the consequence of a choice is what is foretold in words, or its help', () => {
    const [lethal] = asked([choice('suffer', { forecast: [{ text: 'exhausted' }], help: 'no' })]).choices;
    const [final] = asked([choice('leave', { help: 'for good' })]).choices;
    expect([lethal, final].map((each) => each && consequence(each))).toEqual(['exhausted', 'for good']);
  });
});

describe('pressing', () => {
  beforeEach(() => void vi.useFakeTimers());

  function table(choices: Sparse<Choice>[]) {
    const played: string[] = [];
    const playing = new Playing({ play: ({ action }) => void played.push(action) });
    const view = { ...fixture('nothing'), scene, question: asked(choices), step: 1 };
    playing.show(view);
    return { playing, played, view, take: (at = 0) => playing.take(view.question.choices[at] as Choice) };
  }

  test.each(['lethal', 'final'] as const)('a %s choice is taken by the second press only', (risk) => {
    const { playing, played, take } = table([choice('die', { risk })]);
    take();
    expect([playing.armed?.action, played]).toEqual(['die', []]);
    vi.advanceTimersByTime(2 * GRACE);
    take();
    expect(played).toEqual(['die']);
  });

  test('a double click is no second press', () => {
    const { played, take } = table([choice('die', { risk: 'final' })]);
    take();
    vi.advanceTimersByTime(150);
    take();
    expect(played).toEqual([]);
  });

  test('letting go disarms', () => {
    const { playing, played, take } = table([choice('die', { risk: 'final' })]);
    take();
    playing.letGo();
    vi.advanceTimersByTime(2 * GRACE);
    take();
    expect(played).toEqual([]);
  });

  test('a costly choice needs no second press', () => {
    const { played, take } = table([choice('pay', { risk: 'costly' })]);
    take();
    expect(played).toEqual(['pay']);
  });

  test('a press right after a new question is ignored: it was meant for the old one', () => {
    const { playing, played, view } = table([choice('done')]);
    playing.show({ ...view, step: 2, question: asked([choice('end', { things: ['a'] }), choice('go')]) });
    playing.take(asked([choice('go')]).choices[0] as Choice);
    expect(playing.pointAt('a')).toEqual({ kind: 'wait' });
    vi.advanceTimersByTime(GRACE);
    playing.pointAt('a');
    expect(played).toEqual(['end']);
  });

  test('a slow double click that ends one thing does not end the next', () => {
    const done = choice('done', { role: 'end' });
    const { playing, played, view, take } = table([done]);
    take();
    playing.show({ ...view, step: 2 });
    vi.advanceTimersByTime(GRACE);
    take();
    expect(played).toEqual(['done']);
    vi.advanceTimersByTime(GRACE_OF_END - GRACE);
    take();
    expect(played).toEqual(['done', 'done']);
  });

  test('the same question in another language can be answered at once', () => {
    const { playing, played, view, take } = table([choice('done')]);
    playing.show({ ...view });
    take();
    expect(played).toEqual(['done']);
  });
});

describe('looking at the board', () => {
  function table(choices: Sparse<Choice>[]) {
    const played: string[] = [];
    const playing = new Playing({ play: ({ action }) => void played.push(action) });
    playing.show({ ...fixture('nothing'), scene, question: asked(choices) });
    return { playing, played };
  }

  test('the choice about the thing looked at is shown before it is taken', () => {
    const { playing } = table([
      choice('go a', { things: ['a'], path: ['d'] }),
      choice('go c', { things: ['c'] }),
    ]);
    playing.hovered = 'a';
    expect(playing.shown?.action).toBe('go a');
    playing.hovered = 'd';
    expect(playing.shown).toBeNull();
  });

  test('an area is turned by a key, and taken as it lies', () => {
    const area = (name: string, covers: string[]) => choice(name, { covers, turn: 'sweep', things: ['a'] });
    const { playing, played } = table([area('left', ['a', 'c']), area('right', ['a', 'd']), choice('no')]);
    playing.hovered = 'a';
    expect(playing.shown?.action).toBe('left');
    expect(playing.turn(1)).toBe(true);
    expect(playing.shown?.action).toBe('right');
    expect([...playing.previewed]).toContain('d');
    playing.pointAt('a');
    expect(played).toEqual(['right']);
  });

  test('where nothing can be turned, nothing is', () => {
    const { playing } = table([choice('go a', { things: ['a'] })]);
    playing.hovered = 'a';
    expect(playing.turn(1)).toBe(false);
  });
});
