// Settles a receipt: judges each line against the draw, or pays all back when there was none. Pure.
import { prizeOf, wonHundredths } from './line.rules.ts';
import type { Drawn, Lottery } from './lottery.ts';
import type { ReceiptRow, ReceiptStatus, SettledLine } from './receipt-store.ts';

export interface Ended {
  readonly status: Exclude<ReceiptStatus, 'open'>;
  /** Paid to the member: prizes, or the stake of a refund. */
  readonly win: bigint;
  readonly lines: readonly SettledLine[];
}

type Open = Pick<ReceiptRow, 'stake' | 'total' | 'lines'>;

const judged = (lottery: Lottery, { stake, lines }: Open, drawn: Drawn): Ended => {
  const ended = lines.map((line): SettledLine => {
    const win = prizeOf(stake, wonHundredths(lottery, line, drawn));
    return { ...line, status: win > 0n ? 'won' : 'lost', win: String(win) };
  });
  const win = ended.reduce((sum, line) => sum + BigInt(line.win), 0n);
  return { status: win > 0n ? 'won' : 'lost', win, lines: ended };
};

const refunded = ({ stake, total, lines }: Open): Ended => ({
  status: 'refunded',
  win: total,
  lines: lines.map((line) => ({ ...line, status: 'refunded', win: String(stake) })),
});

/** `drawn` is null when the issue has no result: its stakes go back. */
export const endOf = (lottery: Lottery, receipt: Open, drawn: Drawn | null): Ended =>
  drawn === null ? refunded(receipt) : judged(lottery, receipt, drawn);
