// Tests many calls at once on a real PostgreSQL with many connections.
import { type PublicKey, seal, webCrypto } from '@foyer/envelope';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { moveMoney } from '../modules/money/wallet/ledger.ts';
import { once } from '../protection/idempotency.ts';
import { reserveTry } from '../protection/limiter.ts';
import { requirePostgres } from '../testing/database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;
const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

let platform: TestPlatform;
let memberId: string;
let token: string;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform({ loginLimitAccount: 1000, loginLimitIp: 1000 });
  ({ id: memberId, token } = await platform.value('session.login', demo));
});
afterAll(() => platform?.close());

const connections = async () => {
  const [row] = await rows<{ n: number }>(
    platform.db,
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database()`,
  );
  return row?.n ?? 0;
};

test('the races below run on at least 20 connections', async () => {
  // The pool opens connections for work that waits, and a slow machine may end the work before the last one is open.
  const underLoad = async (): Promise<number> => {
    await times(60, () => Promise.resolve(platform.db.execute(sql`select pg_sleep(0.05)`)));
    return connections();
  };
  await expect.poll(underLoad, { timeout: 60_000 }).toBeGreaterThanOrEqual(20);
});

test('of 50 parallel withdrawals exactly the 10 affordable ones pass, and the ledger balances', async () => {
  const owner = { merchant: { code: 'aurora' }, memberId, currency: 'EUR', subject: { EN: 'Race' } } as const;
  await platform.db.transaction((tx) =>
    moveMoney(tx, { ...owner, type: 'adjustment', amount: 1000n, against: 'adjustments', reference: 'race|start' }),
  );
  const outcomes = await times(50, (at) =>
    platform.db
      .transaction((tx) =>
        moveMoney(tx, { ...owner, type: 'withdraw', amount: -100n, against: 'cash', reference: `race|${at}` }),
      )
      .then(
        () => 'paid',
        (error: { code?: string }) => error.code,
      ),
  );
  expect(outcomes.filter((outcome) => outcome === 'paid').length).toBe(10);
  expect(outcomes.filter((outcome) => outcome === 'balance.insufficient').length).toBe(40);
  const [books] = await rows(
    platform.db,
    sql`select (select sum(amount)::text from posting) as sum, (select balance::text from account where currency = 'EUR' and kind = 'member') as balance,
      (select count(*)::int from transfer where reference like 'race|%') as transfers`,
  );
  expect(books).toEqual({ sum: '0', balance: '0', transfers: 11 });
});

test('one reference booked 30 times at once moves money once', async () => {
  const movement = {
    merchant: { code: 'aurora' },
    memberId,
    currency: 'GBP',
    type: 'win',
    amount: 500n,
    against: 'stakes',
    reference: 'race|once',
    subject: { EN: 'Race' },
  } as const;
  const booked = await times(30, () => platform.db.transaction((tx) => moveMoney(tx, movement)));
  expect(booked.filter(({ repeated }) => !repeated).length).toBe(1);
  expect(new Set(booked.map(({ transferId }) => transferId)).size).toBe(1);
  expect(new Set(booked.map(({ balance }) => balance))).toEqual(new Set([500n]));
});

test('200 parallel guesses at a limit of 5 pass 5 times', async () => {
  const waits = await times(200, (at) =>
    reserveTry(platform.db, [
      { key: `race|ip|${at % 3}`, most: 1000, windowSeconds: 60 },
      { key: 'race|account', most: 5, windowSeconds: 60 },
    ]),
  );
  expect(waits.filter((wait) => wait === null).length).toBe(5);
});

test('a hand-off code used 20 times at once opens one session', async () => {
  const { code } = await platform.value('session.handoffCode', {}, { token });
  const replies = await times(20, () => platform.call('session.handoff', { code }));
  expect(replies.filter(({ status }) => status === 200).length).toBe(1);
  for (const { body } of replies) if (!body.success) expect(body.errorCode).toBe('handoff.invalid');
});

test('one sealed log-in sent 20 times at once opens one session', async () => {
  const key: PublicKey = await platform.key();
  const request = { method: 'POST', path: '/wps/session/login', merchant: 'aurora', payload: demo };
  const { headers, body } = await seal(request, key, webCrypto(globalThis.crypto));
  const statuses = await times(20, async () => {
    const answer = await fetch(`${platform.url}${request.path}`, {
      method: 'POST',
      headers: { ...headers, 'X-Forwarded-Host': AURORA },
      body,
    });
    return ((await answer.json()) as { errorCode?: string }).errorCode ?? 'in';
  });
  expect(statuses.filter((status) => status === 'in').length).toBe(1);
  expect(statuses.filter((status) => status === 'encryption.invalid').length).toBe(19);
});

test('a token rotated 20 times at once has one successor', async () => {
  const { token: old } = await platform.value('session.login', demo);
  const replies = await times(20, () => platform.call('session.rotate', {}, { token: old }));
  expect(replies.filter(({ status }) => status === 200).length).toBe(1);
});

test('a password changed three times at once changes once, and only that change has a session', async () => {
  const { token: own } = await platform.value('session.login', { ...demo, username: 'expired' });
  const replies = await times(3, (at) =>
    platform.call(
      'member.password',
      { oldPassword: demo.password, newPassword: `tall ships sail ${at}` },
      { token: own },
    ),
  );
  expect(replies.filter(({ status }) => status === 200).length).toBe(1);
});

const scope = (key: string) => ({ merchant: 'aurora', caller: memberId, call: 'games.bet', key });

test('one idempotency key at once runs the work once, and the others get the first answer', async () => {
  let ran = 0;
  let refused = 0;
  let finish = (): void => undefined;
  const othersRefused = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    ran += 1;
    await othersRefused;
    return { receipt: 'R1' };
  };
  const outcomes = await times(20, () =>
    once(platform.db, scope('key-at-once'), { stake: '5' }, work).then(
      () => 'done',
      (error: { code: string }) => {
        refused += 1;
        if (refused === 19) finish();
        return error.code;
      },
    ),
  );
  expect(ran).toBe(1);
  expect(outcomes.filter((outcome) => outcome === 'done').length).toBe(1);
  expect(outcomes.filter((outcome) => outcome === 'idempotency.running').length).toBe(19);
  expect(await once(platform.db, scope('key-at-once'), { stake: '5' }, work)).toEqual({ receipt: 'R1' });
  await expect(once(platform.db, scope('key-at-once'), { stake: '6' }, work)).rejects.toMatchObject({
    code: 'idempotency.mismatch',
  });
  expect(ran).toBe(1);
});

test('two starts at once migrate a database once', async () => {
  const fresh = await freshDatabase(requirePostgres());
  const nodes = await times(4, () => openPostgres(fresh.url, 2));
  try {
    await Promise.all(nodes.map((node) => migrate(node)));
    const [first] = nodes;
    if (!first) throw new Error('a node');
    const [twice] = await rows<{ n: number }>(
      first.db,
      sql`select count(*)::int - count(distinct name)::int as n from migration`,
    );
    expect(twice?.n).toBe(0);
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
    await fresh.drop();
  }
});
