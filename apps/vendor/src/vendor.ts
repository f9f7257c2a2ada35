// The simulator of game vendors: takes their place, over HTTP only. It has no part in the platform's database.
import { randomInt } from 'node:crypto';
import Fastify from 'fastify';
import { readAccounts } from './accounts.ts';
import type { Random } from './games.ts';
import { bindLaunches, createNextFaults } from './launches.ts';
import { bindPages } from './pages.ts';
import { openPending } from './pending.ts';
import { createPlays } from './plays.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
const RANDOM_STEPS = 2 ** 40;

export interface VendorOptions {
  /** Folder of the operators: the simulator holds the other half of their keys. */
  readonly merchants: string;
  /** Where it keeps what it owes. */
  readonly folder: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Draws; tests pass their own. */
  readonly random?: Random;
}

export interface RunningVendor {
  /** "http://127.0.0.1:8098", without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const fair: Random = () => randomInt(RANDOM_STEPS) / RANDOM_STEPS;

export async function startVendor({ merchants, folder, port, random = fair }: VendorOptions): Promise<RunningVendor> {
  const accounts = readAccounts(merchants);
  const pending = openPending(folder, accounts);
  const plays = createPlays();
  const faults = createNextFaults();
  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  bindLaunches(app, { accounts, plays, faults });
  bindPages(app, { plays, faults, pending, random });
  const url = await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    close: async () => {
      await app.close();
      await pending.close();
    },
  };
}
