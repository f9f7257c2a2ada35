// Vite plugin for the browser's build: chunks load by our own loader, in place of Vite's helper.
import type { Plugin } from 'vite';

/** Name under which Vite imports its helper; the imports of `__vitePreload` in every chunk lead here. */
const HELPER = '\0vite/preload-helper.js';

/** The plugin; `loader` is the file that exports `loadWithFiles`. */
export function fileLoaderPlugin(loader: string): Plugin {
  return {
    name: 'foyer-file-loader',
    enforce: 'pre',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    load: (id) => (id === HELPER ? `export { loadWithFiles as __vitePreload } from ${JSON.stringify(loader)};` : null),
  };
}
