// Builds the games into dist/games, one page each, with relative addresses for both places.
import { fileURLToPath } from 'node:url';
import { scriptTargets } from '@foyer/browsers';
import { fileLoaderPlugin } from '@foyer/browsers/lost-files/file-loader-plugin';
import { defineConfig } from 'vite';
import { isLanguageCode } from '../../packages/contract/src/languages.ts';
import { sharedTextsPlugin } from '../../texts/plugin.ts';
import { noScriptPlugin } from './vite/no-script-plugin.ts';
import { recoveryPlugin } from './vite/recovery-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One folder a language. */
const texts = here('../../texts');

export default defineConfig({
  root: here('.'),
  base: './',
  logLevel: 'warn',
  plugins: [
    sharedTextsPlugin(texts),
    noScriptPlugin(texts),
    fileLoaderPlugin(here('./src/files/load-with-files.ts')),
    recoveryPlugin(),
  ],
  // The source is written against React; what is shipped is Preact, by its size.
  resolve: {
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
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
    rolldownOptions: {
      input: {
        lottery: here('lottery/index.html'),
        verify: here('lottery/verify/index.html'),
        instant: here('instant/index.html'),
        instantVerify: here('instant/verify/index.html'),
        chat: here('chat/index.html'),
      },
      // The platform finds a language's texts by this name: codes have a hyphen, hashes have one too, a dot ends the code.
      output: {
        chunkFileNames: ({ name }) => (isLanguageCode(name) ? 'assets/[name].[hash].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
