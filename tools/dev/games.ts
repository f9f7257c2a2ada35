// The games from their sources: the platform serves the pages, Vite their modules.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { root } from '../build/stamp.mjs';

const gamesRoot = join(root, 'apps/games');
const pages = ['lottery/index.html', 'lottery/verify/index.html'];

/** Writes the games' pages with Vite's client in them to the folder from which the platform serves games. */
export async function writeGamePages(vite: ViteDevServer, folder: string): Promise<void> {
  for (const page of pages) {
    const html = await vite.transformIndexHtml(`/${page}`, readFileSync(join(gamesRoot, page), 'utf8'));
    mkdirSync(dirname(join(folder, page)), { recursive: true });
    writeFileSync(join(folder, page), html);
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

/** Tells whether a request on the games' host is for a module. */
export const isOfGames = (host: string, address: string): boolean =>
  /^games\./i.test(host) && /^\/(?:@|src\/|node_modules\/)/.test(address);
