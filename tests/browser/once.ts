/** Before all tests: the client with its page of boards to look at is built, once; gone after the last. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

declare module 'vitest' {
  export interface ProvidedContext {
    demo: string;
  }
}

export default function buildDemo(project: { provide(key: 'demo', folder: string): void }): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tabletome-'));
  const options = ['build', '--mode', 'demo', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync('npx', ['vite', ...options], { cwd: resolve(import.meta.dirname, '../../web') });
  project.provide('demo', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
