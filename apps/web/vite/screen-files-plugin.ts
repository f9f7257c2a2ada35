// Vite plugin for the server: every lazy `code: () => import('./x-screen.tsx')` names its file,
// so that the document can preload the chunks and inline the styles of the page.
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const lazyCode = /\bcode:\s*\(\)\s*=>\s*import\((['"])(\.[^'"]+)\1\)/g;

/** The plugin; files are named relative to `root`, as Vite's manifest names them. */
export function screenFilesPlugin(root: string): Plugin {
  return {
    name: 'foyer-screen-files',
    enforce: 'pre',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    transform: {
      filter: { id: /\/features\/[^/]+\/[^/]+\.tsx?$/, code: /\bcode:\s*\(\)\s*=>\s*import\(/ },
      handler(code, id) {
        const named = code.replace(lazyCode, (whole, _quote: string, file: string) => {
          const path = relative(root, resolve(dirname(id), file)).replaceAll('\\', '/');
          return `file: ${JSON.stringify(path)}, ${whole}`;
        });
        return { code: named, map: null };
      },
    },
  };
}
