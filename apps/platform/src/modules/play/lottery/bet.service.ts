// Books a bet: receipt and stake in one transaction, once for its key.
import type { Tx } from '../../../db/database.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { requireMay } from '../../account/member/api.ts';
import { balanceOf, moveMoney } from '../../money/wallet/api.ts';
import { type BetInput, checkedBet, requireOpen } from './checked-bet.ts';
import type { Lottery } from './lottery.ts';
import { subjectOf } from './lottery-names.ts';
import { newReceiptNumber } from './receipt-number.ts';
import { addReceipt, type ReceiptRow, receiptByKey } from './receipt-store.ts';

export interface PlacedBet {
  readonly receipt: ReceiptRow;
  readonly balance: bigint;
}

const book = async (
  tx: Tx,
  lottery: Lottery,
  receipt: ReceiptRow,
  key: string,
  context: MemberContext,
): Promise<PlacedBet> => {
  if (!(await addReceipt(tx, receipt, key))) return booked(tx, key, context);
  const { balance } = await moveMoney(tx, {
    merchant: context.merchant,
    memberId: receipt.memberId,
    currency: receipt.currency,
    type: 'stake',
    amount: -receipt.total,
    against: 'stakes',
    reference: `stake|${receipt.id}`,
    subject: subjectOf(context.merchant, lottery, receipt.issue),
    related: receipt.id,
  });
  return { receipt, balance };
};

/** Returns the bet that the first call with this key booked. */
const booked = async (tx: Tx, key: string, { merchant, session }: MemberContext): Promise<PlacedBet> => {
  const receipt = await receiptByKey(tx, merchant.code, session.memberId, key);
  if (receipt === null) throw new Refusal('service.unavailable', { retryAfterSeconds: 1 });
  const owner = { memberId: session.memberId, merchant: merchant.code, currency: receipt.currency };
  return { receipt, balance: await balanceOf(tx, owner) };
};

export const createBetService = ({ db, now }: Pick<PlatformContext, 'db' | 'now'>) => ({
  /** Places a bet or throws a refusal; the ledger moves only with the receipt. */
  place: async (lottery: Lottery, input: BetInput, context: MemberContext): Promise<PlacedBet> => {
    const key = context.idempotencyKey;
    if (key === null) throw new Refusal('input.invalid');
    requireMay(context.session.member, 'bet', now());
    const bet = checkedBet(lottery, input, context.merchant);
    const receipt: ReceiptRow = {
      id: newReceiptNumber(),
      merchant: context.merchant.code,
      memberId: context.session.memberId,
      game: lottery.code,
      issue: input.issue,
      currency: context.merchant.settings.currency,
      ...bet,
      win: 0n,
      status: 'open',
      placedAt: now(),
    };
    return db.transaction(async (tx) => {
      if ((await receiptByKey(tx, receipt.merchant, receipt.memberId, key)) !== null) return booked(tx, key, context);
      await requireOpen(tx, lottery.code, input.issue, now());
      return book(tx, lottery, receipt, key, context);
    });
  },
});

export type BetService = ReturnType<typeof createBetService>;
