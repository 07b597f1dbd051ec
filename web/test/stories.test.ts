import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { completeEntry } from '../src/lib/complete';
import { unread } from '../src/lib/stories';
import StoryPage from '../src/table/StoryPage.svelte';

const page = (step: number, text: string) =>
  completeEntry({ step, text, kind: 'story', steps: [{ text: `It is told at ${step}.` }] });
const line = (step: number) => completeEntry({ step, text: 'somebody moves' });
const log = [page(0, 'The beginning'), line(1), page(4, 'A room'), page(4, 'A vow'), line(5)];
const told = (newFrom: number, closed = -1) => unread(log, newFrom, closed).map(({ text }) => text);

describe('pages of a story', () => {
  test('are those told since this seat last chose', () => {
    expect(told(1)).toEqual(['A room', 'A vow']);
    expect(told(4)).toEqual([]);
  });

  test('begin before the first move, and whoever comes later reads the latest', () => {
    expect(unread(log.slice(0, 2), -1, -1)).toHaveLength(1);
    expect(told(-1)).toEqual(['A room', 'A vow']);
  });

  test('do not come back once they are closed', () => {
    expect(told(1, 5)).toEqual([]);
  });

  test('show title and paragraphs and can be closed', async () => {
    const onclose = vi.fn();
    const { container, getByRole } = render(StoryPage, { entries: [page(0, 'The beginning')], onclose });
    expect(getByRole('heading').textContent).toBe('The beginning');
    expect(container.textContent).toContain('It is told at 0.');
    await fireEvent.click(getByRole('button'));
    expect(onclose).toHaveBeenCalledOnce();
    cleanup();
  });
});
