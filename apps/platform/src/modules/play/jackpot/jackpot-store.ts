// Pots of jackpots in their table.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { joinMember, MEMBER_NAME } from '../../account/member/api.ts';
import type { PotTerms } from './jackpot.rules.ts';

/** Whose pot it is. */
export interface PotOf {
  readonly merchant: string;
  readonly game: string;
}

export interface Pot extends PotTerms {
  readonly number: number;
  /** Minor units. */
  readonly amount: bigint;
}

const termsOr = ({ share, stakesPerWin }: PotTerms) =>
  sql`coalesce(share, ${share}::int) as share, coalesce(stakes_per_win, ${String(stakesPerWin)}::bigint) as "stakesPerWin"`;

const isOpen = ({ merchant, game }: PotOf) => sql`merchant = ${merchant} and game = ${game} and won_at is null`;
const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** What waits now; null before the first stake. `terms`: of a pot that has none of its own. */
export const openPot = async (on: Database | Tx, of: PotOf, terms: PotTerms): Promise<Pot | null> => {
  const [pot] = await rows<Pot>(on, sql`select number, amount, ${termsOr(terms)} from jackpot_pot where ${isOpen(of)}`);
  return pot ?? null;
};

/**
 * Adds to the pot, which stays held until the transaction ends. Null: none is open, or it was won at this moment. A pot without terms gets
 * these.
 */
export const addToPot = async (tx: Tx, of: PotOf, part: bigint, terms: PotTerms): Promise<Pot | null> => {
  const [pot] = await rows<Pot>(
    tx,
    sql`update jackpot_pot set amount = amount + ${String(part)}::bigint, share = coalesce(share, ${terms.share}::int),
        stakes_per_win = coalesce(stakes_per_win, ${String(terms.stakesPerWin)}::bigint)
      where ${isOpen(of)} returning number, amount, share, stakes_per_win as "stakesPerWin"`,
  );
  return pot ?? null;
};

export interface NewPot extends PotOf, PotTerms {
  readonly currency: string;
  readonly seed: bigint;
  readonly openedAt: Date;
}

/** The number that the next pot will have. */
export const nextNumber = async (tx: Tx, { merchant, game }: PotOf): Promise<number> => {
  const [last] = await rows<{ number: number }>(
    tx,
    sql`select coalesce(max(number), 0) as number from jackpot_pot where merchant = ${merchant} and game = ${game}`,
  );
  return (last?.number ?? 0) + 1;
};

/** Opens a pot. False: another transaction has opened it. */
export const addPot = async (tx: Tx, number: number, pot: NewPot): Promise<boolean> => {
  const seed = sql`${String(pot.seed)}::bigint`;
  const added = await rows(
    tx,
    sql`insert into jackpot_pot (merchant, game, number, currency, seed, amount, share, stakes_per_win, opened_at)
      values (${pot.merchant}, ${pot.game}, ${number}, ${pot.currency}, ${seed}, ${seed}, ${pot.share}::int,
        ${String(pot.stakesPerWin)}::bigint, ${timestamp(pot.openedAt)})
      on conflict do nothing returning 1`,
  );
  return added.length > 0;
};

/** Notes how the seed of the pot that is open was booked. */
export const noteSeedTransfer = async (tx: Tx, of: PotOf, transfer: string): Promise<void> => {
  await tx.execute(sql`update jackpot_pot set seed_transfer = ${transfer} where ${isOpen(of)}`);
};

export interface PotWin {
  readonly memberId: string;
  readonly roundId: string;
  readonly transfer: string;
  readonly at: Date;
}

export const closePot = async (tx: Tx, of: PotOf, { memberId, roundId, transfer, at }: PotWin): Promise<void> => {
  await tx.execute(sql`update jackpot_pot
    set won_at = ${timestamp(at)}, member_id = ${memberId}, round_id = ${roundId}, win_transfer = ${transfer} where ${isOpen(of)}`);
};

export interface WonPot {
  readonly memberId: string;
  readonly userName: string;
  readonly game: string;
  readonly win: bigint;
  readonly at: Date;
}

interface RawWonPot extends Omit<WonPot, 'at'> {
  readonly at: number;
}

/** The jackpots that were won since a moment, the latest first. */
export const wonPots = async (db: Database, merchant: string, since: Date, most: number): Promise<WonPot[]> => {
  const found = await rows<RawWonPot>(
    db,
    sql`select pot.member_id as "memberId", ${sql.raw(MEMBER_NAME)}, pot.game, pot.amount as win,
        (extract(epoch from pot.won_at) * 1000)::float8 as at
      from jackpot_pot as pot ${sql.raw(joinMember('pot.member_id'))}
      where pot.merchant = ${merchant} and pot.won_at > ${timestamp(since)} order by pot.won_at desc limit ${most}`,
  );
  return found.map(({ at, ...pot }): WonPot => ({ ...pot, at: new Date(Math.round(at)) }));
};

export interface OwnPot {
  readonly game: string;
  readonly number: number;
  readonly currency: string;
  readonly amount: bigint;
  readonly round: string;
  readonly wonAt: Date;
}

/** The jackpots that a member has won: a handful in a lifetime. */
export const potsOfMember = async (db: Database, memberId: string): Promise<OwnPot[]> => {
  const found = await rows<Omit<OwnPot, 'wonAt'> & { readonly wonAt: number }>(
    db,
    sql`select game, number, currency, amount, round_id as round, (extract(epoch from won_at) * 1000)::float8 as "wonAt"
      from jackpot_pot where member_id = ${memberId} order by won_at desc`,
  );
  return found.map(({ wonAt, ...pot }): OwnPot => ({ ...pot, wonAt: new Date(Math.round(wonAt)) }));
};
