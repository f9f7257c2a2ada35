// Settles the bets on drawn issues, on any number of nodes.
// A node holds the issue while it settles some members' receipts; what a dead node left open is found again by its row.
import type { Tx } from '../../../db/database.ts';
import { faultOf } from '../../../log.ts';
import type { PlatformContext } from '../../../module.ts';
import { type CountedBet, countBets } from '../../money/bonus/api.ts';
import { moveMoney } from '../../money/wallet/api.ts';
import { holdForSettling, type IssueRow, markSettled, unsettledIssues } from './issue-store.ts';
import type { Lottery } from './lottery.ts';
import { subjectOf } from './lottery-names.ts';
import {
  countOpenReceipts,
  holdOpenReceipts,
  openMembers,
  openReceiptIds,
  type ReceiptRow,
  type ReceiptSelection,
  recordSettlement,
} from './receipt-store.ts';
import { afterTurn, isOver, type Setback, type Turn } from './setback.rules.ts';
import { endOf } from './settle.rules.ts';
import type { WinsHooks } from './wins.service.ts';

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

const keyOf = ({ game, issue }: IssueRow): string => `${game}/${issue}`;

export const createSettleService = (
  platform: Pick<PlatformContext, 'db' | 'now' | 'merchants' | 'log' | 'outbox'>,
  games: readonly string[],
  lotteryOf: (game: string) => Lottery,
  hooks: Pick<LotteryHooks, 'betSettled'>,
) => {
  const { db, now, merchants, log } = platform;
  const setbacks = new Map<string, Setback>();

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

  /** Settles a selection of an issue's open receipts in one transaction. */
  const settleTogether = async (issue: IssueRow, selection: ReceiptSelection, turn: Turn): Promise<void> => {
    const settled = await db.transaction(async (tx) => {
      if (!(await holdForSettling(tx, issue.game, issue.issue))) return null;
      const byMember = new Map<string, [ReceiptRow, ...ReceiptRow[]]>();
      // In one order everywhere, so that two transactions that pay the same members never wait for each other.
      const open = await holdOpenReceipts(tx, issue, selection);
      for (const receipt of open.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
        const others = byMember.get(receipt.memberId);
        if (others) others.push(receipt);
        else byMember.set(receipt.memberId, [receipt]);
      }
      for (const receipts of byMember.values()) await payMember(tx, issue, receipts);
      return open.length;
    });
    if (settled === null) turn.isElsewhere = true;
    else turn.settled += settled;
  };

  /** Settles one receipt. One that cannot be paid stays open. */
  const settleOne = async (issue: IssueRow, id: string, turn: Turn): Promise<void> => {
    try {
      await settleTogether(issue, { id }, turn);
    } catch (error) {
      turn.failures += 1;
      const { game } = issue;
      log.error({ game, issue: issue.issue, reference: id, fault: faultOf(error) }, 'a receipt could not be settled');
    }
  };

  /** Settles what a member has on an issue; where one receipt cannot be paid, each alone. */
  const settleMember = async (issue: IssueRow, memberId: string, turn: Turn): Promise<void> => {
    try {
      await settleTogether(issue, { memberIds: [memberId] }, turn);
    } catch {
      for (const id of await openReceiptIds(db, issue, memberId)) if (!isOver(turn)) await settleOne(issue, id, turn);
    }
  };

  /** Settles the receipts of members in one transaction, or of each alone where one cannot be paid: nobody stops another. */
  const settleBatch = async (issue: IssueRow, memberIds: readonly string[], turn: Turn): Promise<void> => {
    try {
      await settleTogether(issue, { memberIds }, turn);
      turn.after = memberIds.at(-1) ?? '';
    } catch {
      for (const memberId of memberIds) {
        if (isOver(turn)) return;
        await settleMember(issue, memberId, turn);
        turn.after = memberId;
      }
    }
  };

  /** Pays what is open on a drawn issue until its end, too many failures, or another node that is at it. */
  const settleOpen = async (issue: IssueRow, turn: Turn, before: () => Promise<void>): Promise<void> => {
    while (!isOver(turn)) {
      await before();
      const memberIds = await openMembers(db, issue, turn.after, BATCH_MEMBERS);
      if (memberIds.length === 0) {
        turn.after = '';
        await markSettled(db, issue, now());
        return;
      }
      await settleBatch(issue, memberIds, turn);
    }
  };

  const settle = async (issue: IssueRow, before: () => Promise<void>): Promise<void> => {
    const key = keyOf(issue);
    const earlier = setbacks.get(key);
    if (earlier !== undefined && now() < earlier.until) return;
    const turn: Turn = { settled: 0, failures: 0, isElsewhere: false, after: earlier?.after ?? '' };
    try {
      await settleOpen(issue, turn, before);
    } catch (error) {
      turn.failures += 1;
      log.error({ game: issue.game, issue: issue.issue, fault: faultOf(error) }, 'an issue could not be settled');
    }
    const setback = afterTurn(turn, earlier, now());
    if (setback === null) setbacks.delete(key);
    else setbacks.set(key, { ...setback, stuck: await countOpenReceipts(db, issue) });
  };

  return {
    /**
     * Pays every bet on drawn issues, and answers how many receipts are open on issues with one that could not be paid.
     * @param before is done before each batch, so that no draw waits for the bets of an earlier one
     */
    settleDue: async (before: () => Promise<void>): Promise<number> => {
      const issues = await unsettledIssues(db, games);
      const keys = new Set(issues.map(keyOf));
      for (const key of setbacks.keys()) if (!keys.has(key)) setbacks.delete(key);
      for (const issue of issues) await settle(issue, before);
      return [...setbacks.values()].reduce((sum, { stuck }) => sum + stuck, 0);
    },
  };
};
