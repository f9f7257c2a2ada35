// Looks up a member's own receipts, the archive of results, and the proof of a draw.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { balanceOf } from '../../money/wallet/api.ts';
import { cursorOf, PAGE, pageOf, parseCursor } from './cursor.rules.ts';
import { findIssue, issuesOf, pastIssues, seedOf } from './issue-store.ts';
import type { Lottery } from './lottery.ts';
import { type ReceiptRow, receiptsOf } from './receipt-store.ts';
import { wireRange, wireReceipt, wireResult } from './wire-rows.ts';

const ownerOf = ({ merchant, session }: MemberContext) => ({
  memberId: session.memberId,
  merchant: merchant.code,
  currency: merchant.settings.currency,
});

export const createArchive = ({ db, now }: Pick<PlatformContext, 'db' | 'now'>) => {
  /** Receipts with the results of their issues: each issue is looked up once. */
  const presented = async (receipts: readonly ReceiptRow[]) => {
    const issues = await issuesOf(db, receipts);
    return receipts.map((row) => wireReceipt(row, issues.of(row), now()));
  };

  return {
    betsOf: async (
      lottery: Lottery,
      input: InputOf<'games.bets'>,
      context: MemberContext,
    ): Promise<OutputOf<'games.bets'>> => {
      const place = parseCursor(input.cursor);
      const found = await receiptsOf(db, {
        memberId: context.session.memberId,
        game: lottery.code,
        status: input.status ?? null,
        receipt: input.receipt ?? null,
        after: place === null ? null : { placedAt: place.at, id: place.id },
        limit: PAGE + 1,
      });
      if (input.receipt !== undefined && found.length === 0) throw new Refusal('receipt.unknown');
      const { items, nextCursor } = pageOf(found, ({ placedAt, id }) => cursorOf(placedAt, id));
      return { items: await presented(items), nextCursor, balance: String(await balanceOf(db, ownerOf(context))) };
    },
    resultsOf: async (lottery: Lottery, cursor: string | undefined): Promise<OutputOf<'games.results'>> => {
      const found = await pastIssues(db, lottery.code, PAGE + 1, parseCursor(cursor)?.at ?? null);
      const { items, nextCursor } = pageOf(found, ({ drawsAt }) => cursorOf(drawsAt));
      return { items: items.map((row) => wireResult(row, now())), nextCursor };
    },
    proofOf: async (lottery: Lottery, issue: string): Promise<OutputOf<'games.proof'>> => {
      const row = await findIssue(db, lottery.code, issue);
      if (row === null) throw new Refusal('issue.unknown');
      const seed = row.status === 'drawn' ? await seedOf(db, lottery.code, issue) : null;
      return {
        game: lottery.code,
        issue: row.issue,
        commitment: row.commitment,
        seed: seed?.toString('base64url') ?? null,
        range: wireRange(lottery),
        result: row.status === 'open' ? null : wireResult(row, now()),
      };
    },
  };
};
