// Vite plugin: starts each page with a script that loads its own lost files again.
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
