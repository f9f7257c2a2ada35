// Makes issues, draws due ones and settles their bets, on any number of nodes.
// A node locks the row it works on; a step left by a dead node is found again by its row.
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import { faultOf } from '../../../log.ts';
import type { PlatformContext } from '../../../module.ts';
import { takeStakeOff } from '../../money/bonus/api.ts';
import { moveMoney } from '../../money/wallet/api.ts';
import { commitmentOf, drawFrom } from './draw.rules.ts';
import { issueAt, timesOf } from './issue.rules.ts';
import {
  addIssue,
  holdForDraw,
  type IssueRow,
  isAnyDue,
  markSettled,
  recordDraw,
  recordLostSeed,
  seedOf,
  unsettledIssues,
} from './issue-store.ts';
import type { Drawn, Lottery } from './lottery.ts';
import { subjectOf } from './lottery-names.ts';
import { holdOpenReceipts, openReceiptIds, type ReceiptRow, recordSettlement } from './receipt-store.ts';
import { endOf } from './settle.rules.ts';
import type { WinsHooks } from './wins.service.ts';

/** Issues that stand before they open, so that their promise is public before the first bet. */
const AHEAD = 2;
const SEED_BYTES = 32;
/** A draw this much after its time is reported to the members as late. */
const LATE_AFTER_MS = 5_000;
/** Receipts settled in one transaction. */
const BATCH = 50;

/** A bet that was won or lost; one whose stake went back is none. */
export interface SettledBet {
  readonly merchant: string;
  readonly memberId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly at: Date;
}

/** What the lotteries call while they work: modules above fill it. */
export interface LotteryHooks extends WinsHooks {
  /** In the transaction that settles the bet, before its win is booked. */
  readonly betSettled: (tx: Tx, bet: SettledBet) => Promise<void>;
}

const nobody: Pick<LotteryHooks, 'betSettled'> = { betSettled: async () => undefined };

