// A TCP proxy for tests that fails like networks: refuses, cuts or drops what passes.
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface FaultProxy {
  readonly port: number;
  /** Resets every connection and refuses new ones. */
  readonly cut: () => Promise<void>;
  /** Takes connections again after a cut. */
  readonly open: () => Promise<void>;
  /** Swallows from now on what either side sends. New connections are accepted and hear nothing. */
  readonly swallow: () => void;
  /** Serves new connections again. Those of before stay dead: neither side hears of the other, nor that it has closed. */
  readonly restore: () => void;
  /** Connections that were accepted so far. */
  readonly accepted: () => number;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket | null;
  isDead: boolean;
}

/** Starts a proxy on a free port in front of `target`, a port of this machine. */
export const startFaultProxy = async (target: number): Promise<FaultProxy> => {
  const pairs = new Set<Pair>();
  let isSwallowing = false;
  let accepted = 0;
  let server: Server;
  let port = 0;

  const forward = (pair: Pair, from: Socket, to: Socket | null): void => {
    from.on('data', (bytes) => {
      if (!pair.isDead) to?.write(bytes);
    });
    from.on('error', () => undefined); // the close says the same
    from.on('close', () => {
      if (!pair.isDead) to?.destroy();
    });
  };

  const accept = (near: Socket): void => {
    accepted += 1;
    const pair = { near, far: isSwallowing ? null : connect(target, '127.0.0.1'), isDead: isSwallowing };
    pairs.add(pair);
    forward(pair, near, pair.far);
    if (pair.far) forward(pair, pair.far, near);
  };

  const open = (): Promise<void> =>
    new Promise((listening) => {
      server = createServer(accept).listen(port, '127.0.0.1', () => {
        const address = server.address();
        if (address !== null && typeof address === 'object') port = address.port;
        listening();
      });
    });

  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far?.destroy();
    }
    pairs.clear();
    await closed;
  };

  await open();
  return {
    get port() {
      return port;
    },
    open,
    cut,
    swallow: () => {
      isSwallowing = true;
      for (const pair of pairs) pair.isDead = true;
    },
    restore: () => {
      isSwallowing = false;
    },
    accepted: () => accepted,
  };
};
