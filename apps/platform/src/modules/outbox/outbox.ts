// The port through which the platform sends: here into a table that the demo's outbox page shows; a provider's sender empties it.
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';

export interface OutgoingMessage {
  readonly merchant: string;
  readonly channel: 'sms' | 'email' | 'notice';
  /** Phone number, address or account. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export interface Outbox {
  /** Hands a message over; within a transaction it goes only if that commits. */
  readonly send: (on: Database | Tx, message: OutgoingMessage) => Promise<void>;
}

export const tableOutbox: Outbox = {
  send: async (on, { merchant, channel, recipient, subject, body }) => {
    await on.execute(sql`insert into outbox (merchant, channel, recipient, subject, body)
      values (${merchant}, ${channel}, ${recipient}, ${subject}, ${body})`);
  },
};
