// The form of a withdrawal: what is entered, kept over a refresh with the key of its intent.
import { useRef, useState } from 'react';
import { useFlow, useNow, useShell } from '../../kit/shell-context.tsx';
import { useBriefMoney } from '../../kit/wallet/exact-money.tsx';
import { readAmount, typedFrom } from '../../kit/wallet/typed-amount.rules.ts';
import { useAmountForm } from '../../kit/wallet/use-amount-form.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { Drafts } from '../../shell/shell.ts';
import type { WithdrawInfo } from './withdraw.data.ts';
import { type Intent, withdrawFlow } from './withdraw.flow.ts';
import { checkEntry, type Entry, firstAccount, problemsIn, type WithdrawField } from './withdraw.rules.ts';
import { WITHDRAW_DRAFT, withdrawRunner } from './withdraw.runner.ts';

type Draft = ReturnType<Drafts['read']>;

interface Kept extends Entry {
  readonly key: string;
}

/** A withdrawal that was sent without hearing of it. */
const openIntent = ({ sent, account, amount, key }: Draft): Intent | null =>
  sent && account && amount && key ? { accountId: account, amount, key } : null;

export function useWithdraw(info: WithdrawInfo) {
  const shell = useShell();
  const { drafts } = shell;
  const now = useNow();
  const wording = { form: useAmountForm(), money: useBriefMoney() };
  const [entry, setEntry] = useState((): Kept => {
    const { account, typed = '', key = newIntentKey() } = drafts.read(WITHDRAW_DRAFT);
    return { account: firstAccount(account, info, now), typed, key };
  });
  const amountInput = useRef<HTMLInputElement>(null);
  const accountList = useRef<HTMLFieldSetElement>(null);
  const [runner] = useState(() =>
    withdrawRunner(shell, {
      // Moves the focus after the message is in the page, so that both are announced together.
      focusField: (at) => {
        const find = () =>
          at === 'account' ? accountList.current?.querySelector<HTMLElement>('input:enabled, a') : amountInput.current;
        if (at !== 'form') setTimeout(() => find()?.focus());
      },
      renewKey: () => {
        const key = newIntentKey();
        drafts.keep(WITHDRAW_DRAFT, { ...drafts.read(WITHDRAW_DRAFT), key });
        setEntry((before) => ({ ...before, key }));
      },
    }),
  );
  const [open] = useState(() => openIntent(drafts.read(WITHDRAW_DRAFT)));
  const [flow] = useState(() => withdrawFlow(open));
  const [state, send] = useFlow(flow, runner);
  const checked = checkEntry(entry, info, wording, now);
  const isLocked = state.at !== 'editing' && state.at !== 'settling';
  const choice = 'choice' in checked ? checked.choice : null;

  const keep = (next: Kept): void => {
    setEntry(next);
    drafts.keep(WITHDRAW_DRAFT, { ...next });
  };
  const edit = (change: Partial<Entry>, at: WithdrawField): void => {
    if (isLocked) return;
    // Another account or amount is another intent.
    keep({ ...entry, ...change, key: newIntentKey() });
    send({ type: 'edited', at });
  };
  /** Groups the digits of what was typed: the amount stays, and so does its key. */
  const tidy = (): void => {
    const amount = readAmount(entry.typed, wording.form);
    if (!isLocked && amount.ok) keep({ ...entry, typed: typedFrom(amount.minorUnits, wording.form) });
  };
  const submit = (): void => {
    if ('problem' in checked) send({ type: 'foundWrong', problem: checked.problem });
    else
      send({
        type: 'submitted',
        intent: { accountId: checked.choice.account.id, amount: checked.choice.amount, key: entry.key },
      });
  };

  return {
    info,
    state,
    entry,
    now,
    wording,
    amountInput,
    accountList,
    choice,
    /** What is being found out, as it was sent. */
    sentAmount: choice?.amount ?? open?.amount ?? null,
    problems: problemsIn('problem' in state ? state.problem : null),
    isLocked,
    chooseAccount: (account: string) => edit({ account }, 'account'),
    type: (typed: string) => edit({ typed }, 'amount'),
    choose: (amount: string) => edit({ typed: typedFrom(amount, wording.form) }, 'amount'),
    tidy,
    submit,
  };
}

export type WithdrawModel = ReturnType<typeof useWithdraw>;
