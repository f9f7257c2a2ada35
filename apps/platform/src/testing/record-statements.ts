// Records what a platform sends to PostgreSQL: how many ways to the database a call costs.
import type { Database } from '../db/database.ts';

interface Sender {
  unsafe: (text: string, values: unknown[]) => unknown;
}
interface Client extends Sender {
  begin: <T>(work: (inner: Sender) => Promise<T>) => Promise<T>;
}

/** Texts of statements in the order in which they were sent; `begin` stands for each transaction. */
export interface Recorded {
  readonly texts: string[];
  readonly stop: () => void;
}

/** Records until it is stopped. */
export const recordStatements = (db: Database): Recorded => {
  // Drizzle's types hide it.
  const { client } = (db as unknown as { readonly session: { readonly client: Client } }).session;
  const { unsafe, begin } = client;
  const texts: string[] = [];
  const recorded =
    (send: Sender['unsafe']): Sender['unsafe'] =>
    (text, values) => {
      texts.push(text.trim());
      return send(text, values);
    };
  client.unsafe = recorded(unsafe);
  client.begin = (work) => {
    texts.push('begin');
    return begin((inner) => work({ ...inner, unsafe: recorded(inner.unsafe) }));
  };
  return { texts, stop: () => Object.assign(client, { unsafe, begin }) };
};
