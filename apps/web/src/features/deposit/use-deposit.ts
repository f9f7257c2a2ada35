// The form of a deposit: what is entered, kept over a refresh with the key of its intent, and what it comes to.
import { useRef, useState } from 'react';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import { useBriefMoney } from '../../kit/wallet/exact-money.tsx';
import { readAmount, typedFrom } from '../../kit/wallet/typed-amount.rules.ts';
import { useAmountForm } from '../../kit/wallet/use-amount-form.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { Drafts } from '../../shell/shell.ts';
import { keptTerms, readTerms, termsOf } from './bonus.rules.ts';
import type { DepositData } from './deposit.data.ts';
import { depositFlow, type Intent } from './deposit.flow.ts';
import { type Choice, checkEntry, choiceToRepeat, type Entry } from './deposit.rules.ts';
import { DEPOSIT_DRAFT, depositRunner } from './deposit.runner.ts';

type Draft = ReturnType<Drafts['read']>;

interface Kept extends Entry {
  readonly key: string;
}

/** What was entered before a refresh; else the method of the last deposit, or the operator's first. */
function firstEntry(
  { method, typed = '', bonus = '', key }: Draft,
  { methods }: DepositData,
  again: Choice | null,
): Kept {
  const known = methods.find(({ code }) => code === method) ?? again?.method ?? methods[0];
  return { method: known?.code ?? '', typed, bonus, key: key ?? newIntentKey() };
}

/** A deposit that was sent without hearing of it. */
const openIntent = ({ sent, method, amount, terms, key }: Draft): Intent | null =>
  sent && method && amount && key ? { method, amount, bonus: readTerms(terms), key } : null;

export function useDeposit(data: DepositData) {
  const shell = useShell();
  const { drafts } = shell;
  const form = useAmountForm();
  const money = useBriefMoney();
  const wording = { form, money };
  const again = choiceToRepeat(data.orders, data.methods);
  const [entry, setEntry] = useState(() => firstEntry(drafts.read(DEPOSIT_DRAFT), data, again));
  const amountInput = useRef<HTMLInputElement>(null);
  const bonusInput = useRef<HTMLInputElement>(null);
  const methodList = useRef<HTMLFieldSetElement>(null);
  const [runner] = useState(() =>
    depositRunner(shell, {
      // Moves the focus after the message is in the page, so that both are announced together.
      focusField: (at) => {
        const find = () => {
          if (at === 'bonus') return bonusInput.current;
          return at === 'method' ? methodList.current?.querySelector('input') : amountInput.current;
        };
        if (at !== 'form') setTimeout(() => find()?.focus());
      },
      settle: (isFinal) => {
        const { sent: _, ...draft } = drafts.read(DEPOSIT_DRAFT);
        const key = isFinal ? newIntentKey() : (draft.key ?? newIntentKey());
        drafts.keep(DEPOSIT_DRAFT, { ...draft, key });
        setEntry((before) => ({ ...before, key }));
      },
    }),
  );
  const [flow] = useState(() => depositFlow(openIntent(drafts.read(DEPOSIT_DRAFT))));
  const [state, send] = useFlow(flow, runner);
  const checked = checkEntry(entry, data.methods, wording);
  const choice = 'choice' in checked ? checked.choice : null;
  const terms = termsOf(data.bonus, choice?.amount ?? null);
  const isLocked = state.at !== 'editing' && state.at !== 'settling';

  const edit = (change: Partial<Entry>): void => {
    if (isLocked) return;
    // Another amount is another intent.
    const next = { ...entry, ...change, key: newIntentKey() };
    setEntry(next);
    drafts.keep(DEPOSIT_DRAFT, { ...next });
    send({ type: 'edited' });
  };
  /** Groups the digits of what was typed: the amount stays, and so does its key. */
  const tidy = (): void => {
    const amount = readAmount(entry.typed, form);
    if (isLocked || !amount.ok) return;
    const next = { ...entry, typed: typedFrom(amount.minorUnits, form) };
    setEntry(next);
    drafts.keep(DEPOSIT_DRAFT, { ...next });
  };
  const submit = (): void => {
    if ('problem' in checked) {
      send({ type: 'foundWrong', problem: checked.problem });
      return;
    }
    const { amount } = checked.choice;
    const bonus = entry.bonus === '' ? null : terms;
    // A visit after this one repeats the same intent.
    if (state.at === 'editing')
      drafts.keep(DEPOSIT_DRAFT, { ...entry, amount, ...(bonus && { terms: keptTerms(bonus) }), sent: '1' });
    send({ type: 'submitted', intent: { method: entry.method, amount, bonus, key: entry.key } });
  };

  return {
    ...data,
    state,
    entry,
    wording,
    again,
    amountInput,
    methodList,
    bonusInput,
    choice,
    terms,
    problem: 'problem' in state ? state.problem : null,
    isLocked,
    chooseMethod: (method: string) => edit({ method }),
    chooseBonus: (isChosen: boolean) => edit({ bonus: isChosen ? '1' : '' }),
    type: (typed: string) => edit({ typed }),
    tidy,
    choose: ({ method, amount }: Choice) => edit({ method: method.code, typed: typedFrom(amount, form) }),
    submit,
  };
}

export type DepositModel = ReturnType<typeof useDeposit>;
