// Products that most journeys use, kept by the run's first process: they outlive the worker that had them, and whoever
// begins anew, or comes back from other operators, takes one that runs already. A start is three seconds of processor time.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutCaptcha } from './operators.ts';
import { originOf, type Product, type Site, startProduct } from './product.ts';

/** The address of the pool, for workers. */
const POOL = 'FOYER_E2E_POOL';

export interface Taken extends Site {
  /** Gives it back. Throws when it has ended by itself meanwhile. */
  readonly stop: () => Promise<void>;
}

/** Opens the pool. A product belongs to one worker at a time: journeys change the demo's members. */
export async function openPool(): Promise<() => Promise<void>> {
  const idle: Product[] = [];
  const inUse = new Map<number, Product>();
  const take = async (): Promise<number> => {
    const product = idle.pop() ?? (await startProduct({ change: withoutCaptcha }));
    inUse.set(product.port, product);
    return product.port;
  };
  const give = async (port: number): Promise<void> => {
    const product = inUse.get(port);
    if (!product) throw new Error(`Nobody has taken a product at ${port}.`);
    inUse.delete(port);
    if (product.isRunning()) idle.push(product);
    // Says with what log it ended.
    else await product.stop();
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://pool');
    const work = pathname === '/take' ? take() : give(Number(searchParams.get('port')));
    const answer = await work.then(
      (port) => ({ status: 200, text: String(port ?? '') }),
      (error: unknown) => ({ status: 500, text: String(error) }),
    );
    response.writeHead(answer.status).end(answer.text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env[POOL] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await Promise.all([...idle, ...inUse.values()].map((product) => product.stop()));
  };
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(`${process.env[POOL]}${path}`, { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** Takes a product out of the pool, or has one started. */
export async function takeProduct(): Promise<Taken> {
  const port = Number(await ask('/take'));
  return { port, origin: originOf(port), stop: async () => void (await ask(`/give?port=${port}`)) };
}
