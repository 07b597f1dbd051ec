import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { complete } from '../src/lib/complete';
import type { Barred, Choice, View } from '../src/lib/protocol';
import { fixture } from './fixtures';
import Host from './Host.svelte';

function table(view: View) {
  const played: string[] = [];
  const player = {
    play: (choice: Choice) => void played.push(choice.action),
    barred: vi.fn<(barred: Barred[]) => void>(),
  };
  const { container } = render(Host, { view, player });
  const thing = (id: string) => {
    const found = [...container.querySelectorAll(`[data-thing="${id}"]`)].at(-1);
    if (!found) throw new Error(`no ${id} on the table`);
    return found;
  };
  return { container, played, player, thing };
}

describe('a real game', () => {
  const view = fixture('game-middle.en');

  test('shows every choice as a button with a key', () => {
    const { container } = table(view);
    const buttons = [...container.querySelectorAll('button.choice')];
    expect(buttons.map((button) => button.getAttribute('data-action'))).toEqual(
      view.question?.choices.map((choice) => choice.action),
    );
    expect(buttons[0]?.querySelector('kbd')?.textContent).toBe('1');
  });

  test('clicking a region narrows, clicking the next one plays', async () => {
    const { container, played, thing } = table(view);
    await fireEvent.click(thing('fionarria.3'));
    expect(container.querySelectorAll('button.choice')).toHaveLength(4);
    await fireEvent.click(thing('fionarria.2'));
    expect(played).toEqual(['patrol fionarria.3 fionarria.2']);
  });

  test('a key plays its choice, whatever the alphabet', async () => {
    const { played } = table(view);
    await fireEvent.keyDown(document.body, { key: '7', code: 'Digit7' });
    expect(played).toEqual(['collect']);
  });

  test('Enter on a thing in focus points at it, Escape lets go', async () => {
    const { container, thing } = table(view);
    await fireEvent.keyDown(thing('fionarria.4'), { key: 'Enter', code: 'Enter' });
    expect(container.querySelectorAll('button.choice')).toHaveLength(2);
    await fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' });
    expect(container.querySelectorAll('button.choice')).toHaveLength(7);
  });

  test('what is forbidden is shown with its rule, and told when clicked', async () => {
    const { player, thing } = table(view);
    expect(screen.getByRole('button', { name: 'Rule TEK-REGION-02' })).toBeTruthy();
    await fireEvent.click(thing('fionarria.4'));
    await fireEvent.click(thing('fionarria.2'));
    expect(player.barred).toHaveBeenCalledWith([expect.objectContaining({ rule: 'TEK-REGION-02' })]);
  });

  test('after a choice nothing else can be chosen until the table answers', async () => {
    const { container, played } = table(view);
    await fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' });
    await fireEvent.keyDown(document.body, { key: '2', code: 'Digit2' });
    expect(played).toHaveLength(1);
    expect(container.querySelectorAll('button.choice')).toHaveLength(0);
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

test('what will be done is told in the order of play, with its rule, until it is over', () => {
  const view = fixture('nothing');
  const notes = [{ text: 'goes for the mage', rule: 'X-1' }];
  const guards = complete('Turn', { id: 'a', name: 'Guards', notes });
  const archers = complete('Turn', { id: 'b', name: 'Archers', done: true, notes });
  view.scene.order = [guards, archers];
  const { container } = table(view);
  expect(container.querySelectorAll('.notes')).toHaveLength(1);
  expect(container.querySelector('.notes')?.textContent).toContain('goes for the mage');
  expect(container.querySelector('.notes .rule')?.textContent).toBe('X-1');
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
