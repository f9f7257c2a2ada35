// Records what a platform sends to PostgreSQL: how many ways to the database a call costs.
import type { Database } from '../db/database.ts';

interface Sender {
  unsafe: (text: string, values: unknown[]) => unknown;
}
interface Client extends Sender {
  begin: <T>(work: (inner: Sender) => Promise<T>) => Promise<T>;
}

/** What was sent, in the order in which it began: a statement alone, or `begin` and the statements of a transaction. */
export interface Recorded {
  readonly sent: readonly (readonly string[])[];
  readonly stop: () => void;
}

/** Records until it is stopped. */
export const recordStatements = (db: Database): Recorded => {
  // Drizzle's types hide it.
  const { client } = (db as unknown as { readonly session: { readonly client: Client } }).session;
  const { unsafe, begin } = client;
  const sent: string[][] = [];
  client.unsafe = (text, values) => {
    sent.push([text.trim()]);
    return unsafe(text, values);
  };
  client.begin = (work) => {
    const texts = ['begin'];
    sent.push(texts);
    const recorded = (inner: Sender): Sender['unsafe'] => {
      const send = inner.unsafe;
      return (text, values) => {
        texts.push(text.trim());
        return send(text, values);
      };
    };
    return begin((inner) => work({ ...inner, unsafe: recorded(inner) }));
  };
  return { sent, stop: () => Object.assign(client, { unsafe, begin }) };
};
