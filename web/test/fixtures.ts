/** The recorded and made-up views of ../fixtures. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeView, type Sparse } from '../src/lib/complete';
import type { View } from '../src/lib/protocol';

export function fixture(name: string): View {
  const file = join(import.meta.dirname, `../fixtures/${name}.json`);
  return completeView(JSON.parse(readFileSync(file, 'utf-8')) as Sparse<View>);
}
