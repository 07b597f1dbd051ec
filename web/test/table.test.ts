import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { complete, completeQuestion, type Sparse } from '../src/lib/complete';
import type { Choice, View } from '../src/lib/protocol';
import { fixture } from './fixtures';
import Host from './Host.svelte';

function table(view: View) {
  const played: string[] = [];
  const { container } = render(Host, {
    view,
    player: { play: ({ action }: Choice) => void played.push(action) },
  });
  const thing = (id: string) => {
    const found = [...container.querySelectorAll(`[data-thing="${id}"]`)].at(-1);
    if (!found) throw new Error(`no ${id} on the table`);
    return found;
  };
  return { container, played, thing };
}

const actions = (container: Element) =>
  [...container.querySelectorAll('button.choice')].map((button) => button.getAttribute('data-action'));

describe('a real game', () => {
  const view = fixture('game-middle.en');

  test('shows every choice as a button with a key', () => {
    const { container } = table(view);
    expect(actions(container).sort()).toEqual(view.question?.choices.map((choice) => choice.action).sort());
    const keys = [...container.querySelectorAll('button.choice kbd')].map((key) => key.textContent);
    expect(new Set(keys).size).toBe(7);
  });

  test.each(['main', 'skip', 'end', ''] as const)(
    'what a hint advises is marked wherever its button stands: role “%s”',
    (role) => {
      const [first, ...others] = view.question?.choices ?? [];
      if (!view.question || !first) throw new Error('nothing is asked');
      const asked = { ...view, question: { ...view.question, choices: [{ ...first, role }, ...others] } };
      const recommended = first.action;
      const { container } = render(Host, { view: asked, player: { play: () => undefined }, recommended });
      const marked = [...container.querySelectorAll('button.choice.recommended')];
      expect(marked.map((button) => button.getAttribute('data-action'))).toEqual([recommended]);
    },
  );

  test('whoever resigned is named, and not the bot that took over', () => {
    const seat = {
      kind: 'bot',
      bot: 'adept',
      name: 'Cleo',
      connected: true,
      clock: null,
      side: '',
      person: null,
    } as const;
    const seats = view.scene.mats.map((mat) => ({ ...seat, seat: mat.seat ?? 0, resigned: mat.seat === 1 }));
    const { container } = render(Host, { view, player: { play: () => undefined }, seats });
    const said = [...container.querySelectorAll('[data-mat] .who')].map((who) => who.textContent);
    expect(said.filter((who) => who.includes('Cleo · resigned'))).toHaveLength(1);
    expect(said.filter((who) => who.includes('adept'))).toHaveLength(said.length - 1);
  });

  test('clicking a region narrows, clicking the next one plays', async () => {
    const { container, played, thing } = table(view);
    await fireEvent.click(thing('fionarria.3'));
    expect(container.querySelectorAll('.choices button.choice')).toHaveLength(4);
    await fireEvent.click(thing('fionarria.2'));
    expect(played).toEqual(['patrol fionarria.3 fionarria.2']);
  });

  test('a key plays its choice, whatever the alphabet', async () => {
    const { container, played } = table(view);
    const key = container.querySelector('[data-action=collect] kbd')?.textContent ?? '';
    await fireEvent.keyDown(document.body, { key, code: `Digit${key}` });
    expect(played).toEqual(['collect']);
  });

  test('Enter on a thing in focus points at it, Escape lets go', async () => {
    const { container, thing } = table(view);
    await fireEvent.keyDown(thing('fionarria.4'), { key: 'Enter', code: 'Enter' });
    expect(container.querySelectorAll('.choices button.choice')).toHaveLength(2);
    await fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' });
    expect(container.querySelectorAll('button.choice')).toHaveLength(7);
  });

  test('what is forbidden is shown with its rule, and told where it is clicked', async () => {
    const { container, thing } = table(view);
    expect(screen.getByRole('button', { name: 'Rule TEK-REGION-02' })).toBeTruthy();
    await fireEvent.click(thing('fionarria.4'));
    await fireEvent.click(thing('fionarria.2'));
    const told = container.querySelector('[data-inspector] .barred');
    expect(told?.textContent).toContain('TEK-REGION-02');
  });

  test('what cannot be chosen explains itself, and Escape closes that', async () => {
    const { container, played, thing } = table(view);
    const stat = view.scene.mats[1]?.stats[0];
    await fireEvent.click(thing(stat?.id ?? ''));
    expect(container.querySelector('[data-inspector]')?.textContent).toContain(stat?.name);
    await fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' });
    expect(container.querySelector('[data-inspector]')).toBeNull();
    expect(played).toEqual([]);
  });

  test('after a choice nothing else can be chosen until the table answers', async () => {
    const { container, played } = table(view);
    await fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' });
    await fireEvent.keyDown(document.body, { key: '2', code: 'Digit2' });
    expect(played).toHaveLength(1);
    expect(container.querySelectorAll('button.choice')).toHaveLength(0);
  });

  test('a key that is held down plays nothing', async () => {
    const { played } = table(view);
    await fireEvent.keyDown(document.body, { key: '1', code: 'Digit1', repeat: true });
    expect(played).toEqual([]);
  });
});

