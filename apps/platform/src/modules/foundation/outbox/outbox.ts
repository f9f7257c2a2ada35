// The outbox: a table of messages to send. The transaction of the event writes a message, and the sender removes it.
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';

/** `notice` is the member's own inbox on the site; the others leave the house. */
export type Channel = 'sms' | 'email' | 'notice';

export interface OutgoingMessage {
  readonly merchant: string;
  readonly channel: Channel;
  /** Phone number, address or account. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export interface Outbox {
  /** False where nobody would ever take such a message on: no provider, and no demo whose page shows it. */
  readonly carries: (channel: Channel) => boolean;
  /** Hands a message over; within a transaction it goes only if that commits. */
  readonly send: (on: Database | Tx, message: OutgoingMessage) => Promise<void>;
}

/** A statement, or a part of one, that puts messages: `rows` selects merchant, channel, recipient, subject, body, and until when they are useful. */
export const insertMessages = (rows: string): string =>
  `insert into outbox (merchant, channel, recipient, subject, body, useful_until) ${rows}`;

export const createOutbox = ({ demo, smsProvider, smtp }: Pick<Env, 'demo' | 'smsProvider' | 'smtp'>): Outbox => ({
  carries: (channel) => demo || channel === 'notice' || (channel === 'sms' ? smsProvider : smtp) !== null,
  send: async (on, { merchant, channel, recipient, subject, body }) => {
    await on.execute(sql`${sql.raw(insertMessages(''))}
      values (${merchant}, ${channel}, ${recipient}, ${subject}, ${body}, null)`);
  },
});
