// Feedback: what members write to their operator, kept under a reference that support can search.
import type { InputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { newReference } from '../../../secrets/token.ts';
import { feedbackData } from './member-data.ts';

/** More than anybody writes by hand @assumed */
const MESSAGES_A_DAY = 20;
const DAY_SECONDS = 86_400;
/** Of one operator: many accounts together cannot fill the table @assumed */
const MESSAGES_AN_HOUR = 1000;
const HOUR_SECONDS = 3600;
const REFERENCE_LENGTH = 13;

type Feedback = InputOf<'member.feedback'>;

interface StoredFeedback extends Feedback {
  readonly reference: string;
}

/** The member first: who has written enough uses up nothing of the others. */
const requireTry = async (db: PlatformContext['db'], merchant: string, memberId: string): Promise<void> => {
  const limits = [
    { key: `feedback|${merchant}|${memberId}`, most: MESSAGES_A_DAY, windowSeconds: DAY_SECONDS },
    { key: `feedback|${merchant}`, most: MESSAGES_AN_HOUR, windowSeconds: HOUR_SECONDS },
  ];
  for (const limit of limits) {
    const wait = await reserveTry(db, [limit]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
  }
};

export const feedbackModule = ({ db }: Pick<PlatformContext, 'db'>) => {
  const feedbackUnder = async (
    key: string,
    { merchant, session }: MemberContext,
  ): Promise<StoredFeedback | undefined> => {
    const [stored] = await rows<StoredFeedback>(
      db,
      sql`select kind, text, reference from feedback
        where merchant = ${merchant.code} and member_id = ${session.memberId} and idempotency_key = ${key}`,
    );
    return stored;
  };

  const add = ({ kind, text }: Feedback, key: string, { merchant, session }: MemberContext) =>
    db.execute(sql`insert into feedback (merchant, member_id, kind, text, reference, idempotency_key)
      values (${merchant.code}, ${session.memberId}, ${kind}, ${text}, ${newReference(REFERENCE_LENGTH)}, ${key})
      on conflict (merchant, member_id, idempotency_key) do nothing`);

  const receive = async (input: Feedback, context: MemberContext): Promise<{ reference: string }> => {
    const key = context.idempotencyKey;
    if (key === null) throw new Refusal('input.invalid');
    let stored = await feedbackUnder(key, context);
    if (!stored) {
      await requireTry(db, context.merchant.code, context.session.memberId);
      await add(input, key, context);
      stored = await feedbackUnder(key, context);
    }
    if (!stored) throw new Error('feedback was not kept');
    if (stored.kind !== input.kind || stored.text !== input.text) throw new Refusal('idempotency.mismatch');
    return { reference: stored.reference };
  };

  return {
    name: 'feedback',
    memberData: feedbackData({ db }),
    handlers: { 'member.feedback': receive },
  } satisfies Module;
};
