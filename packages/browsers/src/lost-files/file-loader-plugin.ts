// Vite plugin: loads chunks of browser builds with our loader in place of Vite's helper.

/** The plugin interface of Vite, as far as this package knows it. */
export interface FileLoaderPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly apply: (config: unknown, env: { readonly command: string; readonly isSsrBuild?: boolean }) => boolean;
  readonly load: (id: string) => string | null;
}

/** Name under which Vite imports its helper; the imports of `__vitePreload` in every chunk lead here. */
const HELPER = '\0vite/preload-helper.js';

/** The plugin; `loader` is the file that exports `loadWithFiles`. */
export function fileLoaderPlugin(loader: string): FileLoaderPlugin {
  return {
    name: 'foyer-file-loader',
    enforce: 'pre',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    load: (id) => (id === HELPER ? `export { loadWithFiles as __vitePreload } from ${JSON.stringify(loader)};` : null),
  };
}
