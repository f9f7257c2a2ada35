// One connection to PostgreSQL: a postgres-js client that never reconnects.
import { Socket } from 'node:net';
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import { broken, createClient, type Target } from './postgres-client.ts';
import { createSilenceWatch, type SilenceWatch } from './silence-watch.ts';

/** Takes statements: the connection itself, or a transaction on it. */
export interface StatementSender {
  readonly unsafe: (text: string, values: unknown[]) => PendingQuery<Row[]>;
}

export interface TransactionSender extends StatementSender {
  readonly savepoint: <T>(work: (inner: TransactionSender) => Promise<T>) => Promise<T>;
}

export interface PostgresConnection extends StatementSender {
  /** Counts a statement or a transaction that is under way (1), or no longer (-1). */
  readonly count: (change: 1 | -1) => void;
  readonly begin: <T>(work: (inner: TransactionSender) => Promise<T>) => Promise<T>;
  /** Runs several statements without parameters, in one transaction. */
  readonly script: (text: string) => PromiseLike<readonly unknown[]>;
  /** Ends the connection after its work. */
  readonly end: () => Promise<void>;
  /** Ends the connection and the work on it. */
  readonly cut: () => Promise<void>;
}

const END_WITHIN_S = 5;

interface Link {
  readonly watch: SilenceWatch;
  readonly onBroken: () => void;
  isBroken: boolean;
}

/** True for faults of the network. They come before the driver hears that the connection closed, and nothing may be sent in between. */
const isBreaking = (error: unknown): boolean =>
  /^(E[A-Z]+$|CONNECTION_)/.test(String((error as { code?: unknown }).code));

const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Returns the outcome of a transaction's work. On a broken connection this never settles: postgres-js would write the
 * end of the transaction to a socket that is gone. The transaction fails all the same, when the connection closes.
 */
const outcomeOf = async <T>(link: Link, work: () => Promise<T>): Promise<T> => {
  try {
    const value = await work();
    return link.isBroken ? await never() : value;
  } catch (error) {
    if (link.isBroken) await never();
    throw error;
  }
};

const senderOn =
  (link: Link, client: Sql | TransactionSql): StatementSender['unsafe'] =>
  (text, values) => {
    if (link.isBroken) throw broken();
    // The driver takes more kinds of values than its types know.
    const query: PendingQuery<Row[]> = client.unsafe(text, values as never[], { prepare: true });
    query.catch((error: unknown) => {
      if (isBreaking(error)) link.onBroken();
    });
    return query;
  };

const transactionOn = (link: Link, client: TransactionSql): TransactionSender => ({
  unsafe: (text, values) => link.watch.during(senderOn(link, client)(text, values)),
  savepoint: <T>(work: (inner: TransactionSender) => Promise<T>) =>
    // The driver's type unwraps lists of promises, which no work answers.
    client.savepoint((inner) => outcomeOf(link, () => work(transactionOn(link, inner)))) as Promise<T>,
});

const beginOn =
  (link: Link, client: Sql): PostgresConnection['begin'] =>
  <T>(work: (inner: TransactionSender) => Promise<T>) => {
    const { count } = link.watch;
    /** Between its statements a transaction waits for nothing. */
    const counted = async (inner: TransactionSql): Promise<T> => {
      count(-1);
      try {
        return await work(transactionOn(link, inner));
      } finally {
        count(1);
      }
    };
    // The driver's type unwraps lists of promises, which no work answers.
    return client.begin((inner) => outcomeOf(link, () => counted(inner))) as Promise<T>;
  };

/** Opens a connection. Calls `lost` when it breaks. */
export const openConnection = async (target: Target, lost: (reason: unknown) => void): Promise<PostgresConnection> => {
  const socket = new Socket();
  const onBroken = (): void => {
    link.isBroken = true;
    lost(broken());
  };
  const watch = createSilenceWatch(socket, target.limits.silentMs, () => {
    onBroken();
    socket.destroy();
  });
  const link: Link = { watch, onBroken, isBroken: false };
  socket.once('error', onBroken);
  const client = createClient(target, socket, onBroken);
  try {
    await link.watch.during(client.unsafe('select 1'));
  } catch (error) {
    await client.end({ timeout: 0 });
    throw error;
  }
  return {
    count: link.watch.count,
    unsafe: senderOn(link, client),
    begin: beginOn(link, client),
    script: (text) => link.watch.during(client.unsafe(text).simple()),
    end: async () => {
      await client.end({ timeout: END_WITHIN_S });
      socket.destroy(); // the driver waits for the other side to close
    },
    cut: async () => {
      onBroken();
      await client.end({ timeout: 0 });
      socket.destroy();
    },
  };
};
