/** Real Chromium against real servers: tests in ../tests/browser, two files at a time, then those that measure speed. */

import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const installed = (name: string) => fileURLToPath(new URL(`./node_modules/${name}`, import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const SPEED = 'tests/browser/speed.test.ts';

/** Some of the tests, so many files at a time. */
const part = (
  name: string,
  place: number,
  maxWorkers: number,
  files: { include: string[]; exclude?: string[] },
): TestProjectInlineConfiguration => ({
  root,
  resolve: {
    alias: {
      'playwright-core': installed('playwright-core/index.mjs'),
      'axe-core': installed('axe-core/axe.js'),
      vitest: installed('vitest/dist/index.js'),
    },
  },
  server: { fs: { strict: false } },
  test: {
    name,
    ...files,
    environment: 'node',
    maxWorkers,
    sequence: { groupOrder: place },
    testTimeout: 420_000,
    hookTimeout: 120_000,
    // What else the machine does may make a test fail once; a defect fails twice.
    retry: 1,
  },
});

export default defineConfig({
  root,
  test: {
    globalSetup: 'tests/browser/once.ts',
    projects: [
      part('together', 0, 2, { include: ['tests/browser/**/*.test.ts'], exclude: [SPEED] }),
      part('alone', 1, 1, { include: [SPEED] }),
    ],
  },
});
