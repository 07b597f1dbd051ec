/** What jsdom lacks and the client uses. */

import { cleanup } from '@testing-library/svelte';
import { afterEach, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal('fetch', () => Promise.resolve(new Response('<svg><path d="M0 0"/></svg>')));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
vi.stubGlobal('__ICONS__', '/icons');

afterEach(cleanup);
