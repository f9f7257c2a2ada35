// Vite plugin: the first thing in each page is a script that brings back what the page itself names, where it was lost.
import { entryRecoveryScript, sheetRecoveryScript } from '@foyer/browsers/lost-files/entry-recovery';
import type { Plugin } from 'vite';

/** The plugin. The server of the page lets the script in by its hash. */
export const recoveryPlugin = (): Plugin => ({
  name: 'foyer-recovery',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      { tag: 'script', children: [entryRecoveryScript, sheetRecoveryScript].join(';'), injectTo: 'head-prepend' },
    ],
  },
});
