// The form of a deposit: what is entered, and what it comes to.
import { usePayment } from '../../kit/payment/use-payment.ts';
import { useShell } from '../../kit/shell-context.tsx';
import { typedFrom } from '../../kit/wallet/typed-amount.rules.ts';
import type { DepositData } from './deposit.data.ts';
import { type Choice, checkEntry, choiceToRepeat, type DepositField } from './deposit.rules.ts';
import { depositPayment } from './deposit.runner.ts';

export function useDeposit(data: DepositData) {
  const shell = useShell();
  const { methods, orders } = data;
  const again = choiceToRepeat(orders, methods);
  const payment = usePayment<'method', DepositField, Choice>({
    payment: depositPayment(shell),
    // What was chosen before a refresh; else the method of the last deposit, or the operator's first.
    first: ({ method }) => {
      const known = methods.find(({ code }) => code === method) ?? again?.method ?? methods[0];
      return { method: known?.code ?? '' };
    },
    check: (entry, wording) => checkEntry(entry, methods, wording),
  });
  const { entry, wording, edit } = payment;

  return {
    ...data,
    ...payment,
    again,
    method: methods.find(({ code }) => code === entry.method),
    chooseMethod: (method: string) => edit({ method }),
    type: (typed: string) => edit({ typed }),
    choose: (amount: string) => edit({ typed: typedFrom(amount, wording.form) }),
    repeat: ({ method, amount }: Choice) => edit({ method: method.code, typed: typedFrom(amount, wording.form) }),
  };
}

export type DepositModel = ReturnType<typeof useDeposit>;
