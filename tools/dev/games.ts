// The games from their sources: the platform serves the pages, Vite their modules.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { servedPages } from '../../apps/platform/src/modules/play/game/game-pages.table.ts';
import { root } from '../build/stamp.mjs';

const gamesRoot = join(root, 'apps/games');

/** Writes the games' pages with Vite's client in them to the folder from which the platform serves games. */
export async function writeGamePages(vite: ViteDevServer, folder: string): Promise<void> {
  for (const { page } of servedPages) {
    const file = `${page}/index.html`;
    const html = await vite.transformIndexHtml(`/${file}`, readFileSync(join(gamesRoot, file), 'utf8'));
    mkdirSync(join(folder, page), { recursive: true });
    writeFileSync(join(folder, file), html);
  }
}

/** Starts Vite for the games; they live at the top of their own host. */
export const createGamesServer = (server: Server, port: number): Promise<ViteDevServer> =>
  createServer({
    configFile: join(gamesRoot, 'vite.config.ts'),
    base: '/',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server, path: '@changes-of-games', clientPort: port } },
  });

/** Tells whether a request is for a module of a page on its host: that of the games, or the chat's. */
export const isOfGames = (host: string, address: string): boolean =>
  servedPages.some((page) => host.toLowerCase().startsWith(`${page.host}.`)) &&
  /^\/(?:@|src\/|node_modules\/)/.test(address);
