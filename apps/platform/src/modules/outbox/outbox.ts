// Where the platform puts what it wants to send: a table, written with what the message tells of, and emptied by the sender.
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';

/** `notice` is the member's own inbox on the site; the others leave the house. */
export type Channel = 'sms' | 'email' | 'notice';

export interface OutgoingMessage {
  readonly merchant: string;
  readonly channel: Channel;
  /** Phone number, address or account. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** After so long it is not sent any more. */
  readonly usefulSeconds?: number;
}

export interface Outbox {
  /** False where nobody would ever take such a message on: no provider, and no demo whose page shows it. */
  readonly carries: (channel: Channel) => boolean;
  /** Hands a message over; within a transaction it goes only if that commits. */
  readonly send: (on: Database | Tx, message: OutgoingMessage) => Promise<void>;
}

export const createOutbox = ({ demo, smsProvider, smtp }: Pick<Env, 'demo' | 'smsProvider' | 'smtp'>): Outbox => ({
  carries: (channel) => demo || channel === 'notice' || (channel === 'sms' ? smsProvider : smtp) !== null,
  send: async (on, { merchant, channel, recipient, subject, body, usefulSeconds = null }) => {
    await on.execute(sql`insert into outbox (merchant, channel, recipient, subject, body, useful_until)
      values (${merchant}, ${channel}, ${recipient}, ${subject}, ${body}, now() + make_interval(secs => ${usefulSeconds}::int))`);
  },
});
