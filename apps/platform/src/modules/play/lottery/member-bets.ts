// The bets of a member on all lotteries in one list, in words of the member's language.
import { texts } from 'virtual:shared-texts/games';
import type { InputOf, LanguageCode, OutputOf } from '@foyer/contract';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { textIn } from '../../../texts/text-in.ts';
import { cursorOf, PAGE, pageOf, parseCursor } from './cursor.rules.ts';
import { type IssueRow, issuesOf } from './issue-store.ts';
import { hitsOf } from './line.rules.ts';
import { lotteryOf } from './lotteries.table.ts';
import { nameOf } from './lottery-names.ts';
import { type ReceiptRow, receiptsOf, type SettledLine } from './receipt-store.ts';

/** A side says it all: "Odd". Numbers are named by their bet: "2 numbers". */
const lineText = ({ betType, side }: SettledLine, language: LanguageCode): string =>
  textIn(texts, side === null ? `bet_${betType}` : `side_${side}`, language);

/** Numbers from 10 on make all of a lottery's numbers two digits wide, as on its balls. */
const TWO_DIGITS_FROM = 10;

const wireBet = (
  row: ReceiptRow,
  issue: IssueRow | null,
  { merchant, language }: MemberContext,
): OutputOf<'game.bets'>['items'][number] => {
  const lottery = lotteryOf(row.game);
  const drawn = issue?.status === 'drawn' ? issue : null;
  return {
    receipt: row.id,
    game: row.game,
    vendor: lottery?.vendor ?? 'LOTT',
    name: lottery == null ? row.game : nameOf(merchant, lottery, language),
    issue: row.issue,
    digits: lottery == null || lottery.range.to >= TWO_DIGITS_FROM ? 2 : 1,
    lines: row.lines.map((line) => ({
      text: lineText(line, language),
      numbers: [...line.numbers],
      hits: lottery == null || drawn === null ? null : hitsOf(lottery, line, drawn),
    })),
    total: String(row.total),
    win: String(row.win),
    status: row.status,
    placedAt: row.placedAt.toISOString(),
  };
};

export const memberBets = async (
  { db }: Pick<PlatformContext, 'db'>,
  { cursor, receipt }: InputOf<'game.bets'>,
  context: MemberContext,
): Promise<OutputOf<'game.bets'>> => {
  const place = parseCursor(cursor);
  const found = await receiptsOf(db, {
    memberId: context.session.memberId,
    game: null,
    status: null,
    receipt: receipt ?? null,
    after: place === null ? null : { placedAt: place.at, id: place.id },
    limit: PAGE + 1,
  });
  const { items, nextCursor } = pageOf(found, ({ placedAt, id }) => cursorOf(placedAt, id));
  const issues = await issuesOf(db, items);
  return { items: items.map((row) => wireBet(row, issues.of(row), context)), nextCursor };
};
