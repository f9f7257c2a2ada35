// The form of a withdrawal: what is entered, and what may leave.

import { typedFrom } from '@foyer/contract/typed-amount';
import { usePayment } from '../../kit/payment/use-payment.ts';
import { useNow, useShell } from '../../kit/shell-context.tsx';
import type { WithdrawInfo } from './withdraw.data.ts';
import { accountOf, type Choice, checkEntry, firstAccount, type WithdrawField } from './withdraw.rules.ts';
import { withdrawPayment } from './withdraw.runner.ts';

export function useWithdraw(info: WithdrawInfo) {
  const shell = useShell();
  const now = useNow();
  const payment = usePayment<'account', WithdrawField, Choice>({
    payment: withdrawPayment(shell),
    first: ({ account }) => ({ account: firstAccount(account, info, now) }),
    complete: ({ account }) => ({ account: accountOf(account, info, now) }),
    check: (entry, wording) => checkEntry(entry, info, wording, now),
  });
  const { wording, edit } = payment;

  return {
    ...payment,
    info,
    now,
    chooseAccount: (account: string) => edit({ account }, 'account'),
    type: (typed: string) => edit({ typed }, 'amount'),
    choose: (amount: string) => edit({ typed: typedFrom(amount, wording.form) }, 'amount'),
  };
}

export type WithdrawModel = ReturnType<typeof useWithdraw>;
