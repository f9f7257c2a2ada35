// The site from its sources, rebuilt after each change while its ports stay open.
import { mkdirSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createServer, type ViteDevServer } from 'vite';
import type { SiteEnv } from '../../apps/web/server/env.ts';
import type * as SiteMain from '../../apps/web/server/main.ts';
import type { Operator } from '../../apps/web/server/operators.ts';
import type { Renderer } from '../../apps/web/server/renderer.ts';
import type * as SiteTextsModule from '../../apps/web/server/site-texts.ts';
import { compileTexts } from '../../apps/web/vite/compile-texts.ts';
import { textFolders } from '../../texts/folders.ts';
import { languagesIn } from '../../texts/sheets.ts';
import { buildBrands } from '../build/brand.ts';
import { bundleScript } from '../build/scripts.ts';
import { merchantsFolder, root } from '../build/stamp.mjs';
import { changesPlugin } from './changes.ts';
import { developmentBuild, entryPlugin } from './client-build.ts';

const webRoot = join(root, 'apps/web');
const locales = join(root, textFolders.web);
const merchants = merchantsFolder();
const styles = join(root, 'styles');
/** The folders that the site reads beside its own folder. */
const shared = [merchants, join(root, 'packages')];

export interface DevelopmentSite {
  /** Answers a request with what the sources say now; null while they cannot be read. */
  readonly answer: RequestListener;
  /** Passes a WebSocket on to the platform. */
  readonly take: (request: IncomingMessage, socket: Duplex) => void;
  /**
   * Reads the sources again; the page reloads once they stand. A fault in them is reported, and the earlier version
   * stays.
   */
  readonly renew: () => Promise<void>;
  /** Builds the brands again. */
  readonly rebuildBrands: () => void;
  readonly vite: ViteDevServer;
  readonly close: () => Promise<void>;
}

/** A site that ends after its last answer: what a request asked before a change is still answered by the site of then. */
class ServedSite {
  readonly #site: SiteMain.AssembledSite;
  readonly #open = new Set<ServerResponse>();
  #ended: (() => void) | null = null;

  constructor(site: SiteMain.AssembledSite) {
    this.#site = site;
  }

  readonly answer: RequestListener = (request, response) => {
    this.#open.add(response);
    response.once('close', () => {
      this.#open.delete(response);
      if (this.#open.size === 0) this.#ended?.();
    });
    this.#site.routing(request, response);
  };

  readonly take: DevelopmentSite['take'] = (request, socket) => this.#site.tunnels.take(request, socket);

  readonly close = (): Promise<void> => this.#site.close();

  async closeAfterLastAnswer(): Promise<void> {
    if (this.#open.size > 0) await new Promise<void>((resolve) => (this.#ended = resolve));
    await this.#site.close();
  }
}

const isOfVite = (address: string): boolean => /^\/m\/(?:@|src\/|node_modules\/)/.test(address);

/** Texts that the server says itself, compiled from the sources. */
async function readSiteTexts(vite: ViteDevServer) {
  const { createSiteTexts } = (await vite.ssrLoadModule('/server/site-texts.ts')) as typeof SiteTextsModule;
  const ofSite = (code: string) => ({ site: compileTexts(locales, code).site });
  return createSiteTexts(Object.fromEntries(languagesIn(locales).map((code) => [code, ofSite(code)])) as never);
}

/**
 * Starts Vite and reads the site's sources. `web` is a separate folder for generated files: the brands. `changed` is
 * called for every file.
 */
export async function createDevelopmentSite(
  env: SiteEnv,
  server: Server,
  web: string,
  changed: (path: string) => void,
): Promise<DevelopmentSite> {
  mkdirSync(join(web, 'client'), { recursive: true });
  const vite = await createServer({
    configFile: join(webRoot, 'vite.config.ts'),
    appType: 'custom',
    plugins: [entryPlugin, changesPlugin(changed)],
    server: { middlewareMode: true, hmr: { server, path: '@changes', clientPort: env.port } },
  });
  // A copy in place of what was just saved would mislead: a worker of a built product on this port removes itself.
  const removing = await bundleScript(join(webRoot, 'src/worker/removing-worker.ts'), 'iife', {});
  let operators: readonly Operator[] = [];
  const rebuildBrands = (): void => {
    operators = buildBrands(merchants, [webRoot, styles], join(web, 'brand'));
  };
  const read = async (): Promise<ServedSite> => {
    const { assembleSite } = (await vite.ssrLoadModule('/server/main.ts')) as typeof SiteMain;
    const renderer = (await vite.ssrLoadModule('/src/render.tsx')) as Renderer;
    const [build, texts] = await Promise.all([developmentBuild(vite), readSiteTexts(vite)]);
    const parts = { operators, renderer, build, texts, worker: { site: removing, removing }, web };
    return new ServedSite(await assembleSite(env, parts, { isReady: () => true }));
  };
  vite.watcher.add(shared);
  rebuildBrands();
  let current = await read();
  let renewing = Promise.resolve();
  const report = (error: unknown): void =>
    vite.config.logger.error(
      `The sources of the site cannot be used:\n${error instanceof Error ? error.stack : error}`,
    );
  const renewNow = async (): Promise<void> => {
    try {
      const next = await read();
      current.closeAfterLastAnswer().catch(report);
      current = next;
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      report(error);
    }
  };
  return {
    vite,
    rebuildBrands,
    answer: async (request, response) => {
      if (isOfVite(request.url ?? '')) return vite.middlewares(request, response);
      await renewing;
      current.answer(request, response);
    },
    take: (request, socket) => current.take(request, socket),
    renew: () => {
      renewing = renewing.then(renewNow);
      return renewing;
    },
    close: async () => {
      await current.close();
      await vite.close();
    },
  };
}
