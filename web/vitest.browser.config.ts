/** Real Chromium against the real server: tests in ../tests/browser, one after the other. */

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const installed = (name: string) => fileURLToPath(new URL(`./node_modules/${name}`, import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: {
    alias: {
      'playwright-core': installed('playwright-core/index.mjs'),
      'axe-core': installed('axe-core/axe.js'),
      vitest: installed('vitest/dist/index.js'),
    },
  },
  server: { fs: { strict: false } },
  test: {
    environment: 'node',
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 420_000,
    hookTimeout: 120_000,
    // What else the machine does may make a test fail once; a defect fails twice.
    retry: 1,
  },
});
