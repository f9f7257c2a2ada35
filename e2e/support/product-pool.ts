// Products that most journeys use, kept by the run's first process: they outlive the worker that had them, and whoever
// begins anew, or comes back from other operators, takes one that runs already. A start takes 2.5 s of processor time.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutCaptcha } from './operators.ts';
import { originOf, type Product, type Site, startProduct } from './product.ts';

/** The address of the pool, for workers. */
const POOL = 'FOYER_E2E_POOL';

export interface Taken extends Site {
  /** Gives it back; one whose journey may have left anything behind is for nobody else. Throws when it has ended by itself meanwhile. */
  readonly stop: (isSpoilt: boolean) => Promise<void>;
}

/**
 * Opens the pool. A product belongs to one worker at a time, and to the journeys of one project: they change the demo's members, and those
 * of a project are written for what the others leave.
 */
export async function openPool(): Promise<() => Promise<void>> {
  const idle: { readonly project: string; readonly product: Product }[] = [];
  const inUse = new Map<number, Product>();
  const starting = new Set<Promise<Product>>();
  const start = async (): Promise<Product> => {
    const product = startProduct({ change: withoutCaptcha });
    starting.add(product);
    return product.finally(() => starting.delete(product));
  };
  const take = async (project: string): Promise<number> => {
    // A product that nobody uses takes a thirtieth of a core: those of a project that is over end here.
    const others = idle.filter((one) => one.project !== project);
    const same = idle.filter((one) => one.project === project);
    const known = same.pop()?.product;
    idle.splice(0, idle.length, ...same);
    await Promise.all(others.map((one) => one.product.stop()));
    // Says with what log it ended.
    if (known && !known.isRunning()) await known.stop();
    const product = known ?? (await start());
    inUse.set(product.port, product);
    return product.port;
  };
  const give = async (port: number, project: string, isSpoilt: boolean): Promise<void> => {
    const product = inUse.get(port);
    if (!product) throw new Error(`Nobody has taken a product at ${port}.`);
    inUse.delete(port);
    if (isSpoilt || !product.isRunning()) await product.stop();
    else idle.push({ project, product });
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://pool');
    const project = searchParams.get('project') ?? '';
    const port = Number(searchParams.get('port'));
    const work = pathname === '/take' ? take(project) : give(port, project, searchParams.has('spoilt'));
    const answer = await work.then(
      (taken) => ({ status: 200, text: String(taken ?? '') }),
      (error: unknown) => ({ status: 500, text: String(error) }),
    );
    response.writeHead(answer.status).end(answer.text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env[POOL] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await Promise.allSettled(starting);
    const ends = await Promise.allSettled(
      [...idle.map(({ product }) => product), ...inUse.values()].map((product) => product.stop()),
    );
    const failed = ends.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(`${process.env[POOL]}${path}`, { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** Takes a product out of the pool for the journeys of a project, or has one started. */
export async function takeProduct(project: string): Promise<Taken> {
  const port = Number(await ask(`/take?project=${project}`));
  return {
    port,
    origin: originOf(port),
    stop: async (isSpoilt) => void (await ask(`/give?project=${project}&port=${port}${isSpoilt ? '&spoilt' : ''}`)),
  };
}
