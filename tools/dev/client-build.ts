// Replaces the browser's build in development: modules and styles as Vite serves them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { ClientBuild, Stylesheet } from '../../apps/web/server/client-build.ts';
import { undivided } from '../../apps/web/server/later-styles.ts';

const ENTRY = 'virtual:development';
const ENTRY_ADDRESS = `/m/@id/__x00__${ENTRY}`;

/**
 * Starts the app with Vite's client beside it. The sheets that the server wrote into the page are handed over to the client, which then
 * changes them in place; React's refresh has to stand before the first component is read.
 */
const entrySource = `
for (const style of document.querySelectorAll('style[id]')) style.setAttribute('data-vite-dev-id', decodeURIComponent(style.id));
await import(/* @vite-ignore */ '/m/@vite/client');
const { injectIntoGlobalHook } = await import('/@react-refresh');
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/main.tsx');
`;

/** Vite plugin that serves the module every page starts with. */
export const entryPlugin: Plugin = {
  name: 'foyer-development-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) => (id === `\0${ENTRY}` ? entrySource : null),
};

/** Style sheets of the app in the order in which its modules ask for them. */
async function sheetsOf(vite: ViteDevServer): Promise<Stylesheet[]> {
  const { moduleGraph } = vite.environments.ssr;
  type Node = NonNullable<ReturnType<typeof moduleGraph.getModuleById>>;
  const seen = new Set<Node>();
  const files: string[] = [];
  const walk = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const next of node.importedModules) walk(next);
    if (node.file?.endsWith('.css') && !node.id?.includes('?')) files.push(node.file);
  };
  const root = await moduleGraph.getModuleByUrl('/src/render.tsx');
  if (root) walk(root);
  return Promise.all(
    files.map(async (file) => {
      const { default: text } = await vite.ssrLoadModule(`${file}?inline`);
      // The page gives the element the address as its id, without folder and ending.
      const sheet = String(text).trim();
      return { address: `/${encodeURIComponent(file)}.css`, text: sheet, rules: undivided(sheet) };
    }),
  );
}

/** Reads what a page is made of as the sources have it now. */
export async function developmentBuild(vite: ViteDevServer): Promise<ClientBuild> {
  const styles = await sheetsOf(vite);
  const bootScript = readFileSync(join(vite.config.root, 'src/boot/boot.js'), 'utf8').trim();
  return { bootScript, entry: ENTRY_ADDRESS, assetsOf: () => ({ styles, entry: ENTRY_ADDRESS, modules: [] }) };
}
