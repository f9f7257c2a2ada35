// A code, its message and all that is counted for them in one statement: sends are held against the price of one durable write.
import { type Database, prepared } from '../../db/database.ts';
import { COUNT_TRIES, type Limit } from '../../protection/limiter.ts';
import { insertMessages, type OutgoingMessage } from '../outbox/outbox.ts';
import type { CodeRecipient } from './codes.ts';
import { blockOf, COUNT_BLOCK } from './sms-block.ts';

/** Puts a fresh code in the place of an older one. */
const PUT_CODE = `
  insert into verification_code (merchant, purpose, channel, recipient, code_hash, expires_at)
    select $2::text, $4::text, $5::text, $6::text, $7::text, now() + $8::int * interval '1 second' from open
  on conflict (merchant, purpose, channel, recipient) do update set
    code_hash = excluded.code_hash, tries = 0, used_at = null, expires_at = excluded.expires_at
  returning merchant, channel, recipient, expires_at`;

/** Each part reads what the one before it returned: that is their order, and why nothing is written where one refuses. */
const STATEMENT = `
  with ${COUNT_TRIES},
  allowed as (select from waited where wait is null),
  block as (${COUNT_BLOCK}),
  open as materialized (select from allowed where $3::text is null or exists (select from block)),
  coded as (${PUT_CODE}),
  posted as (${insertMessages('select merchant, channel, recipient, $9::text, $10::text, expires_at from coded')})
  select wait, exists (select from open) as posted, (extract(epoch from now()) * 1000)::float8 as now from waited`;

export interface Posting {
  readonly recipient: CodeRecipient;
  readonly limits: readonly Limit[];
  readonly hash: string;
  readonly lifeSeconds: number;
  readonly message: Pick<OutgoingMessage, 'subject' | 'body'>;
}

export interface Posted {
  /** Seconds until the limits allow it; null where they did. */
  readonly wait: number | null;
  /** False without a wait: the number's block is stopped. */
  readonly posted: boolean;
  /** Milliseconds of the database's clock. */
  readonly now: number;
}

export const createPost = (db: Database): ((posting: Posting) => Promise<Posted>) => {
  const query = prepared<Posted>(db, STATEMENT);
  return async ({ recipient, limits, hash, lifeSeconds, message }) => {
    const { merchant, purpose, channel, to } = recipient;
    const block = channel === 'sms' ? blockOf(to) : null;
    const [row] = await query(
      JSON.stringify(limits),
      merchant.code,
      block,
      purpose,
      channel,
      to,
      hash,
      lifeSeconds,
      message.subject,
      message.body,
    );
    if (!row) throw new Error('a code was not posted');
    return row;
  };
};
