// Stores issues and their seeds. Only the draw, and after it the proof, read seeds.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { IssueTimes } from './issue.rules.ts';
import type { Drawn } from './lottery.ts';

export interface IssueRow {
  readonly game: string;
  readonly issue: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly commitment: string;
  readonly status: 'open' | 'drawn' | 'refunded';
  readonly numbers: readonly number[];
  readonly bonus: readonly number[];
  /** Every number of a table of prizes; none where a draw has no table. */
  readonly prizes: readonly string[];
  readonly drawnAt: Date | null;
  readonly late: boolean;
  readonly settled: boolean;
}

/** An issue as the drivers return it: moments in milliseconds. */
type RawIssue = { readonly [K in keyof IssueRow]: IssueRow[K] extends Date ? number : IssueRow[K] } & {
  readonly drawnAt: number | null;
  readonly numbers: readonly number[] | null;
  readonly bonus: readonly number[] | null;
  readonly prizes: readonly string[] | null;
};

const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

const columns = sql`game, issue, ${milliseconds('opens_at')} as "opensAt", ${milliseconds('closes_at')} as "closesAt",
  ${milliseconds('draws_at')} as "drawsAt", commitment, status, numbers, bonus, prizes, ${milliseconds('drawn_at')} as "drawnAt", late,
  settled_at is not null as settled`;

const moment = (ms: number): Date => new Date(Math.round(ms));

const issueFrom = (raw: RawIssue): IssueRow => ({
  ...raw,
  opensAt: moment(raw.opensAt),
  closesAt: moment(raw.closesAt),
  drawsAt: moment(raw.drawsAt),
  drawnAt: raw.drawnAt === null ? null : moment(raw.drawnAt),
  numbers: raw.numbers ?? [],
  bonus: raw.bonus ?? [],
  prizes: raw.prizes ?? [],
});

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/**
 * Only issues of the lotteries that this release has. The tables serve other releases, too: an issue of a lottery that is not here
 * waits for a node that can draw it.
 */
const ofGames = (games: readonly string[]) => sql`game = any(string_to_array(${games.join(',')}, ','))`;

interface NewIssue extends Omit<IssueTimes, 'issue'> {
  readonly game: string;
  readonly issue: string;
  readonly commitment: string;
  readonly seed: Buffer;
}

/** Adds an issue with its seed, unless another node was first. */
export const addIssue = (db: Database, issue: NewIssue): Promise<void> =>
  db.transaction(async (tx) => {
    const added = await rows(
      tx,
      sql`insert into lottery_issue (game, issue, opens_at, closes_at, draws_at, commitment)
        values (${issue.game}, ${issue.issue}, ${instant(issue.opensAt)}, ${instant(issue.closesAt)}, ${instant(issue.drawsAt)},
          ${issue.commitment})
        on conflict (game, issue) do nothing returning issue`,
    );
    if (added.length === 0) return;
    await tx.execute(sql`insert into lottery_seed (game, issue, seed)
      values (${issue.game}, ${issue.issue}, decode(${issue.seed.toString('hex')}, 'hex'))`);
  });

/** The issue a bet names, held so that it cannot be drawn before the bet is booked. Bets do not hinder each other. */
export const holdForBet = async (tx: Tx, game: string, issue: string): Promise<IssueRow | null> => {
  const [raw] = await rows<RawIssue>(
    tx,
    sql`select ${columns} from lottery_issue where game = ${game} and issue = ${issue} for key share`,
  );
  return raw ? issueFrom(raw) : null;
};

/** The oldest issue of these lotteries that should have been drawn by now, held for drawing. Nodes never hold the same one. */
export const holdForDraw = async (tx: Tx, games: readonly string[], now: Date): Promise<IssueRow | null> => {
  const [raw] = await rows<RawIssue>(
    tx,
    sql`select ${columns} from lottery_issue where settled_at is null and status = 'open' and draws_at <= ${instant(now)}
      and ${ofGames(games)} order by draws_at limit 1 for update skip locked`,
  );
  return raw ? issueFrom(raw) : null;
};

/** Holds an issue that is to be settled. False: another node is at it. */
export const holdForSettling = async (tx: Tx, game: string, issue: string): Promise<boolean> => {
  const held = await rows(
    tx,
    sql`select 1 from lottery_issue where game = ${game} and issue = ${issue} for no key update skip locked`,
  );
  return held.length > 0;
};

