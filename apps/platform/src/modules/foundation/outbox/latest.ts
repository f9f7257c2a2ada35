// The latest messages of an operator, for a page that shows them.
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import type { OutgoingMessage } from '../../../ports/outbox.ts';

/** A message that was sent or waits to be. `at` is in milliseconds. */
export interface KeptMessage extends Omit<OutgoingMessage, 'merchant'> {
  readonly at: number;
}

/** At most `most`, the newest first, without those that were given up. */
export const latestMessages = (db: Database, merchant: string, most: number): Promise<KeptMessage[]> =>
  rows<KeptMessage>(
    db,
    sql`select channel, recipient, subject, body, (extract(epoch from at) * 1000)::float8 as at from outbox
      where merchant = ${merchant} and state <> 'dropped' order by id desc limit ${most}`,
  );
