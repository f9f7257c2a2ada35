// `npm run dev`: runs platform, site and games from their sources and shows each saved change.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { register } from 'node:module';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { CHAT_LIVE_PATH } from '@foyer/contract/sub-hosts';
import type { ViteDevServer } from 'vite';
import { readSiteEnv } from '../apps/web/server/env.ts';
import { buildCaptcha } from './build/captcha.ts';
import { buildMiniGame } from './build/mini-game.ts';
import { root } from './build/stamp.mjs';
import { type DemoProcess, startDemoProcess } from './demo-process.ts';
import { createGamesServer, isOfGames, writeGamePages } from './dev/games.ts';
import { createDevelopmentPlatform, type DevelopmentPlatform } from './dev/platform.ts';
import { openPolicy } from './dev/policy.ts';
import { createDevelopmentSite, type DevelopmentSite } from './dev/site.ts';
import { greeting, isDemo, requirePorts } from './greeting.ts';

// The scripts' texts are modules that these hooks make: they have to stand before the scripts load.
register('../texts/node-hooks.ts', import.meta.url);
const { startDemoStaff } = await import('./demo-staff.ts');

/** How Node runs a program from its sources, with the texts in it. */
const fromSources = ['--import', 'tsx', '--import', new URL('../texts/register-hooks.mjs', import.meta.url).href];

/** Folders of what is built before it can be served. */
const built = {
  web: join(root, '.cache/dev/web'),
  games: join(root, '.cache/dev/games'),
  captcha: join(root, '.cache/dev/captcha'),
};
const miniGameSource = 'apps/games/src/mini-game';
const captchaScript = 'apps/platform/src/modules/foundation/captcha/script';

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createSocketServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const reload = (vite: ViteDevServer): void => vite.environments.client.hot.send({ type: 'full-reload' });

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

const isIn = (path: string, ...folders: readonly string[]): boolean => folders.some((one) => path.startsWith(one));

/** Generates the captcha script as the platform serves it. */
const generateCaptcha = async (): Promise<void> => {
  rmSync(built.captcha, { recursive: true, force: true });
  await buildCaptcha(join(root, captchaScript), built.captcha);
};

/** Generates the mini-game's scripts as the platform serves them. */
const generateMiniGame = (): Promise<void> => buildMiniGame(join(root, miniGameSource), join(built.games, 'mini-game'));

/** Everything that runs. */
interface Running {
  readonly platform: DevelopmentPlatform;
  readonly site: DevelopmentSite;
  readonly games: ViteDevServer;
}

/** Renews the platform after a file changed, and with it the games' pages, which it serves. */
async function renewPlatform({ platform, site, games }: Running, path: string): Promise<void> {
  const isPage = /^apps\/games\/.*\.html$/.test(path);
  if (!isPage && !isIn(path, miniGameSource, 'apps/platform/', 'packages/', 'merchants/', 'texts/')) return;
  if (isIn(path, captchaScript, 'texts/')) await generateCaptcha();
  if (isIn(path, miniGameSource, 'texts/')) await generateMiniGame();
  if (isPage) await writeGamePages(games, built.games);
  await platform.restart();
  reload(games);
  if (!isPage) reload(site.vite);
}

/** Renews the site after a file changed; Vite itself updates the files that only the browser reads. */
async function renewSite({ site }: Running, path: string): Promise<void> {
  if (!isIn(path, 'apps/web/', 'packages/', 'merchants/')) return;
  if (isIn(path, 'merchants/')) site.rebuildBrands();
  await site.renew();
  if (isIn(path, 'apps/web/server/', 'merchants/')) reload(site.vite);
}

/** The server of everything: modules from Vite, all else from the site as it is now, once the platform stands. */
const answer =
  ({ platform, site, games }: Running): RequestListener =>
  async (request, response) => {
    openPolicy(response);
    if (isOfGames(request.headers.host ?? '', request.url ?? '')) {
      games.middlewares(request, response);
      return;
    }
    await platform.settled();
    site.answer(request, response);
  };

async function start(): Promise<void> {
  const [platformPort, operatorPort] = [await freePort(), await freePort()];
  const dataDir = process.env.DATA_DIR || '.data';
  const startDemo = async (name: 'bank' | 'vendor'): Promise<DemoProcess | null> =>
    isDemo(process.env)
      ? startDemoProcess(
          { name, program: [...fromSources, `apps/${name}/src/run.ts`], folder: join(dataDir, name) },
          process.env,
        )
      : null;
  const [bank, vendor] = [await startDemo('bank'), await startDemo('vendor')];
  const env = readSiteEnv({
    ...process.env,
    DEMO_BANK_URL: bank?.url,
    DEMO_VENDOR_URL: vendor?.url,
    BACKEND_URL: `http://127.0.0.1:${platformPort}`,
    LOG_LEVEL: process.env.LOG_LEVEL || 'error',
  });
  await requirePorts(env.port);
  const outboxKey = process.env.OUTBOX_KEY || randomBytes(18).toString('base64url');
  const ofPlatform = {
    ...process.env,
    PORT: String(env.port),
    PLATFORM_HOST: '127.0.0.1',
    PLATFORM_PORT: String(platformPort),
    OPERATOR_PORT: String(operatorPort),
    OUTBOX_KEY: outboxKey,
    DEMO_BANK_URL: bank?.url,
    DEMO_VENDOR_URL: vendor?.url,
    PAYMENT_NOTICE_URL: `http://127.0.0.1:${env.port}`,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: env.logLevel,
    GAMES_DIR: built.games,
    CAPTCHA_DIR: built.captcha,
  };
  const servers = [createServer(), createServer()] as const;
  const [main] = servers;
  const games = await createGamesServer(main, env.port);
  await Promise.all([writeGamePages(games, built.games), generateCaptcha(), generateMiniGame()]);
  let running: Running | null = null;
  const when = (renew: (running: Running, path: string) => Promise<void>) => (path: string) => {
    if (running) renew(running, path).catch(report);
  };
  const [platform, site] = await Promise.all([
    createDevelopmentPlatform(ofPlatform, when(renewPlatform)),
    createDevelopmentSite(env, main, built.web, when(renewSite)),
  ]);
  running = { platform, site, games };
  for (const [place, server] of servers.entries()) {
    server.on('request', answer(running));
    server.on('upgrade', (request, socket) => {
      // All others are for Vite, which listens as well.
      if (request.url === CHAT_LIVE_PATH) site.take(request, socket);
    });
    await listen(server, env.port + place, env.host);
  }
  const stopStaff = isDemo(process.env) ? startDemoStaff(`http://127.0.0.1:${operatorPort}`) : null;
  const stop = async (): Promise<void> => {
    stopStaff?.();
    for (const server of servers) server.closeAllConnections();
    await Promise.all([site.close(), games.close(), platform.stop(), bank?.stop(), vendor?.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  process.stdout.write(greeting(env.port, isDemo(process.env), outboxKey));
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

start().catch((error: unknown) => {
  report(error);
  process.exit(1);
});
