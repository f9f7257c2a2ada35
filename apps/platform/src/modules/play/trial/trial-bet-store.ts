// Stores the bets of trials. None of them is a receipt of a member.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { SettledLine, ShownReceipt } from '../lottery/api.ts';

type RawBet = Omit<ShownReceipt, 'placedAt'> & { readonly placedAt: number };

const columns = sql`id, game, issue, stake, total, win, status, lines,
  (extract(epoch from placed_at) * 1000)::float8 as "placedAt"`;

const betFrom = (raw: RawBet): ShownReceipt => ({ ...raw, placedAt: new Date(Math.round(raw.placedAt)) });

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

export const addTrialBet = async (tx: Tx, trialId: string, key: string, bet: ShownReceipt): Promise<void> => {
  await tx.execute(sql`insert into trial_bet
      (id, trial_id, idempotency_key, game, issue, stake, total, lines, placed_at)
    values (${bet.id}, ${trialId}, ${key}, ${bet.game}, ${bet.issue}, ${String(bet.stake)}::bigint,
      ${String(bet.total)}::bigint, ${JSON.stringify(bet.lines)}::jsonb, ${instant(bet.placedAt)})`);
};

export const trialBetByKey = async (tx: Tx, trialId: string, key: string): Promise<ShownReceipt | null> => {
  const [raw] = await rows<RawBet>(
    tx,
    sql`select ${columns} from trial_bet where trial_id = ${trialId} and idempotency_key = ${key}`,
  );
  return raw ? betFrom(raw) : null;
};

export const openTrialBets = async (tx: Tx, trialId: string): Promise<ShownReceipt[]> => {
  const found = await rows<RawBet>(
    tx,
    sql`select ${columns} from trial_bet where trial_id = ${trialId} and status = 'open'`,
  );
  return found.map(betFrom);
};

interface Settlement {
  readonly status: ShownReceipt['status'];
  readonly win: bigint;
  readonly lines: readonly SettledLine[];
}

export const settleTrialBet = async (tx: Tx, id: string, { status, win, lines }: Settlement): Promise<void> => {
  await tx.execute(sql`update trial_bet set status = ${status}, win = ${String(win)}::bigint,
    lines = ${JSON.stringify(lines)}::jsonb where id = ${id} and status = 'open'`);
};

export interface TrialBetQuery {
  readonly game: string;
  readonly status: 'open' | 'settled' | null;
  readonly receipt: string | null;
  /** Place in the list after which to go on. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** The bets of a trial, the latest first. */
export const trialBetsOf = async (
  on: Database | Tx,
  trialId: string,
  { game, status, receipt, after, limit }: TrialBetQuery,
): Promise<ShownReceipt[]> => {
  const standing = status === null ? sql`true` : status === 'open' ? sql`status = 'open'` : sql`status <> 'open'`;
  const one = receipt === null ? sql`true` : sql`id = ${receipt}`;
  const older = after === null ? sql`true` : sql`(placed_at, id) < (${instant(after.at)}, ${after.id})`;
  const found = await rows<RawBet>(
    on,
    sql`select ${columns} from trial_bet where trial_id = ${trialId} and game = ${game} and ${standing} and ${one}
      and ${older} order by placed_at desc, id desc limit ${limit}`,
  );
  return found.map(betFrom);
};
