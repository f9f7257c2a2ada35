// Free ports for the products under attack.
import { createServer } from 'node:net';

/** Below the ports that systems give out by themselves, so that nobody takes one between our look and its use. */
const PORTS = { first: 20_000, last: 31_000 } as const;
let nextPort = PORTS.first + 2 * (process.pid % ((PORTS.last - PORTS.first) / 2));

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  const listens = new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  const free = await listens;
  if (free) await new Promise((closed) => server.close(closed));
  return free;
};

/** A free port whose next one is free as well; never the same one twice. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort = port + 2 < PORTS.last ? port + 2 : PORTS.first;
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}
