// Answers to what members wrote: kept once, and sent to the member.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { type Placed, type WorkList, type WorkPage, workPage } from '../../../db/work-list.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { languageOf, memberById, notifyMember } from '../../account/member/api.ts';

export interface OpenFeedback {
  readonly reference: string;
  readonly memberId: string;
  readonly kind: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What nobody of an operator answered yet, the oldest first. */
export const feedbackList = (merchant: string): WorkList => ({
  columns: sql`reference, member_id as "memberId", kind, text, (extract(epoch from created_at) * 1000)::float8 as at`,
  from: sql`feedback`,
  where: sql`merchant = ${merchant} and answered_at is null`,
  id: sql`reference`,
  groups: [{ at: sql`created_at` }],
});

/** A page of it. */
export const openFeedback = (on: Database | Tx, merchant: string, cursor?: string): Promise<WorkPage<OpenFeedback>> =>
  workPage(on, feedbackList(merchant), cursor, ({ workPlace: _, ...row }: Placed<OpenFeedback>) => row);

/** Answers a message in the caller's transaction. False: nobody wrote it, or it was answered already. */
export const answerFeedback = async (
  platform: Pick<PlatformContext, 'outbox'>,
  tx: Tx,
  merchant: Merchant,
  { reference, answer }: { readonly reference: string; readonly answer: string },
): Promise<boolean> => {
  const [answered] = await rows<{ memberId: string }>(
    tx,
    sql`update feedback set answer = ${answer}, answered_at = now()
      where merchant = ${merchant.code} and reference = ${reference} and answered_at is null returning member_id as "memberId"`,
  );
  const member = answered ? await memberById(tx, answered.memberId) : null;
  if (member === null) return false;
  const values = { reference, answer };
  const language = languageOf(member);
  await notifyMember(platform, tx, { notice: 'feedbackAnswered', member, values }, { merchant, language });
  return true;
};
