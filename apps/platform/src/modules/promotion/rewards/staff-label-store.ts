// The labels that people of the operator set, each with the bets that its member had made by then.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { type Play, totalPlay } from '../play-count/api.ts';

export interface StaffLabel {
  readonly merchant: string;
  readonly memberId: string;
  /** Null: they took it away. */
  readonly label: string | null;
  readonly at: Date;
}

/** Keeps that people of the operator set a label. Called in the transaction that sets it, with the member held. */
export const keepStaffLabel = async (tx: Tx, { merchant, memberId, label, at }: StaffLabel): Promise<void> => {
  const { stakes, bets } = await totalPlay(tx, memberId);
  await tx.execute(sql`insert into label_by_staff (member_id, merchant, label, at, stakes, bets)
    values (${memberId}, ${merchant}, ${label}, ${at.toISOString()}::timestamptz, ${String(stakes)}::bigint, ${bets}::int)
    on conflict (member_id) do update set label = excluded.label, at = excluded.at, stakes = excluded.stakes, bets = excluded.bets`);
};

/** What a member had played when people of the operator set the label; null where they never did. */
export const playBeforeLabel = async (on: Database | Tx, memberId: string): Promise<Play | null> => {
  const [found] = await rows<Play>(on, sql`select stakes, bets from label_by_staff where member_id = ${memberId}`);
  return found ?? null;
};
