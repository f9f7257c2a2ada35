// The pool of connections to PostgreSQL behind a network that cuts and swallows.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, requirePostgres, type TestLimits } from '../testing/database.ts';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { type OpenDatabase, rows } from './database.ts';
import { databaseLimits } from './postgres.ts';

const short: TestLimits = { waitMs: 1_000, connectMs: 3_000, silentMs: 2_000, backoffMs: 50, idleTransactionMs: 1_000 };

let proxy: FaultProxy;
let drop: () => Promise<void>;
let url: string;
const opened: OpenDatabase[] = [];
beforeEach(async () => {
  const fresh = await freshDatabase(requirePostgres());
  drop = fresh.drop;
  const target = new URL(fresh.url);
  proxy = await startFaultProxy(Number(target.port || 5432));
  target.hostname = '127.0.0.1';
  target.port = String(proxy.port);
  url = target.href;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
  await proxy.cut();
  await drop();
});

const succeeding = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch {
      // the next try
    }
  }
};

/** A database with a first connection. */
const open = async (limits: TestLimits = {}): Promise<OpenDatabase> => {
  const database = await openTestDatabase(url, { ...short, ...limits });
  opened.push(database);
  await succeeding(() => one(database));
  return database;
};

const one = ({ db }: OpenDatabase) => rows<{ n: number }>(db, sql`select 1 as n`);

/** The codes of an error and its causes. */
const codesOf = (error: unknown): string[] =>
  error instanceof Error ? [String((error as { code?: unknown }).code), ...codesOf(error.cause)] : [];

const codesOfFailure = async (work: PromiseLike<unknown>): Promise<string[]> => {
  try {
    await work;
    return [];
  } catch (error) {
    return codesOf(error);
  }
};

/** Takes every connection until the test releases them. */
const hold = async ({ db }: OpenDatabase, connections: number) => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const done: Promise<void>[] = [];
  const take = (): Promise<void> =>
    new Promise((begun) => {
      const work = db.transaction(async () => {
        begun();
        await gate;
      });
      done.push(work);
    });
  for (let i = 0; i < connections; i += 1) await take();
  return async () => {
    open();
    await Promise.all(done);
  };
};

test('work waits at most 3 s for a connection, a pause lasts 1 s, silence 10 s', () => {
  expect(databaseLimits).toEqual({
    depth: 32,
    maxWaiting: 1_000,
    waitMs: 3_000,
    backoffMs: 1_000,
    lifetimeMs: 2_700_000,
    connectMs: 3_000,
    statementMs: 8_000,
    idleTransactionMs: 10_000,
    silentMs: 10_000,
    patientMs: 1_800_000,
  });
});

test('a statement and a transaction are refused as overloaded while every connection is busy', async () => {
  const database = await open({ size: 2, idleTransactionMs: 60_000 });
  const letGo = await hold(database, 2);
  expect(await codesOfFailure(one(database))).toContain('service.overloaded');
  let hasBegun = false;
  const transaction = database.db.transaction(async () => {
    hasBegun = true;
  });
  expect(await codesOfFailure(transaction)).toContain('service.overloaded');
  await letGo();
  expect(await one(database)).toEqual([{ n: 1 }]);
  expect(hasBegun).toBe(false);
});

test('a statement behind a slow one of its connection is refused while the slow one runs', async () => {
  const database = await open({ size: 1, silentMs: 60_000 });
  let isSlowDone = false;
  const slow = database.db.execute(sql`select pg_sleep(3)`).then(() => {
    isSlowDone = true;
  });
  expect(await codesOfFailure(one(database))).toContain('service.overloaded');
  expect(isSlowDone).toBe(false);
  await slow;
  expect(await one(database)).toEqual([{ n: 1 }]);
});

test('a statement beyond its time is cancelled by the database, and its connection serves the next', async () => {
  const database = await open({ size: 1, statementMs: 500, silentMs: 60_000, waitMs: 60_000 });
  expect(await codesOfFailure(database.db.execute(sql`select pg_sleep(30)`))).toContain('57014');
  expect(await one(database)).toEqual([{ n: 1 }]);
});

test('a migration may take longer than a statement of a call', async () => {
  const database = await open({ size: 1, statementMs: 1 });
  // Of each row a hash: milliseconds on any machine.
  const text = 'create table counted as select md5(n::text) as hash from generate_series(1, 100000) as n;';
  await database.scripts(async (run) => {
    await run(text);
    expect(await run('select count(*)::int as n from counted')).toEqual([{ n: 100_000 }]);
  });
  expect(await rows(database.patientDb, sql`select max(hash) <> '' as found from counted`)).toEqual([{ found: true }]);
});

test('work of minutes ends at once when its node stops, on the database as well', async () => {
  const database = await open({ size: 1 });
  const failures = ['check', 'migration'].map((name) =>
    codesOfFailure(
      name === 'check'
        ? database.patientDb.transaction((tx) => tx.execute(sql`select pg_sleep(600)`))
        : database.scripts(async (run) => void (await run('select pg_sleep(600)'))),
    ),
  );
  const soon = { timeout: 60_000, interval: 250 };
  const asleep = async (): Promise<number> =>
    (
      await rows(
        database.db,
        sql`select 1 from pg_stat_activity
          where datname = current_database() and query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`,
      )
    ).length;
  await vi.waitFor(async () => expect(await asleep()).toBe(2), soon);
  await database.cutPatient();
  for (const codes of await Promise.all(failures)) expect(codes).toContain('CONNECTION_CLOSED');
  await vi.waitFor(async () => expect(await asleep()).toBe(0), soon);
  expect(await one(database)).toEqual([{ n: 1 }]);
}, 120_000);

