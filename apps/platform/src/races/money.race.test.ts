// A thousand movements of money at once, in an order of chance, while the bank is killed: the ledger is right, and every payment arrives.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows, type Tx } from '../db/database.ts';
import { decideWithdrawal } from '../modules/money/withdrawal/api.ts';
import { requirePostgres } from '../testing/database.ts';
import { freePort } from '../testing/free-port.ts';
import { giveCash, ledgerFaults, usableAccount } from '../testing/money.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const OPERATIONS = 1_000;
const LANES = 24;
/** The operations before which the bank dies. */
const DEATHS = [300, 650];

/** Numbers of chance from a seed (mulberry32). */
const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

let folder: string;
let bank: ChildProcess;
let bankUrl: string;
let platform: TestPlatform;

const startBank = async (port: string): Promise<void> => {
  bank = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './texts/register-hooks.mjs', 'apps/bank/src/run.ts'],
    {
      cwd: ROOT,
      env: { ...process.env, BANK_FOLDER: folder, BANK_PORT: port },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const [{ url }] = (await once(bank, 'message')) as [{ url: string }];
  bankUrl = url;
};

const killBank = async (): Promise<void> => {
  const ended = once(bank, 'exit');
  bank.kill('SIGKILL');
  await ended;
};

interface Player {
  readonly token: string;
  readonly memberId: string;
  readonly accountId: string;
}
let players: readonly Player[];

beforeAll(async () => {
  requirePostgres();
  folder = mkdtempSync(join(tmpdir(), 'foyer-bank-'));
  await startBank('0');
  const platformPort = await freePort();
  const paymentNoticeUrl = `http://127.0.0.1:${platformPort}`;
  platform = await startTestPlatform({ demoBankUrl: bankUrl, platformPort, paymentNoticeUrl });
  players = await Promise.all(
    ['demo', 'jade'].map(async (username) => {
      const { token, id } = await platform.value('session.login', {
        type: 'username',
        username,
        password: demoMember.password,
      });
      return { token, memberId: id, accountId: await usableAccount(platform, { token }, 'demobank') };
    }),
  );
});
afterAll(async () => {
  await platform?.close();
  bank?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** What a player did that must have come about in the end. */
interface Done {
  readonly approved: Set<string>;
  readonly refusals: Map<string, number>;
}

/** Refusals that players meet; any other answer is a fault. */
const EXPECTED = new Set([
  'balance.insufficient',
  'withdraw.limit',
  'withdraw.final',
  // Too many open orders.
  'TOO_MANY_REQUEST',
  'idempotency.running',
  // On busy cores a wait for the same wallet may outlast the time of a statement: nothing is booked then.
  'service.unavailable',
  // No connection was free in time: nothing has begun.
  'service.overloaded',
]);

type Pick = (below: number) => number;

const refused = ({ refusals }: Done, code: string): void => {
  if (!EXPECTED.has(code)) throw new Error(`refused with ${code}`);
  refusals.set(code, (refusals.get(code) ?? 0) + 1);
};

/** Taps a button of the bank's page; false while the bank is dead. */
const tap = (payUrl: string, action: string): Promise<boolean> =>
  fetch(bankUrl + new URL(payUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ do: action }),
    redirect: 'manual',
  }).then(
    () => true,
    () => false,
  );

const deposit = async ({ token }: Player, pick: Pick, done: Done): Promise<void> => {
  const amount = String(500 + pick(5_000));
  const { body } = await platform.call('wallet.deposit', { method: 'wallet', amount }, { token });
  if (!body.success) return refused(done, body.errorCode);
  const { orderId, payUrl } = body.value;
  // Without an address the bank was dead: the order is asked for again later, and nobody pays it here.
  if (payUrl === null) return;
  const pays = pick(4) > 0;
  if ((await tap(payUrl, pays ? 'approve' : 'decline')) && pays) done.approved.add(orderId);
};

const withdraw = async ({ token, accountId }: Player, pick: Pick, done: Done): Promise<void> => {
  const amount = String(1_000 + pick(4_000));
  const { body } = await platform.call('wallet.withdraw', { accountId, amount }, { token });
  if (!body.success) refused(done, body.errorCode);
};

const decide = async ({ token }: Player, pick: Pick, done: Done): Promise<void> => {
  const { body } = await platform.call('wallet.withdrawals', {}, { token });
  if (!body.success) return refused(done, body.errorCode);
  const open = body.value.items.filter(({ status }) => status === 'waiting' || status === 'onHold');
  const chosen = open[pick(Math.max(open.length, 1))];
  const merchant = platform.context.merchants.byCode('aurora');
  if (!chosen || merchant === null) return;
  const decision = (['pay', 'refuse', 'hold'] as const)[pick(3)] ?? 'pay';
  const decided = { merchant, id: chosen.orderId, decision, reason: 'By chance', by: { operator: 'chance' } };
  await platform.db
    .transaction((tx) => decideWithdrawal(platform.context, tx as Tx, decided))
    .catch((error: Error) => refused(done, error.message));
};

const stake = ({ memberId }: Player, pick: Pick, done: Done): Promise<void> =>
  giveCash(platform, memberId, -BigInt(100 + pick(3_000)), { type: 'stake' }).catch((error: Error) =>
    refused(done, error.message),
  );

const operations = [deposit, deposit, withdraw, decide, stake] as const;

const statusesOf = async (ids: readonly string[]) => {
  const found = await rows<{ status: string; n: number }>(
    platform.db,
    sql`select status, count(*)::int as n from deposit_order where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) group by status`,
  );
  return Object.fromEntries(found.map(({ status, n }) => [status, n]));
};

/** A thousand movements take half a minute, and ten times as long on cores that many others share. */
const WITHIN_MS = 400_000;

const seed = Number(process.env.MONEY_SEED ?? randomInt(2 ** 31));

test(
  `after a thousand movements at once, with the bank killed twice, the ledger is right and every payment has arrived (MONEY_SEED=${seed})`,
  async () => {
    const pick = chance(seed);
    const done: Done = { approved: new Set(), refusals: new Map() };
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < OPERATIONS) {
        const at = next++;
        if (DEATHS.includes(at)) {
          const { port } = new URL(bankUrl);
          await killBank();
          await startBank(port);
          continue;
        }
        const player = players[pick(players.length)];
        const operation = operations[pick(operations.length)];
        if (player && operation) await operation(player, pick, done);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(done.approved.size).toBeGreaterThan(10);
    expect(await ledgerFaults(platform)).toEqual([]);
    // The bank lost the notices that it was about to send: it sends them again, or the platform asks.
    await platform.db.execute(
      sql`update deposit_order set next_query_at = now() where status in ('created', 'pending')`,
    );
    await vi.waitFor(
      async () => expect(await statusesOf([...done.approved])).toEqual({ succeeded: done.approved.size }),
      {
        timeout: 45_000,
        interval: 250,
      },
    );
    expect(await ledgerFaults(platform)).toEqual([]);
    // A statement that gave up must not have met another one that waited for it.
    const [{ deadlocks } = { deadlocks: null }] = await rows<{ deadlocks: number }>(
      platform.db,
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    );
    expect(deadlocks).toBe(0);
  },
  WITHIN_MS,
);
