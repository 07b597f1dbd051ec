/** Serves the game-icons set as one small file an icon, so that a table loads only the icons it shows. */

import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
  width: number;
  height: number;
}

const load = createRequire(import.meta.url);
const VERSION = (load('@iconify-json/game-icons/package.json') as { version: string }).version;

/** Named after the version of the set, so that a browser may keep the files for ever. */
const FOLDER = `assets/icons-${VERSION}`;

/** Every icon's file content by name; an alias is a copy of its parent. */
export function iconFiles(): Map<string, string> {
  const set = load('@iconify-json/game-icons/icons.json') as IconSet;
  const file = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${set.width} ${set.height}">${body}</svg>`;
  const files = new Map(Object.entries(set.icons).map(([name, icon]) => [name, file(icon.body)]));
  for (const [name, alias] of Object.entries(set.aliases ?? {})) {
    const parent = files.get(alias.parent);
    if (parent) files.set(name, parent);
  }
  return files;
}

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    config: () => ({ define: { __ICONS__: JSON.stringify(`/${FOLDER}`) } }),
    configureServer(server) {
      const files = iconFiles();
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const name = /^\/([a-z0-9-]+)\.svg$/.exec(request.url ?? '')?.[1];
        const content = name && files.get(name);
        if (!content) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(content);
      });
    },
    generateBundle() {
      for (const [name, source] of iconFiles()) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}.svg`, source });
      }
    },
  };
}
