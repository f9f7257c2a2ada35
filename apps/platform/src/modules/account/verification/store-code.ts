// Stores a code, its message and its limits in one statement, as fast for unknown recipients.
import { type Database, prepared } from '../../../db/database.ts';
import { COUNT_TRIES, countTries, type Limit, limitsIn } from '../../../protection/limiter.ts';
import { insertMessages } from '../../foundation/outbox/api.ts';
import { memberExists } from '../member/api.ts';
import type { CodeRecipient } from './code.ts';
import { blockLimit } from './sms-block.ts';

/** Tells whether the recipient has an account. A case, so that each side has its own index. */
const KNOWN = `
  select case $5::text
    when 'sms' then ${memberExists('mobile', '$2::text', '$6::text')}
    else ${memberExists('email', '$2::text', '$6::text')}
  end as known`;

/** So long after the send its captcha proof counts for what the code opens. @assumed */
const PROOF_SECONDS = 10 * 60;

/**
 * Puts a fresh code in the place of an older one, with the device that asked for it. The proof that went with the older one is gone:
 * each send has its own, or none.
 */
const PUT_CODE = `
  insert into verification_code (merchant, purpose, channel, recipient, code_hash, expires_at, proof_device, proof_until)
    select $2::text, $4::text, $5::text, $6::text, case when known then $7::text else $8::text end, now() + $9::int * interval '1 second',
      $13::text, case when $14::boolean then now() + interval '${PROOF_SECONDS} seconds' end
    from allowed, recipient
  on conflict (merchant, purpose, channel, recipient) do update set
    code_hash = excluded.code_hash, tries = 0, used_at = null, expires_at = excluded.expires_at,
    proof_device = excluded.proof_device, proof_until = excluded.proof_until
  returning merchant, channel, recipient, expires_at`;

const PUT_MESSAGE = insertMessages(`
  select coded.merchant, coded.channel, coded.recipient, $10::text, case when known then $11::text else $12::text end, coded.expires_at
  from coded, recipient`);

/**
 * Each part reads what the one before it returned: that is their order, and why nothing is written where one refuses.
 * Only sends that all other limits allow are counted against the block of a number.
 */
const STATEMENT = `
  with ${COUNT_TRIES},
  block as (select requested.* from ${limitsIn('$3')}, waited where wait is null),
  ${countTries('block', 'block_')},
  verdict as (select greatest(waited.wait, block_waited.wait) as wait from waited, block_waited),
  allowed as (select from verdict where wait is null),
  recipient as materialized (${KNOWN}),
  coded as (${PUT_CODE}),
  posted as (${PUT_MESSAGE})
  select wait, exists (select from block_counted where refused_until is not null) as stopped,
    (extract(epoch from now()) * 1000)::float8 as now
  from verdict`;

/** The kept hash and the sent text of a code. */
export interface Content {
  readonly hash: string;
  readonly body: string;
}

export interface CodeToStore {
  readonly recipient: CodeRecipient;
  readonly limits: readonly Limit[];
  readonly lifeSeconds: number;
  readonly subject: string;
  readonly toMember: Content;
  readonly toStranger: Content;
  /** The device that asked for this send; null where it has no id. */
  readonly deviceId: string | null;
  /** A captcha was solved for this send. */
  readonly isProven: boolean;
}

export interface StoreResult {
  /** Seconds until the limits allow it; null where they did and the message is written. */
  readonly wait: number | null;
  /** The number's block is stopped. */
  readonly stopped: boolean;
  /** Milliseconds of the database's clock. */
  readonly now: number;
}

export const createStoreCode = (db: Database): ((posting: CodeToStore) => Promise<StoreResult>) => {
  const query = prepared<StoreResult>(db, STATEMENT);
  return async ({ recipient, limits, lifeSeconds, subject, toMember, toStranger, deviceId, isProven }) => {
    const { merchant, purpose, channel, to } = recipient;
    const blocks = channel === 'sms' ? [blockLimit(merchant.code, to)] : [];
    const scope = [merchant.code, JSON.stringify(blocks), purpose, channel, to];
    const what = [toMember.hash, toStranger.hash, lifeSeconds, subject, toMember.body, toStranger.body];
    const [row] = await query(JSON.stringify(limits), ...scope, ...what, deviceId, isProven);
    if (!row) throw new Error('a code was not posted');
    return row;
  };
};
