// Reports changed files once Vite has dropped them from its cache.
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../build/stamp.mjs';

/** Vite plugin; `changed` gets the file's path from the project's folder. Tests are left out: nothing that runs imports them. */
export const changesPlugin = (changed: (path: string) => void): Plugin => ({
  name: 'foyer-changes',
  hotUpdate({ file }) {
    const path = relative(root, file).replaceAll('\\', '/');
    if (this.environment.name === 'ssr' && !/\.test\.tsx?$/.test(path)) changed(path);
  },
});
