// Seeds and rounds of instant games in their tables. An owner is a member, or a trial with play money.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';

export interface Owner {
  readonly kind: 'member' | 'trial';
  readonly id: string;
  readonly merchant: string;
}

export interface SeedRow {
  readonly id: string;
  readonly status: 'next' | 'current' | 'revealed';
  readonly commitment: string;
  /** Null until the player has chosen one. */
  readonly clientSeed: string | null;
  readonly nonce: number;
  readonly seed: Buffer;
}

export interface RoundRow {
  readonly id: string;
  readonly game: string;
  readonly seedId: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly currency: string;
  readonly target: number;
  readonly result: number;
  readonly stake: bigint;
  readonly win: bigint;
  /** Null where the game had no jackpot, and in trials. */
  readonly jackpot: RoundJackpot | null;
  readonly playedAt: Date;
}

/** What a round drew for the jackpot. */
export interface RoundJackpot {
  readonly number: bigint;
  readonly of: bigint;
  /** What of the stake went into the pot. */
  readonly part: bigint;
  readonly win: bigint;
}

const ownerColumn = ({ kind }: Owner): SQL => sql.raw(kind === 'member' ? 'member_id' : 'trial_id');
const isOf = (owner: Owner): SQL => sql`${ownerColumn(owner)} = ${owner.id} and merchant = ${owner.merchant}`;
const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

type RawSeed = Omit<SeedRow, 'seed'> & { readonly seed: string };
const seedColumns = sql`id, status, commitment, client_seed as "clientSeed", nonce, encode(seed, 'hex') as seed`;
const seedFrom = (raw: RawSeed): SeedRow => ({ ...raw, seed: Buffer.from(raw.seed, 'hex') });

export interface NewSeed {
  readonly id: string;
  readonly seed: Buffer;
  readonly commitment: string;
}

/** Adds the seed that comes next; nothing where one waits already. */
export const addNextSeed = async (on: Database | Tx, owner: Owner, game: string, next: NewSeed): Promise<void> => {
  await on.execute(sql`insert into instant_seed (id, merchant, game, ${ownerColumn(owner)}, seed, commitment)
    values (${next.id}, ${owner.merchant}, ${game}, ${owner.id}, decode(${next.seed.toString('hex')}, 'hex'), ${next.commitment})
    on conflict do nothing`);
};

/**
 * The seeds in use and next, held until the transaction ends: rounds of one owner happen one after another. The older one is held first
 * by everyone, so that nobody who looks again waits in a circle.
 */
export const holdSeeds = async (tx: Tx, owner: Owner, game: string): Promise<SeedRow[]> => {
  const found = await rows<RawSeed>(
    tx,
    sql`select ${seedColumns} from instant_seed where ${isOf(owner)} and game = ${game} and status <> 'revealed'
      order by status for update`,
  );
  return found.map(seedFrom);
};

/** The seeds that were revealed last, or null. */
export const lastRevealed = async (on: Database | Tx, owner: Owner, game: string): Promise<SeedRow | null> => {
  const [raw] = await rows<RawSeed>(
    on,
    sql`select ${seedColumns} from instant_seed where ${isOf(owner)} and game = ${game} and status = 'revealed'
      order by revealed_at desc limit 1`,
  );
  return raw ? seedFrom(raw) : null;
};

export const revealSeed = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.execute(
    sql`update instant_seed set status = 'revealed', revealed_at = ${instant(now)} where id = ${id} and status = 'current'`,
  );
};

export const useSeed = async (tx: Tx, id: string, clientSeed: string): Promise<void> => {
  await tx.execute(
    sql`update instant_seed set status = 'current', client_seed = ${clientSeed} where id = ${id} and status = 'next'`,
  );
};

export const countRound = async (tx: Tx, seedId: string): Promise<void> => {
  await tx.execute(sql`update instant_seed set nonce = nonce + 1 where id = ${seedId}`);
};

/** The transfers of a round; null where no money moved. */
export interface RoundTransfers {
  readonly stakeTransfer: string | null;
  readonly winTransfer: string | null;
}

export interface NewRound extends RoundTransfers {
  readonly round: RoundRow;
  readonly key: string;
}

const amount = (value: bigint | undefined): SQL =>
  value === undefined ? sql`null::bigint` : sql`${String(value)}::bigint`;

