// Makes issues, draws due ones and settles their bets, on any number of nodes.
// A node locks the row it works on; a step left by a dead node is found again by its row.
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import { faultOf } from '../../../log.ts';
import type { PlatformContext } from '../../../module.ts';
import { type CountedBet, countBets } from '../../money/bonus/api.ts';
import { moveMoney } from '../../money/wallet/api.ts';
import { commitmentOf, drawFrom } from './draw.rules.ts';
import { issueAt, timesOf } from './issue.rules.ts';
import {
  addIssue,
  holdForDraw,
  holdForSettling,
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
import {
  holdOpenReceipts,
  openMembers,
  openReceiptIds,
  type ReceiptRow,
  recordSettlement,
  type Whose,
} from './receipt-store.ts';
import { endOf } from './settle.rules.ts';
import type { WinsHooks } from './wins.service.ts';

/** Issues that stand before they open, so that their promise is public before the first bet. */
const AHEAD = 2;
const SEED_BYTES = 32;
/** A draw this much after its time is reported to the members as late. */
const LATE_AFTER_MS = 5_000;
/** Members whose receipts are settled in one transaction. */
const BATCH_MEMBERS = 50;

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
  platform: Pick<PlatformContext, 'db' | 'now' | 'merchants' | 'log' | 'metrics' | 'outbox'>,
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

  /** Pays a receipt; answers the bet, null where its stake went back. */
  const pay = async (tx: Tx, issue: IssueRow, receipt: ReceiptRow): Promise<CountedBet | null> => {
    const lottery = lotteryOf(issue.game);
    const drawn =
      issue.status === 'drawn' ? { numbers: issue.numbers, bonus: issue.bonus, prizes: issue.prizes } : null;
    const ended = endOf(lottery, receipt, drawn);
    const at = now();
    await recordSettlement(tx, { id: receipt.id, ...ended }, at);
    const { merchant, memberId, total: stake, placedAt } = receipt;
    const isRefunded = ended.status === 'refunded';
    // Before any money moves: rows of promotions are always locked before those of the ledger.
    if (!isRefunded) await hooks.betSettled(tx, { merchant, memberId, amount: stake, at });
    const type = isRefunded ? 'refund' : 'win';
    if (ended.win > 0n)
      await moveMoney(tx, {
        merchant: { code: merchant },
        memberId,
        currency: receipt.currency,
        type,
        amount: ended.win,
        against: 'stakes',
        reference: `${type}|${receipt.id}`,
        subject: subjectOf(merchants.byCode(merchant), lottery, receipt.issue),
        related: receipt.id,
      });
    return isRefunded ? null : { stake, payout: ended.win, placedAt };
  };

  /** Pays what a member has on an issue. It counts together for a bonus: who bets on every outcome risks little. */
  const payMember = async (tx: Tx, issue: IssueRow, receipts: readonly [ReceiptRow, ...ReceiptRow[]]) => {
    const bets: CountedBet[] = [];
    for (const receipt of receipts) {
      const bet = await pay(tx, issue, receipt);
      if (bet !== null) bets.push(bet);
    }
    const [{ merchant: code, memberId }] = receipts;
    const merchant = merchants.byCode(code);
    if (merchant !== null && bets.length > 0) await countBets(platform, tx, { merchant, memberId, bets }, now());
  };

  /** Settles what some members have on an issue, or one receipt. Where another node is at the issue, that one goes on alone. */
  const settleTogether = (issue: IssueRow, whose: Whose): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await holdForSettling(tx, issue.game, issue.issue))) return;
      const byMember = new Map<string, [ReceiptRow, ...ReceiptRow[]]>();
      // In one order everywhere, so that two transactions that pay the same members never wait for each other.
      const open = await holdOpenReceipts(tx, issue, whose);
      for (const receipt of open.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
        const others = byMember.get(receipt.memberId);
        if (others) others.push(receipt);
        else byMember.set(receipt.memberId, [receipt]);
      }
      for (const receipts of byMember.values()) await payMember(tx, issue, receipts);
    });

  /** Settles one receipt. False: it could not be paid and stays open, for the next turn. */
  const settleOne = async (issue: IssueRow, id: string): Promise<boolean> => {
    try {
      await settleTogether(issue, { id });
      return true;
    } catch (error) {
      const { game } = issue;
      log.error({ game, issue: issue.issue, reference: id, fault: faultOf(error) }, 'a receipt could not be settled');
      return false;
    }
  };

  /** Settles what a member has on an issue; where one receipt cannot be paid, each alone. Answers how many stay open. */
  const settleMember = async (issue: IssueRow, memberId: string): Promise<number> => {
    try {
      await settleTogether(issue, { memberIds: [memberId] });
      return 0;
    } catch {
      let stuck = 0;
      for (const id of await openReceiptIds(db, issue, memberId)) if (!(await settleOne(issue, id))) stuck += 1;
      return stuck;
    }
  };

  /** Settles the receipts of members in one transaction, or of each alone where one cannot be paid: nobody stops another. */
  const settleBatch = async (issue: IssueRow, memberIds: readonly string[]): Promise<number> => {
    try {
      await settleTogether(issue, { memberIds });
      return 0;
    } catch {
      let stuck = 0;
      for (const memberId of memberIds) stuck += await settleMember(issue, memberId);
      return stuck;
    }
  };

  /** Pays what is open on a drawn issue, and answers how many receipts could not be paid. The next turn tries them again. */
  const settle = async (issue: IssueRow): Promise<number> => {
    let stuck = 0;
    try {
      let after: string | undefined = '';
      while (after !== undefined) {
        const memberIds: string[] = await openMembers(db, issue, after, BATCH_MEMBERS);
        if (memberIds.length > 0) stuck += await settleBatch(issue, memberIds);
        after = memberIds.at(-1);
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