test('work beyond the queue is refused at once, and queued work is served', async () => {
  const database = await open({ size: 1, maxWaiting: 3, waitMs: 60_000, idleTransactionMs: 60_000 });
  const letGo = await hold(database, 1);
  const waiting = [one(database), one(database), one(database)];
  expect(await codesOfFailure(one(database))).toContain('service.overloaded');
  expect(database.waiting()).toBe(3);
  await letGo();
  expect(await Promise.all(waiting)).toEqual([[{ n: 1 }], [{ n: 1 }], [{ n: 1 }]]);
  expect(database.waiting()).toBe(0);
});

test('every statement is answered while the database drops packets, and works afterwards', async () => {
  const database = await open({ size: 2, idleTransactionMs: 60_000 });
  await (await hold(database, 2))();
  proxy.swallow();
  const failures = await Promise.all(Array.from({ length: 80 }, () => codesOfFailure(one(database))));
  const answers = failures.map((codes) => codes.find((code) => /^service\.overloaded$|^CONNECTION_CLOSED$/.test(code)));
  expect(new Set(answers)).toEqual(new Set(['service.overloaded', 'CONNECTION_CLOSED']));
  proxy.restore();
  expect(await succeeding(() => one(database))).toEqual([{ n: 1 }]);
  for (let turn = 0; turn < 5; turn += 1) expect(await one(database)).toEqual([{ n: 1 }]);
});

test('dead idle connections are replaced when the first one is noticed', async () => {
  const database = await open({ size: 3 });
  await (await hold(database, 3))();
  proxy.swallow();
  expect(await codesOfFailure(one(database))).toContain('CONNECTION_CLOSED');
  proxy.restore();
  expect(await one(database)).toEqual([{ n: 1 }]);
});

test('a transaction fails when the database ends its connection, and the node continues', async () => {
  const database = await open({ size: 2 });
  const ended = database.db.transaction(async (tx) => {
    const [found] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
    const end = database.db.execute(sql`select pg_terminate_backend(${found?.pid})`);
    await Promise.all([tx.execute(sql`select pg_sleep(5)`), end]);
  });
  expect(await codesOfFailure(ended)).toContain('CONNECTION_CLOSED');
  for (let turn = 0; turn < 5; turn += 1) expect(await one(database)).toEqual([{ n: 1 }]);
});

test('a pool whose connection was cut in a transaction serves the next statements', async () => {
  const database = await open({ size: 1 });
  const cut = database.db.transaction(async (tx) => {
    const asleep = tx.execute(sql`select pg_sleep(5)`);
    await Promise.all([asleep, proxy.cut()]);
  });
  expect(await codesOfFailure(cut)).toContain('CONNECTION_CLOSED');
  await proxy.open();
  await succeeding(() => one(database));
  for (let turn = 0; turn < 5; turn += 1) expect(await one(database)).toEqual([{ n: 1 }]);
  expect(await database.db.transaction((tx) => rows(tx, sql`select 2 as n`))).toEqual([{ n: 2 }]);
});

test('a transaction writes nothing after its connection was cut', async () => {
  const database = await open({ size: 1 });
  await database.db.execute(sql`create table note (text text)`);
  let goOn = (): void => undefined;
  const pause = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let late: PromiseLike<unknown> = Promise.resolve();
  const cut = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into note values ('first')`);
    void proxy.cut();
    await pause;
    late = codesOfFailure(tx.execute(sql`insert into note values ('second')`));
    await late;
  });
  expect(await codesOfFailure(cut)).toContain('CONNECTION_CLOSED');
  await proxy.open();
  await succeeding(() => one(database));
  goOn();
  await pause;
  expect(await late).toContain('CONNECTION_CLOSED');
  expect(await rows(database.db, sql`select text from note`)).toEqual([]);
});

test('a row that a vanished node had locked is free again', async () => {
  const database = await open({ size: 1 });
  await database.db.execute(sql`create table purse as select 1 as id, 0 as amount`);
  const take = sql`update purse set amount = amount + 1 where id = 1`;
  const vanished = database.db.transaction(async (tx) => {
    await tx.execute(take);
    proxy.swallow();
    await tx.execute(take);
  });
  expect(await codesOfFailure(vanished)).toContain('CONNECTION_CLOSED');
  proxy.restore();
  await database.db.execute(take);
  expect(await rows(database.db, sql`select amount from purse`)).toEqual([{ amount: 1 }]);
});

test('one connection is tried at a time while none succeeds', async () => {
  const database = await open({ size: 20 });
  await proxy.cut();
  while (!(await codesOfFailure(one(database))).includes('ECONNREFUSED'));
  proxy.swallow();
  await proxy.open();
  const before = proxy.accepted();
  await Promise.all(Array.from({ length: 20 }, () => codesOfFailure(one(database))));
  expect(proxy.accepted() - before).toBeLessThanOrEqual(1);
  proxy.restore();
  expect(await succeeding(() => one(database))).toEqual([{ n: 1 }]);
});
