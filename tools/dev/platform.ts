// The platform from its sources, restarted after each change over an open database.
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type * as DatabaseModule from '../../apps/platform/src/db/open.ts';
import type * as EnvModule from '../../apps/platform/src/env.ts';
import type * as LogModule from '../../apps/platform/src/log.ts';
import type * as PlatformMain from '../../apps/platform/src/main.ts';
import type * as MerchantsModule from '../../apps/platform/src/merchants/load.ts';
import { sharedTextsPlugin } from '../../texts/plugin.ts';
import { root } from '../build/stamp.mjs';
import { changesPlugin } from './changes.ts';

const platformRoot = join(root, 'apps/platform');
/** The folders that the platform serves or reads beside its own folder. */
const shared = ['apps/games', 'packages', 'merchants', 'texts'].map((name) => join(root, name));

export interface DevelopmentPlatform {
  readonly vite: ViteDevServer;
  /** Starts it again. If the sources cannot be read, the running platform stays and the fault is reported. */
  readonly restart: () => Promise<void>;
  /** Ends with the restart that is under way. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

type Database = Awaited<ReturnType<typeof DatabaseModule.openDatabase>>;
type Running = Awaited<ReturnType<typeof PlatformMain.startFrom>>;

/** Everything the start needs, as the sources have it now. */
const readSources = async (vite: ViteDevServer) => {
  const read = <T>(file: string): Promise<T> => vite.ssrLoadModule(file) as Promise<T>;
  return {
    ...(await read<typeof EnvModule>('/src/env.ts')),
    ...(await read<typeof DatabaseModule>('/src/db/open.ts')),
    ...(await read<typeof MerchantsModule>('/src/merchants/load.ts')),
    ...(await read<typeof LogModule>('/src/log.ts')),
    ...(await read<typeof PlatformMain>('/src/main.ts')),
  };
};

/** Reads the platform's sources and starts it by these variables; `changed` is called for every file. */
export async function createDevelopmentPlatform(
  variables: NodeJS.ProcessEnv,
  changed: (path: string) => void,
): Promise<DevelopmentPlatform> {
  const vite = await createServer({
    root: platformRoot,
    configFile: false,
    appType: 'custom',
    plugins: [sharedTextsPlugin(join(root, 'texts')), changesPlugin(changed)],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@foyer\//], target: 'node' },
  });
  vite.watcher.add(shared);
  let database: Database | null = null;
  let opener: typeof DatabaseModule.openDatabase | null = null;
  let running: Running | null = null;
  let work = Promise.resolve();

  const stopRunning = async (): Promise<void> => {
    const last = running;
    running = null;
    await last?.close();
  };
  const closeDatabase = async (): Promise<void> => {
    const last = database;
    database = null;
    await last?.close();
  };
  const start = async (): Promise<void> => {
    const sources = await readSources(vite);
    await stopRunning();
    const env = sources.readEnv(variables);
    if (opener !== sources.openDatabase) await closeDatabase();
    opener = sources.openDatabase;
    database ??= await sources.openDatabase(env);
    const { port, demo, firebase, demoBankUrl, demoVendorUrl } = env;
    running = await sources.startFrom(env, {
      merchants: await sources.loadMerchants(env.merchantsDir, {
        port,
        demo,
        emulator: firebase.emulator,
        bankUrl: demoBankUrl,
        vendorUrl: demoVendorUrl,
      }),
      log: sources.createLog(env.logLevel),
      database: { ...database, close: async () => undefined },
    });
  };
  const report = (error: unknown): void => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    vite.config.logger.error(`The platform cannot be started:\n${error instanceof Error ? error.stack : error}`);
  };
  await start();
  return {
    vite,
    restart: () => {
      work = work.then(start).catch(report);
      return work;
    },
    settled: () => work,
    stop: async () => {
      await work;
      await stopRunning();
      await closeDatabase();
      await vite.close();
    },
  };
}
