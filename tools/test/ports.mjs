// Free ports for the programs that tests, attacks and benchmarks start.
import { createServer } from 'node:net';

/** Below the ports that systems give out by themselves, so that no outgoing connection takes one between our look and its use. */
const PORTS = { first: 20_000, last: 31_000 };
let nextPort = PORTS.first + 2 * Math.floor((Math.random() * (PORTS.last - PORTS.first)) / 2);

const isFree = async (port) => {
  const server = createServer();
  const free = await new Promise((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (free) await new Promise((closed) => server.close(closed));
  return free;
};

/** A free port whose next one is free as well; never the same one twice in one program. */
export async function freePortPair() {
  for (;;) {
    const port = nextPort;
    nextPort = port + 2 < PORTS.last ? port + 2 : PORTS.first;
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}
