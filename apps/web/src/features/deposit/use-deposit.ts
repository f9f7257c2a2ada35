// The form of a deposit: what is entered, and what it comes to.

import { readAmount, typedFrom } from '@foyer/contract/typed-amount';
import { usePayment } from '../../kit/payment/use-payment.ts';
import { useShell } from '../../kit/shell-context.tsx';
import { useAmountForm } from '../../kit/wallet/use-amount-form.ts';
import { chosenBonus, termsOf } from './bonus.rules.ts';
import type { DepositData } from './deposit.data.ts';
import { type Choice, checkEntry, choiceToRepeat, type DepositField } from './deposit.rules.ts';
import { depositPayment } from './deposit.runner.ts';

export function useDeposit(data: DepositData) {
  const shell = useShell();
  const { methods, orders } = data;
  const again = choiceToRepeat(orders, methods);
  const form = useAmountForm();
  const amountOf = (typed: string): string | null => {
    const amount = readAmount(typed, form);
    return amount.ok ? amount.minorUnits : null;
  };
  const payment = usePayment<'method' | 'bonus', DepositField, Choice>({
    payment: depositPayment(shell),
    // What was chosen before a refresh; else the method of the last deposit, or the operator's first.
    first: ({ method, typed = '', bonus = '' }) => {
      const known = methods.find(({ code }) => code === method) ?? again?.method ?? methods[0];
      return { method: known?.code ?? '', bonus: chosenBonus(data.bonus, bonus !== '', amountOf(typed)) };
    },
    check: (entry, wording) => checkEntry(entry, methods, wording),
  });
  const { entry, edit } = payment;
  /** Another amount has another bonus: one that was chosen stays chosen. */
  const amountTyped = (typed: string) => ({
    typed,
    bonus: chosenBonus(data.bonus, entry.bonus !== '', amountOf(typed)),
  });

  return {
    ...data,
    ...payment,
    again,
    method: methods.find(({ code }) => code === entry.method),
    chooseMethod: (method: string) => edit({ method }),
    terms: termsOf(data.bonus, amountOf(entry.typed)),
    chooseBonus: (isChosen: boolean) => edit({ bonus: chosenBonus(data.bonus, isChosen, amountOf(entry.typed)) }),
    type: (typed: string) => edit(amountTyped(typed)),
    choose: (amount: string) => edit(amountTyped(typedFrom(amount, form))),
    repeat: ({ method, amount }: Choice) => edit({ method: method.code, ...amountTyped(typedFrom(amount, form)) }),
  };
}

export type DepositModel = ReturnType<typeof useDeposit>;
