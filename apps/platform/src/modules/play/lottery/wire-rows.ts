// Converts rows of the lottery's tables into the answers of the game wire.
import type { DrawResult, Issue, OutputOf, Receipt } from '@foyer/contract';
import type { IssueRow } from './issue-store.ts';
import { mostPerDraw } from './line.rules.ts';
import type { BetRow, Lottery } from './lottery.ts';
import type { ReceiptRow } from './receipt-store.ts';

/** A receipt as its owner sees it, of real money or of a trial. */
export type ShownReceipt = Omit<ReceiptRow, 'merchant' | 'memberId' | 'currency'>;

export const wireBetType = (
  { code, kind, pick, sides, odds, rule }: BetRow,
  lottery: Lottery,
): OutputOf<'games.state'>['betTypes'][number] => ({
  code,
  kind,
  pick,
  sides: [...sides],
  odds: odds.map(({ tier, hundredths }) => ({ tier, hundredths })),
  ...(rule === 'tails' && { perHit: true, mostPerDraw: mostPerDraw(lottery, code) }),
});

export const wireRange = ({ range: { prizes, ...range } }: Lottery) => ({
  ...range,
  ...(prizes && { prizes: prizes.map((group) => ({ ...group })) }),
});

export const wireIssue = ({ issue, opensAt, closesAt, drawsAt, commitment }: IssueRow): Issue => ({
  issue,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  drawsAt: drawsAt.toISOString(),
  commitment,
});

export const wireResult = (row: IssueRow, now: Date): DrawResult => ({
  issue: row.issue,
  status: row.status === 'open' && row.closesAt <= now ? 'closed' : row.status,
  numbers: [...row.numbers],
  bonus: [...row.bonus],
  ...(row.prizes.length > 0 && { prizes: [...row.prizes] }),
  drawnAt: row.drawnAt?.toISOString() ?? null,
  late: row.late,
});

export const wireReceipt = (row: ShownReceipt, issue: IssueRow | null, now: Date): Receipt => ({
  receipt: row.id,
  game: row.game,
  issue: row.issue,
  lines: row.lines.map(({ betType, numbers, side, status, win }) => ({
    betType,
    numbers: [...numbers],
    side,
    status,
    win,
  })),
  stakePerLine: String(row.stake),
  total: String(row.total),
  win: String(row.win),
  status: row.status,
  placedAt: row.placedAt.toISOString(),
  result: issue === null || issue.status === 'open' ? null : wireResult(issue, now),
});
