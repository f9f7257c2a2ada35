// Makes the call of a deposit; its page is the order's.
import { type Payment, paymentClaims } from '../../kit/payment/payment.runner.ts';
import type { IntentOf } from '../../kit/payment/use-payment.ts';
import type { Refusals } from '../../shell/errors/problem.rules.ts';
import type { Shell } from '../../shell/shell.ts';
import { readTerms } from './bonus.rules.ts';
import type { DepositField, DepositProblem } from './deposit.rules.ts';
import { ORDER_DRAFT } from './order.rules.ts';

/** Name of the draft of what is entered and of the key of its intent. */
export const DEPOSIT_DRAFT = 'deposit';

/** What the platform refuses about the deposit itself. */
export const refusals: Refusals<'wallet.deposit', DepositProblem> = {
  'deposit.method.unavailable': { at: 'method', text: 'deposit.methodUnavailable' },
  'deposit.out.of.range': { at: 'amount', text: 'deposit.amountRefused' },
  'bonus.unavailable': { at: 'bonus', text: 'deposit.bonusGone' },
};

/** What this form shows itself, and what it repeats. */
const claims = { ...refusals, ...paymentClaims };

/** The code of a method, and the terms of a bonus as a draft keeps them; empty without one. */
export type DepositIntent = IntentOf<'method' | 'bonus'>;

export type DepositShell = Pick<Shell, 'send' | 'drafts' | 'navigation'>;

/** The order's page follows: its code comes beside the answer, so that its own skeleton stands in for it. A lost file is asked for again. */
const fetchOrderPage = (): void => void import('./order-screen.tsx').catch(() => undefined);

export const depositPayment = ({ send, drafts, navigation }: DepositShell): Payment<DepositField, DepositIntent> => ({
  draft: DEPOSIT_DRAFT,
  refusals,
  pay: ({ method, amount, bonus: kept, key: idempotencyKey }, post) => {
    const bonus = readTerms(kept);
    fetchOrderPage();
    return post(() => send('wallet.deposit', { method, amount, ...(bonus && { bonus }) }, { claims, idempotencyKey }));
  },
  openOrder: (orderId) => {
    const { backUrl } = navigation.query();
    if (backUrl) drafts.keep(ORDER_DRAFT, { orderId, backUrl });
    navigation.go('order', { query: { id: orderId }, replace: true });
  },
});
