// Withdrawals: money on its way from a member's balance to one of the member's accounts.
import * as z from 'zod/mini';
import { IdentityCheckStatus } from './document.ts';
import { PayoutAccount, PayoutIssuer, PayoutKind } from './payout.ts';
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
import { stepUp, stepUpCodes } from './step-up.ts';
import { type CallErrors, CurrencyCode, nothing, Opaque, PositiveAmount, text } from './values.ts';

/** The state of a withdrawal. The money of a `waiting` one and of one `onHold` is held; a refused or cancelled one gave it back. */
export const WithdrawalStatus = z.enum(['waiting', 'onHold', 'paid', 'refused', 'cancelled']);

/** What the specification says of a withdrawal that was taken. */
const TakenWithdrawal = z.object({ orderId: ReadId, status: openEnum(WithdrawalStatus.options, 'waiting') });

/** @assumed The specification names no call for the states of withdrawals. */
export const Withdrawal = z.object({
  orderId: ReadId,
  status: openEnum(WithdrawalStatus.options, 'waiting'),
  amount: ReadAmount,
  currency: CurrencyCode,
  /** The account as it was when the member chose it. */
  kind: openEnum(PayoutKind.options, 'bankCard'),
  issuer: orElse('issuer', ReadText, ''),
  masked: orElse('masked', ReadText, ''),
  createdAt: ReadTime,
  /** Until then it is usually decided. */
  expectedBy: orElse('expectedBy', ReadTime, null),
  decidedAt: orElse('decidedAt', ReadTime, null),
  /** Why it is on hold or was refused, in the operator's words. */
  reason: orElse('reason', ReadText, null),
  /** The operator lets members take back what waits. */
  canCancel: readFlag(),
});

/** How much may be withdrawn at once, and how long it usually takes. */
const WithdrawalRules = z.object({ min: ReadAmount, max: ReadAmount, minutes: orElse('minutes', ReadNumber, 0) });

/** Stakes that the operator asks for before a withdrawal, and those that were made. */
const Turnover = z.object({ required: ReadAmount, done: ReadAmount });

/** @assumed The bonus that runs: it becomes cash when what settled bets since its deposit won or lost, up to their stakes, reaches what is required, in minor units. */
const RunningBonus = z.object({
  title: orElse('title', ReadText, ''),
  amount: ReadAmount,
  required: ReadAmount,
  done: ReadAmount,
  /** It is taken back then. */
  until: ReadTime,
});
/** The identity check that a withdrawal needs, and how the member's stands. */
const IdentityDemand = z.object({ from: ReadAmount, status: openEnum(IdentityCheckStatus.options, 'none') });

export const withdrawalSchemas = {
  /** @assumed The specification names the three lists; rules, balances, kinds and issuers stand beside them. */
  'relay.withdrawAccountInfo': {
    input: nothing,
    output: z.object({
      fullBankCardList: listOf('fullBankCardList', PayoutAccount),
      fullVirtualWalletList: listOf('fullVirtualWalletList', PayoutAccount),
      fullEWalletList: listOf('fullEWalletList', PayoutAccount),
      /** The name that every further account must have; covered; null before the first one. */
      payeeName: orElse('payeeName', ReadText, null),
      /** Kinds that the operator pays to, with the banks, e-wallets or networks of each. */
      kinds: listOf(
        'kinds',
        z.object({ kind: openEnum(PayoutKind.options, 'bankCard'), issuers: listOf('issuers', PayoutIssuer) }),
      ),
      /** Money by where it stands, in minor units; `withdrawable` is what may leave now. */
      balance: orElse(
        'balance',
        z.object({
          cash: ReadAmount,
          held: ReadAmount,
          bonus: ReadAmount,
          withdrawable: orElse('withdrawable', ReadAmount, null),
          currency: CurrencyCode,
        }),
        null,
      ),
      rules: orElse('rules', WithdrawalRules, null),
      /** Null where the operator asks for none. */
      turnover: orElse('turnover', Turnover, null),
      /** Null where none runs. */
      bonus: orElse('bonus', RunningBonus, null),
      /**
       * The next withdrawal needs an approved identity check from this amount on, since earlier ones count; null where the operator
       * asks for none.
       */
      identityCheck: orElse('identityCheck', IdentityDemand, null),
    }),
  },
  'wallet.withdraw': {
    input: z.strictObject({ accountId: text(64), amount: PositiveAmount, ...stepUp }),
    output: TakenWithdrawal,
  },
  /** The last 20 and those that are open, or the one that is named, however old it is. */
  'wallet.withdrawals': { input: z.strictObject({ orderId: z.optional(text(128)) }), output: itemsOf(Withdrawal) },
  'wallet.cancelWithdrawal': { input: z.strictObject({ orderId: Opaque }), output: TakenWithdrawal },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const withdrawalErrors = () =>
  ({
    'wallet.withdraw': [
      'account.unknown',
      'account.cooling',
      'withdraw.out.of.range',
      'withdraw.turnover',
      'withdraw.limit',
      'withdraw.identity.check',
      'balance.insufficient',
      ...stepUpCodes,
    ],
    'wallet.cancelWithdrawal': ['order.unknown', 'withdraw.final'],
  }) as const satisfies CallErrors<typeof withdrawalSchemas>;
