// The outbox: a transaction writes a message into the table, and the sender removes it.
import { sql } from 'drizzle-orm';
import type { Env } from '../../../env.ts';
import type { Outbox } from '../../../ports/outbox.ts';

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
