// The form of a payment: what is entered, kept over a refresh with the key of its intent.

import { readAmount, typedFrom } from '@foyer/contract/typed-amount';
import { type RefObject, useRef, useState } from 'react';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { Drafts } from '../../shell/shell.ts';
import { useFlow, useShell } from '../shell-context.tsx';
import type { AmountWording } from '../wallet/amount-problem.rules.ts';
import { useBriefMoney } from '../wallet/exact-money.tsx';
import { useAmountForm } from '../wallet/use-amount-form.ts';
import { type Intent, paymentFlow } from './payment.flow.ts';
import { type PaymentProblem, problemsIn } from './payment.rules.ts';
import { type Payment, paymentRunner } from './payment.runner.ts';

type Draft = ReturnType<Drafts['read']>;

/** What is entered: the amount as it was typed, and what else the payment needs. */
type Entry<Field extends string> = Readonly<Record<Field | 'typed', string>>;

export type IntentOf<Field extends string> = Intent & Readonly<Record<Field, string>>;

interface Choice {
  /** Minor units. */
  readonly amount: string;
}

export interface PaymentOptions<Field extends string, At extends string, C extends Choice> {
  readonly payment: Payment<At, IntentOf<Field>>;
  /** What the form begins with. */
  readonly first: (draft: Draft) => Readonly<Record<Field, string>>;
  /** What the form fills in by itself, given what is entered. */
  readonly complete?: (entry: Entry<Field>) => Readonly<Record<Field, string>>;
  readonly check: (
    entry: Entry<Field>,
    wording: AmountWording,
  ) => { readonly choice: C } | { readonly problem: PaymentProblem<At> };
}

/** A payment that was sent without hearing of it: the runner has kept all of its fields. */
const openIntent = <Field extends string>(draft: Draft): IntentOf<Field> | null =>
  draft.sent && draft.amount && draft.key ? (draft as unknown as IntentOf<Field>) : null;

type Kept<Field extends string> = Entry<Field> & Pick<Intent, 'key'>;

export function usePayment<Field extends string, At extends string, C extends Choice>({
  payment,
  first,
  complete,
  check,
}: PaymentOptions<Field, At, C>) {
  const shell = useShell();
  const { drafts } = shell;
  const name = payment.draft;
  const wording: AmountWording = { form: useAmountForm(), money: useBriefMoney() };
  const [entered, setEntry] = useState((): Kept<Field> => {
    const draft = drafts.read(name);
    const { typed = '', key = newIntentKey() } = draft;
    return { ...first(draft), typed, key };
  });
  const entry: Kept<Field> = complete ? { ...entered, ...complete(entered) } : entered;
  const amountInput = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  const [runner] = useState(() =>
    paymentRunner<At, IntentOf<Field>>(
      shell,
      {
        // Moves the focus after the message is in the page, so that both are announced together.
        focusField: (at) => {
          const find = () =>
            at === 'amount'
              ? amountInput.current
              : (amountInput.current?.form?.querySelector<HTMLElement>(`[name="${at}"]:enabled`) ??
                list.current?.querySelector<HTMLElement>('input:enabled, a'));
          if (at !== 'form') setTimeout(() => find()?.focus());
        },
        renewKey: (key) => setEntry((before) => ({ ...before, key })),
      },
      payment,
    ),
  );
  const [open] = useState(() => openIntent<Field>(drafts.read(name)));
  const [flow] = useState(() => paymentFlow<At, IntentOf<Field>>(name, open));
  const [state, send] = useFlow(flow, runner);
  const checked = check(entry, wording);
  const isLocked = state.at !== 'editing' && state.at !== 'settling';
  const choice = 'choice' in checked ? checked.choice : null;
  const problem = 'problem' in state ? state.problem : null;

  const keep = (next: Kept<Field>): void => {
    setEntry(next);
    drafts.keep(name, { ...next });
  };
  const edit = (change: Partial<Entry<Field>>, at?: At): void => {
    if (isLocked) return;
    // Another amount is another intent.
    keep({ ...entry, ...change, key: newIntentKey() });
    send({ type: 'edited', at });
  };
  /** Groups the digits of what was typed: the amount stays, and so does its key. */
  const tidy = (): void => {
    const amount = readAmount(entry.typed, wording.form);
    if (!isLocked && amount.ok) keep({ ...entry, typed: typedFrom(amount.minorUnits, wording.form) });
  };
  const submit = (): void => {
    if ('problem' in checked) {
      send({ type: 'foundWrong', problem: checked.problem });
      return;
    }
    send({ type: 'submitted', intent: { ...entry, amount: checked.choice.amount } });
  };

  return {
    state,
    entry,
    wording,
    amountInput,
    list,
    choice,
    /** What is being found out, as it was sent. */
    sentAmount: choice?.amount ?? open?.amount ?? null,
    isSending: state.at === 'sending' || state.at === 'accepted',
    problem,
    problems: problemsIn(problem),
    isLocked,
    edit,
    tidy,
    submit,
  };
}

/** What the section of the amount shows. */
export interface AmountModel {
  readonly entry: { readonly typed: string };
  readonly problems: readonly PaymentProblem<string>[];
  readonly wording: AmountWording;
  readonly amountInput: RefObject<HTMLInputElement | null>;
  readonly isLocked: boolean;
  readonly type: (typed: string) => void;
  readonly choose: (amount: string) => void;
  readonly tidy: () => void;
}