export const addRound = async (
  tx: Tx,
  owner: Owner,
  { round, key, stakeTransfer, winTransfer }: NewRound,
): Promise<void> => {
  await tx.execute(sql`insert into instant_round
      (id, merchant, game, ${ownerColumn(owner)}, seed_id, nonce, idempotency_key, currency, target, result, stake, win,
        jackpot_number, jackpot_of, jackpot_part, jackpot_win, played_at, stake_transfer, win_transfer)
    values (${round.id}, ${owner.merchant}, ${round.game}, ${owner.id}, ${round.seedId}, ${round.nonce}, ${key},
      ${round.currency}, ${round.target}, ${round.result}, ${String(round.stake)}::bigint, ${String(round.win)}::bigint,
      ${amount(round.jackpot?.number)}, ${amount(round.jackpot?.of)}, ${amount(round.jackpot?.part ?? 0n)},
      ${amount(round.jackpot?.win ?? 0n)},
      ${instant(round.playedAt)}, ${stakeTransfer}, ${winTransfer})`);
};

interface RawRound extends Omit<RoundRow, 'playedAt' | 'jackpot'> {
  readonly playedAt: number;
  readonly number: bigint | null;
  readonly of: bigint | null;
  readonly part: bigint;
  readonly jackpotWin: bigint;
}

const roundFrom = ({ number, of, part, jackpotWin, ...raw }: RawRound): RoundRow => ({
  ...raw,
  jackpot: number === null || of === null ? null : { number, of, part, win: jackpotWin },
  playedAt: new Date(Math.round(raw.playedAt)),
});

const roundsWhere = (condition: SQL): SQL => sql`
  select round.id, round.game, round.seed_id as "seedId", seed.commitment, seed.client_seed as "clientSeed", round.nonce,
    round.currency, round.target, round.result, round.stake, round.win,
    round.jackpot_number as number, round.jackpot_of as of, round.jackpot_part as part, round.jackpot_win as "jackpotWin",
    (extract(epoch from round.played_at) * 1000)::float8 as "playedAt"
  from instant_round as round join instant_seed as seed on seed.id = round.seed_id where ${condition}`;

const roundIsOf = (owner: Owner): SQL =>
  sql`round.${ownerColumn(owner)} = ${owner.id} and round.merchant = ${owner.merchant}`;

export const roundByKey = async (tx: Tx, owner: Owner, key: string): Promise<RoundRow | null> => {
  const [raw] = await rows<RawRound>(tx, roundsWhere(sql`${roundIsOf(owner)} and round.idempotency_key = ${key}`));
  return raw ? roundFrom(raw) : null;
};

export interface RoundQuery {
  /** Null: of all games. */
  readonly game: string | null;
  /** Place in the list after which to go on. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** The rounds of an owner, the latest first. */
export const roundsOf = async (
  on: Database | Tx,
  owner: Owner,
  { game, after, limit }: RoundQuery,
): Promise<RoundRow[]> => {
  const one = game === null ? sql`true` : sql`round.game = ${game}`;
  const older = after === null ? sql`true` : sql`(round.played_at, round.id) < (${instant(after.at)}, ${after.id})`;
  const found = await rows<RawRound>(
    on,
    sql`${roundsWhere(sql`${roundIsOf(owner)} and ${one} and ${older}`)} order by round.played_at desc, round.id desc limit ${limit}`,
  );
  return found.map(roundFrom);
};

export interface RoundProof {
  readonly round: RoundRow;
  /** Null while the seed still decides rounds. */
  readonly seed: Buffer | null;
}

/** A round by its id, which nobody can guess, with what its player needs to check it. */
export const proofOfRound = async (
  on: Database,
  merchant: string,
  game: string,
  id: string,
): Promise<RoundProof | null> => {
  const [raw] = await rows<RawRound>(
    on,
    roundsWhere(sql`round.id = ${id} and round.merchant = ${merchant} and round.game = ${game}`),
  );
  if (!raw) return null;
  const round = roundFrom(raw);
  const [revealed] = await rows<{ seed: string }>(
    on,
    sql`select encode(seed, 'hex') as seed from instant_seed where id = ${round.seedId} and status = 'revealed'`,
  );
  return { round, seed: revealed ? Buffer.from(revealed.seed, 'hex') : null };
};
