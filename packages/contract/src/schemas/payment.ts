// Deposits: the operator's methods, orders, and what a member does to pay one.
import * as z from 'zod/mini';
import { code } from './game.ts';
import {
  itemsOf,
  listOf,
  openEnum,
  orElse,
  ReadAmount,
  ReadId,
  ReadNumber,
  ReadText,
  ReadTime,
  readFlag,
} from './read.ts';
import { type CallErrors, CurrencyCode, nothing, Opaque, PositiveAmount } from './values.ts';

/** A year at most. */
const Days = z.int().check(z.minimum(1), z.maximum(366));

/** How a method of deposit is paid. */
export const DepositKind = z.enum(['bankTransfer', 'card', 'eWallet', 'pix', 'virtualWallet']);

/** @assumed The specification does not show the answer of MCSFE_getDepositSettings. */
export const DepositMethod = z.object({
  code: ReadId,
  kind: openEnum(DepositKind.options, 'card'),
  /** In the caller's language: "Bank transfer". */
  title: ReadText,
  min: ReadAmount,
  max: ReadAmount,
  /** Amounts that are offered to tap. */
  quickPicks: listOf('quickPicks', ReadAmount),
  /** Taken from the deposit: a fixed part in minor units, and hundredths of a per cent. */
  fee: orElse('fee', z.object({ fixed: ReadAmount, rate: ReadNumber }), { fixed: '0', rate: 0 }),
  /** Minutes until the money usually arrives; 0: at once. */
  minutes: orElse('minutes', ReadNumber, 0),
});

/** @assumed A bonus that a deposit may have with it, in terms that a member can be told in one sentence. Amounts are in minor units. */
export const DepositBonus = z.object({
  /** In the caller's language: "Deposit bonus". */
  title: ReadText,
  /** The bonus in per cent of what is paid; a part of a minor unit is left off. */
  percent: ReadNumber,
  /** No bonus is larger. */
  most: ReadAmount,
  /** Smaller deposits have no bonus. */
  leastDeposit: ReadAmount,
  /** So many times the bonus has to be turned over before it becomes cash. */
  turnover: ReadNumber,
  /** Days in which that has to be, from the arrival of the deposit. */
  days: ReadNumber,
});

/** The terms of a bonus as the member read them: a back end that has others now refuses. */
const ChosenBonus = z.strictObject({ amount: PositiveAmount, stakes: PositiveAmount, days: Days });

/**
 * The state of an order. `checking`: nobody knows yet, and the platform goes on asking. `expired` orders that are paid all
 * the same succeed later.
 */
export const OrderStatus = z.enum(['pending', 'checking', 'succeeded', 'failed', 'expired']);

const order = {
  orderId: ReadId,
  status: openEnum(OrderStatus.options, 'checking'),
  /** The method's title in the caller's language. */
  method: orElse('method', ReadText, ''),
  kind: openEnum(DepositKind.options, 'card'),
  /** What is paid, in minor units. */
  amount: ReadAmount,
  /** What of it arrives in the balance. */
  credited: ReadAmount,
  currency: CurrencyCode,
  createdAt: ReadTime,
  /** Until then the order can be paid. */
  expiresAt: orElse('expiresAt', ReadTime, null),
  decidedAt: orElse('decidedAt', ReadTime, null),
};

/** What anybody may see who has the order's id: no name and no account. */
export const PublicOrder = z.object({ ...order, serverTime: orElse('serverTime', ReadTime, null) });

/** Account of the operator that a transfer goes to. The reference stands in the transfer. */
export const TransferTarget = z.object({
  bankName: ReadText,
  accountName: ReadText,
  accountNumber: ReadText,
  reference: ReadText,
});

export const DepositOrder = z.object({
  ...order,
  /** The provider's page. */
  payUrl: orElse('payUrl', ReadText, null),
  /** The text of a PIX QR code (BR Code). */
  pixCode: orElse('pixCode', ReadText, null),
  transfer: orElse('transfer', TransferTarget, null),
  /** The member may send the transfer's slip, or another one. */
  takesSlip: readFlag(),
  /** When the slip was sent. */
  slipAt: orElse('slipAt', ReadTime, null),
  /** Address of a virtual wallet, and its network: "TRC20". */
  wallet: orElse('wallet', z.object({ network: ReadText, address: ReadText }), null),
  /** Why a failed order was refused, in the operator's words @assumed. */
  reason: orElse('reason', ReadText, null),
});

/** An order's id opens its page without a session: at least 128 bits. */
const orderId = Opaque;

export const paymentSchemas = {
  'relay.depositSettings': {
    input: nothing,
    output: z.object({
      methods: listOf('methods', DepositMethod),
      /** Null where the operator offers none to this member now: one at a time. */
      bonus: orElse('bonus', DepositBonus, null),
    }),
  },
  'wallet.deposit': {
    input: z.strictObject({ method: code(32), amount: PositiveAmount, bonus: z.optional(ChosenBonus) }),
    output: DepositOrder,
  },
  'wallet.order': { input: z.strictObject({ orderId }), output: PublicOrder },
  'wallet.orders': { input: nothing, output: itemsOf(DepositOrder) },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const paymentErrors = () =>
  ({
    'wallet.deposit': ['deposit.method.unavailable', 'deposit.out.of.range', 'bonus.unavailable'],
    'wallet.order': ['order.unknown'],
  }) as const satisfies CallErrors<typeof paymentSchemas>;
