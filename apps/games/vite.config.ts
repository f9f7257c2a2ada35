// Builds the games into dist/games: one page a game, addresses relative, so that they work on games.<site> and under /games/.
import { fileURLToPath } from 'node:url';
import { scriptTargets } from '@foyer/browsers';
import { fileLoaderPlugin } from '@foyer/browsers/lost-files/file-loader-plugin';
import { defineConfig } from 'vite';
import { recoveryPlugin } from './vite/recovery-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  logLevel: 'warn',
  plugins: [fileLoaderPlugin(here('./src/files/load-with-files.ts')), recoveryPlugin()],
  json: { stringify: true, namedExports: false },
  // The source is written against React; what is shipped is Preact, by its size.
  resolve: {
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react$/, replacement: 'preact/compat' },
    ],
  },
  build: {
    outDir: here('../../dist/games'),
    emptyOutDir: true,
    target: scriptTargets,
    cssTarget: scriptTargets,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { lottery: here('lottery/index.html'), verify: here('lottery/verify/index.html') } },
  },
});