export const seedOf = async (on: Database | Tx, game: string, issue: string): Promise<Buffer | null> => {
  const [row] = await rows<{ seed: string }>(
    on,
    sql`select encode(seed, 'hex') as seed from lottery_seed where game = ${game} and issue = ${issue}`,
  );
  return row ? Buffer.from(row.seed, 'hex') : null;
};

export const recordDraw = async (
  tx: Tx,
  { game, issue }: IssueRow,
  drawn: Drawn,
  now: Date,
  late: boolean,
): Promise<void> => {
  await tx.execute(sql`update lottery_issue set status = 'drawn', numbers = ${JSON.stringify(drawn.numbers)}::jsonb,
    bonus = ${JSON.stringify(drawn.bonus)}::jsonb,
    prizes = ${drawn.prizes ? JSON.stringify(drawn.prizes) : null}::jsonb, drawn_at = ${instant(now)}, late = ${late}
    where game = ${game} and issue = ${issue}`);
};

export const recordLostSeed = async (tx: Tx, { game, issue }: IssueRow, now: Date): Promise<void> => {
  await tx.execute(sql`update lottery_issue set status = 'refunded', drawn_at = ${instant(now)}, late = true
    where game = ${game} and issue = ${issue}`);
};

/** True where an issue of these lotteries is to be drawn or settled: what a turn asks each second, and nearly always all that it asks. */
export const isAnyDue = async (db: Database, games: readonly string[], now: Date): Promise<boolean> => {
  const due = await rows(
    db,
    sql`select 1 from lottery_issue where settled_at is null and (status <> 'open' or draws_at <= ${instant(now)})
      and ${ofGames(games)} limit 1`,
  );
  return due.length > 0;
};

/** Issues of these lotteries that are drawn or refunded while some bet on them may still be open. */
export const unsettledIssues = async (db: Database, games: readonly string[]): Promise<IssueRow[]> => {
  const found = await rows<RawIssue>(
    db,
    sql`select ${columns} from lottery_issue where settled_at is null and status <> 'open' and ${ofGames(games)}
      order by draws_at`,
  );
  return found.map(issueFrom);
};

/** Marks an issue settled once no bet on it is open; also not one that another node is settling at this moment. */
export const markSettled = async (db: Database, { game, issue }: IssueRow, now: Date): Promise<boolean> => {
  const marked = await rows(
    db,
    sql`update lottery_issue set settled_at = ${instant(now)} where game = ${game} and issue = ${issue}
      and not exists (select from lottery_receipt where game = ${game} and issue = ${issue} and status = 'open')
      returning issue`,
  );
  return marked.length > 0;
};

export const findIssue = async (on: Database | Tx, game: string, issue: string): Promise<IssueRow | null> => {
  const [raw] = await rows<RawIssue>(
    on,
    sql`select ${columns} from lottery_issue where game = ${game} and issue = ${issue}`,
  );
  return raw ? issueFrom(raw) : null;
};

/** Finds the issue of each receipt, each issue once; `of` returns it, or null. */
export const issuesOf = async (
  db: Database,
  receipts: readonly { readonly game: string; readonly issue: string }[],
): Promise<{ readonly of: (receipt: { readonly game: string; readonly issue: string }) => IssueRow | null }> => {
  const keyOf = ({ game, issue }: { readonly game: string; readonly issue: string }) => `${game}/${issue}`;
  const found = new Map<string, IssueRow | null>();
  for (const receipt of receipts) {
    const key = keyOf(receipt);
    if (!found.has(key)) found.set(key, await findIssue(db, receipt.game, receipt.issue));
  }
  return { of: (receipt) => found.get(keyOf(receipt)) ?? null };
};

/** Drawn and refunded issues, the latest first; `before` is the draw's time of the last one already shown. */
export const pastIssues = async (
  db: Database,
  game: string,
  limit: number,
  before: Date | null,
): Promise<IssueRow[]> => {
  const older = before === null ? sql`true` : sql`draws_at < ${instant(before)}`;
  const found = await rows<RawIssue>(
    db,
    sql`select ${columns} from lottery_issue where game = ${game} and status <> 'open' and ${older}
      order by draws_at desc limit ${limit}`,
  );
  return found.map(issueFrom);
};
