// Builds the games into dist/games: one page a game, addresses relative, so that they work on games.<site> and under /games/.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Oldest browsers of our players: iOS 14.5, Chrome 87, Samsung Internet 14. */
const targets = ['safari14.1', 'ios14.5', 'chrome87'];

export default defineConfig({
  root: here('.'),
  base: './',
  logLevel: 'warn',
  json: { stringify: true, namedExports: false },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('../../dist/games'),
    emptyOutDir: true,
    target: targets,
    cssTarget: targets,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { lottery: here('lottery/index.html'), verify: here('lottery/verify/index.html') } },
  },
});