describe('the fixed buttons', () => {
  const roles = (choices: Sparse<Choice>[]) => {
    const view = fixture('nothing');
    view.question = completeQuestion({ seat: 0, kind: 'q', text: 'What now?', choices });
    return table(view);
  };

  test('Enter takes the main one, X goes without, E ends', async () => {
    const choices = [
      { action: 'go', text: 'Go', role: 'main' as const },
      { action: 'no', text: 'Leave it', role: 'skip' as const },
      { action: 'end', text: 'End the turn', role: 'end' as const },
    ];
    for (const [key, code, action] of [
      ['Enter', 'Enter', 'go'],
      ['x', 'KeyX', 'no'],
      ['e', 'KeyE', 'end'],
    ] as const) {
      const { played } = roles(choices);
      await fireEvent.keyDown(document.body, { key, code });
      expect(played).toEqual([action]);
      cleanup();
    }
  });

  test('a final choice says so and waits for the second press', async () => {
    const { container, played } = roles([
      { action: 'leave', text: 'Leave', role: 'main', risk: 'final', help: 'The campaign is over for good.' },
      { action: 'stay', text: 'Stay' },
    ]);
    const button = container.querySelector('[data-action=leave]') as HTMLElement;
    await fireEvent.click(button);
    expect(played).toEqual([]);
    expect(button.textContent).toContain('Press again');
    expect(button.textContent).toContain('over for good');
    await new Promise((done) => setTimeout(done, 450));
    await fireEvent.click(button);
    expect(played).toEqual(['leave']);
  });

  test('leaving for good is in the menu, not on the table', () => {
    const { container } = roles([
      { action: 'quit', text: 'End the campaign', role: 'quit' },
      { action: 'stay', text: 'Stay', things: [] },
    ]);
    expect(actions(container)).toEqual(['stay']);
  });

  test('numbers are counted out by steppers', async () => {
    const view = fixture('nothing');
    const split = (ore: number) => ({
      action: `${ore}`,
      text: `${ore} ore`,
      amounts: { ore, food: 2 - ore },
    });
    const stat = (id: string) => ({ id, name: id, icon: 'ore', value: id === 'ore' ? 0 : 2 });
    view.question = completeQuestion({
      seat: 0,
      kind: 'q',
      text: 'Split',
      choices: [split(0), split(1), split(2)],
      amounts: [stat('ore'), stat('food')],
    });
    const { played } = table(view);
    await fireEvent.click(screen.getByRole('button', { name: 'More ore' }));
    expect(screen.getByText('1 too many')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Less food' }));
    const main = screen.getByRole('button', { name: /^1 ore/ });
    expect(main.closest('.prompt'), 'on the fixed main button').toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(played).toEqual(['1']);
  });
});

describe.each([
  'areas',
  'battlefield',
  'dungeon',
  'cards',
  'growing-map',
  'nothing',
  'game-start.ru',
  'game-end.en',
])('the table %s', (name) => {
  test('is drawn whole', () => {
    const view = fixture(name);
    const { container } = table(view);
    const cells = view.scene.boards.flatMap((board) => board.cells);
    for (const cell of cells)
      expect(container.querySelector(`[data-thing="${cell.id}"]`), cell.id).toBeTruthy();
    for (const mat of view.scene.mats) expect(container.textContent).toContain(mat.name);
  });
});

test('texts are shown as texts, whatever they look like', () => {
  const view = fixture('nothing');
  view.scene.name = '<img src=x onerror=alert(1)>';
  const { container } = table(view);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('<img src=x');
});

test('what will be done is told where the order of play is asked, with its rule', async () => {
  const view = fixture('nothing');
  const notes = [{ text: 'goes for the mage', rule: 'X-1' }];
  const guards = complete('Turn', { id: 'a', name: 'Guards', notes });
  const archers = complete('Turn', { id: 'b', name: 'Archers', done: true, notes });
  view.scene.order = [guards, archers];
  const { container, thing } = table(view);
  await fireEvent.click(thing('a'));
  const told = container.querySelector('[data-inspector]');
  expect(told?.textContent).toContain('goes for the mage');
  expect(told?.querySelector('.rule')?.textContent).toBe('X-1');
});

test('a card draws the area it speaks of', () => {
  const view = fixture('nothing');
  const pattern = {
    hexes: [[1, -1] as [number, number], [1, 0] as [number, number]],
    own: [0, 0] as [number, number],
  };
  const part = { id: 'p', text: ['Attack 2'], patterns: [pattern] };
  const card = { id: 'c', name: 'Cleave', parts: [part] };
  const zone = { id: 'z', kind: 'hand', name: 'Hand', seat: view.seat, cards: [card] } as const;
  view.scene.zones = [complete('Zone', { ...zone, cards: [...zone.cards] })];
  const { container } = table(view);
  expect(container.querySelectorAll('svg[role=img] polygon')).toHaveLength(3);
  expect(container.querySelectorAll('polygon.own')).toHaveLength(1);
});

describe('a term in the words of a card', () => {
  function withCard(choices: Sparse<Choice>[]) {
    const view = fixture('nothing');
    const part = { id: 'p', text: ['[[fire|Fire]] 2'] };
    const card = { id: 'c', name: 'Burn', parts: [part] };
    view.scene.zones = [
      complete('Zone', { id: 'z', kind: 'hand', name: 'Hand', seat: view.seat, cards: [card] }),
    ];
    view.question = completeQuestion({ text: 'Which?', choices });
    const { container, played } = table(view);
    const term = container.querySelector('[data-term=fire]');
    if (!term) throw new Error('no term');
    return { container, played, term };
  }

  test('is no dead spot of a card that can be chosen', async () => {
    const { played, term } = withCard([
      { action: 'burn', text: 'Burn', things: ['c'] },
      { action: 'wait', text: 'Wait' },
    ]);
    await fireEvent.click(term);
    expect(played).toEqual(['burn']);
  });

  test('is explained where the card cannot be chosen', async () => {
    const { container, played, term } = withCard([{ action: 'wait', text: 'Wait' }]);
    await fireEvent.click(term);
    expect(played).toEqual([]);
    expect(container.querySelector('.picked')).toBeNull();
  });
});

test('a line of the log shows what it speaks of, and chooses nothing', async () => {
  const view = fixture('game-middle.en');
  const stat = view.scene.mats[1]?.stats[0];
  const last = view.log.at(-1);
  if (last) last.things = [stat?.id ?? ''];
  const { container, played } = table(view);
  const line = container.querySelector(`[data-look="${stat?.id}"]`);
  if (!line) throw new Error('no line');
  await fireEvent.click(line);
  expect(container.querySelector('[data-inspector]')?.textContent).toContain(stat?.name);
  expect(played).toEqual([]);
});

describe('the drawer of a phone', () => {
  beforeEach(() => void (window.innerWidth = 390));
  afterEach(() => void (window.innerWidth = 1024));

  test.each([
    ['the hand is asked about', 'held', true],
    ['only what was played is asked about', 'played', false],
  ])('begins with the hand unless that says nothing: %s', (_, asked, first) => {
    const zone = (id: string, role: 'hand' | 'played') => ({
      id: `zone-${id}`,
      kind: 'row' as const,
      role,
      cards: [{ id, name: id }],
    });
    const zones = [zone('held', 'hand'), zone('played', 'played')];
    const mats = [{ id: 'mat', name: 'Me', seat: 0, zones }];
    const scene = complete('Scene', { mats, boards: fixture('areas').scene.boards });
    const question = completeQuestion({
      seat: 0,
      kind: 'q',
      text: '?',
      choices: ['a', 'b'].map((action) => ({ action, text: action, things: [asked] })),
    });
    const { container } = table({ ...fixture('nothing'), seat: 0, scene, question });
    expect(container.querySelector('.dock .held')?.classList.contains('first')).toBe(first);
  });
});
