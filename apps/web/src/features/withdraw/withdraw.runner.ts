// Makes the call of a withdrawal, with the proof that it needs; its own view follows.
import { type Payment, paymentClaims } from '../../kit/payment/payment.runner.ts';
import type { IntentOf } from '../../kit/payment/use-payment.ts';
import type { Refusals } from '../../shell/errors/problem.rules.ts';
import { confirmed, stepUpClaims } from '../../shell/session/step-up.ts';
import type { Shell } from '../../shell/shell.ts';
import type { WithdrawField, WithdrawProblem } from './withdraw.rules.ts';

/** Name of the draft of what is entered and of the key of its intent. */
export const WITHDRAW_DRAFT = 'withdraw';

/** What the platform refuses about the withdrawal itself. */
export const refusals: Refusals<'wallet.withdraw', WithdrawProblem> = {
  'account.unknown': { at: 'account', text: 'withdraw.accountUnknown' },
  'account.cooling': { at: 'account', text: 'withdraw.accountCooling' },
  'withdraw.out.of.range': { at: 'amount', text: 'withdraw.amountRefused' },
  'balance.insufficient': { at: 'amount', text: 'withdraw.amountGone' },
  'withdraw.identity.check': { at: 'amount', text: 'withdraw.identityRefused' },
  'withdraw.turnover': { at: 'form', text: 'withdraw.turnoverRefused' },
  'withdraw.limit': { at: 'form', text: 'withdraw.tooManyOpen' },
};

/** What this form shows itself, and what it repeats. */
const claims = { ...refusals, ...stepUpClaims, ...paymentClaims };

export type WithdrawShell = Pick<Shell, 'send' | 'navigation' | 'overlays' | 'events'>;

export const withdrawPayment = (shell: WithdrawShell): Payment<WithdrawField, IntentOf<'account'>> => ({
  draft: WITHDRAW_DRAFT,
  refusals,
  pay: ({ account: accountId, amount, key: idempotencyKey }, post) =>
    confirmed(shell, (proof) =>
      post(() => shell.send('wallet.withdraw', { accountId, amount, ...proof }, { claims, idempotencyKey })),
    ),
  openOrder: (orderId) => {
    shell.events.publish('balanceChanged', {});
    shell.navigation.go('withdraw', { query: { id: orderId }, replace: true });
  },
});