export const createDrawService = (
  platform: Pick<PlatformContext, 'db' | 'now' | 'merchants' | 'log' | 'metrics'>,
  lotteries: readonly Lottery[],
  hooks: Pick<LotteryHooks, 'betSettled'> = nobody,
) => {
  const { db, now, merchants, log, metrics } = platform;
  const games = lotteries.map(({ code }) => code);
  const prepared = new Map<string, number>();
  const lotteryOf = (game: string): Lottery => {
    const lottery = lotteries.find(({ code }) => code === game);
    if (lottery === undefined) throw new Error(`no lottery ${game}`);
    return lottery;
  };

  const prepareIssue = async (lottery: Lottery, number: number): Promise<void> => {
    const { opensAt, closesAt, drawsAt } = timesOf(lottery, number);
    const seed = randomBytes(SEED_BYTES);
    const issue = String(number);
    const commitment = commitmentOf(seed, lottery.code, issue);
    // An issue made in the middle of its time opens when it is made: nobody could see its promise before.
    const opens = new Date(Math.max(opensAt.getTime(), now().getTime()));
    await addIssue(db, { game: lottery.code, issue, opensAt: opens, closesAt, drawsAt, commitment, seed });
  };

  /** Makes the issues that are on now and next. */
  const prepare = async (): Promise<void> => {
    for (const lottery of lotteries) {
      const { issue } = issueAt(lottery, now());
      if (prepared.get(lottery.code) === issue + AHEAD) continue;
      for (let number = issue; number <= issue + AHEAD; number += 1) await prepareIssue(lottery, number);
      prepared.set(lottery.code, issue + AHEAD);
    }
  };

  const drawnOf = async (tx: Tx, { game, issue, commitment }: IssueRow): Promise<Drawn | null> => {
    const { range } = lotteryOf(game);
    const seed = await seedOf(tx, game, issue);
    if (seed === null || commitmentOf(seed, game, issue) !== commitment) return null;
    return drawFrom(seed, game, issue, range);
  };

  const drawOne = async (tx: Tx): Promise<boolean> => {
    const held = await holdForDraw(tx, games, now());
    if (held === null) return false;
    const drawn = await drawnOf(tx, held);
    const late = now().getTime() - held.drawsAt.getTime() > LATE_AFTER_MS;
    if (drawn !== null) await recordDraw(tx, held, drawn, now(), late);
    else await recordLostSeed(tx, held, now());
    if (drawn === null || late)
      log.warn(
        { game: held.game, issue: held.issue },
        drawn === null ? 'a seed was lost: stakes go back' : 'an issue was drawn late',
      );
    return true;
  };

  const pay = async (tx: Tx, issue: IssueRow, receipt: ReceiptRow): Promise<void> => {
    const lottery = lotteryOf(issue.game);
    const drawn =
      issue.status === 'drawn' ? { numbers: issue.numbers, bonus: issue.bonus, prizes: issue.prizes } : null;
    const ended = endOf(lottery, receipt, drawn);
    const at = now();
    await recordSettlement(tx, { id: receipt.id, ...ended }, at);
    const { merchant, memberId, total, placedAt } = receipt;
    // Before any money moves: rows of promotions are always locked before those of the ledger.
    if (ended.status !== 'refunded') await hooks.betSettled(tx, { merchant, memberId, amount: total, at });
    if (ended.win === 0n) return;
    const type = ended.status === 'refunded' ? 'refund' : 'win';
    await moveMoney(tx, {
      merchant: { code: receipt.merchant },
      memberId: receipt.memberId,
      currency: receipt.currency,
      type,
      amount: ended.win,
      against: 'stakes',
      reference: `${type}|${receipt.id}`,
      subject: subjectOf(merchants.byCode(receipt.merchant), lottery, receipt.issue),
      related: receipt.id,
    });
    if (type === 'refund') await takeStakeOff(tx, { merchant, memberId, amount: total }, placedAt);
  };

  const settleTogether = (issue: IssueRow, ids: readonly string[]): Promise<void> =>
    db.transaction(async (tx) => {
      const open = await holdOpenReceipts(tx, ids);
      // In one order everywhere, so that two transactions that pay the same members never wait for each other.
      for (const receipt of open.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) await pay(tx, issue, receipt);
    });

  /** Settles one receipt. False: it could not be paid and stays open, for the next turn. */
  const settleOne = async (issue: IssueRow, id: string): Promise<boolean> => {
    try {
      await settleTogether(issue, [id]);
      return true;
    } catch (error) {
      const { game } = issue;
      log.error({ game, issue: issue.issue, reference: id, fault: faultOf(error) }, 'a receipt could not be settled');
      return false;
    }
  };

  /** Settles receipts in one transaction, or each in its own where one of them cannot be paid: it stops no other. */
  const settleBatch = async (issue: IssueRow, ids: readonly string[]): Promise<number> => {
    try {
      await settleTogether(issue, ids);
      return 0;
    } catch {
      let stuck = 0;
      for (const id of ids) if (!(await settleOne(issue, id))) stuck += 1;
      return stuck;
    }
  };

  /** Pays what is open on a drawn issue, and answers how many receipts could not be paid. The next turn tries them again. */
  const settle = async (issue: IssueRow): Promise<number> => {
    let stuck = 0;
    try {
      let after: string | undefined = '';
      while (after !== undefined) {
        const ids: string[] = await openReceiptIds(db, issue, after, BATCH);
        if (ids.length > 0) stuck += await settleBatch(issue, ids);
        after = ids.at(-1);
      }
      await markSettled(db, issue, now());
    } catch (error) {
      log.error({ game: issue.game, issue: issue.issue, fault: faultOf(error) }, 'an issue could not be settled');
    }
    return stuck;
  };

  const settleAll = async (): Promise<number> => {
    let stuck = 0;
    for (const issue of await unsettledIssues(db, games)) stuck += await settle(issue);
    return stuck;
  };

  /** Draws every issue that is due and pays every bet on drawn issues. Safe to call at any time, anywhere, twice at once. */
  const drawDue = async (): Promise<void> => {
    const isDue = await isAnyDue(db, games, now());
    if (isDue) while (await db.transaction(drawOne));
    metrics.receiptsStuck.set(isDue ? await settleAll() : 0);
  };

  return {
    prepare,
    drawDue,
    /** One turn of the scheduler: first what is overdue, then what comes. */
    runOnce: async (): Promise<void> => {
      await drawDue();
      await prepare();
    },
    /** When the next draw is due. */
    nextDrawAt: (): Date =>
      new Date(Math.min(...lotteries.map((lottery) => issueAt(lottery, now()).drawsAt.getTime()))),
  };
};

export type DrawService = ReturnType<typeof createDrawService>;
