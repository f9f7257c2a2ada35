// The form of a new payout account: what is entered, and the key of its intent.
import type { PayoutKind } from '@foyer/contract';
import { useRef, useState } from 'react';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { PayoutData } from './payout-accounts.data.ts';
import { accountsFlow } from './payout-accounts.flow.ts';
import { type AccountEntry, type AccountField, blankEntry, numberKindOf, problemsIn } from './payout-accounts.rules.ts';
import { type AccountDraft, type AccountsScreen, accountsRunner, wayBack } from './payout-accounts.runner.ts';

/**
 * The key of the account in the form. A key from before a refresh stays until it has an answer: typing the number again
 * is no other account. After that each edit makes another intent.
 */
function useIntentKey(draft: AccountDraft) {
  const { drafts } = useShell();
  const [kept] = useState(() => drafts.read(draft).key ?? null);
  const isRepeated = useRef(kept !== null);
  const [key, setKey] = useState(() => kept ?? newIntentKey());
  const renewKey = (): string => {
    const next = newIntentKey();
    setKey(next);
    return next;
  };
  return {
    key,
    renewKey,
    settle: () => {
      isRepeated.current = false;
    },
    edited: () => {
      if (!isRepeated.current) renewKey();
    },
  };
}

/** Moves the focus after the message is in the page, so that both are announced together. */
const focusLater = (find: () => HTMLElement | null | undefined): void => void setTimeout(() => find()?.focus());

/** `kinds`: those of the page, the first of which is chosen. */
export function usePayoutAccounts(data: PayoutData, draft: AccountDraft) {
  const shell = useShell();
  const { kinds } = data;
  const firstKind = kinds[0]?.kind ?? 'bankCard';
  const [entry, setEntry] = useState(() => blankEntry(firstKind, kinds));
  const form = useRef<HTMLFormElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const intentKey = useIntentKey(draft);
  const [runner] = useState(() => {
    const screen: AccountsScreen = {
      ...intentKey,
      draft,
      focusField: (at) => focusLater(() => form.current?.querySelector<HTMLElement>(`[name="${at}"]`)),
      clear: () => {
        setEntry(({ kind }) => blankEntry(kind, kinds));
        intentKey.renewKey();
      },
      showAdded: () => focusLater(() => said.current),
    };
    return accountsRunner(shell, data, screen);
  });
  // Read once: the address changes before the page does.
  const [leadsBack] = useState(() => wayBack(shell.navigation) !== null);
  const [flow] = useState(() => accountsFlow(data));
  const [state, send] = useFlow(flow, runner);
  const isSending = state.at === 'sending';

  const edit = (change: Partial<AccountEntry>, at?: AccountField): void => {
    if (isSending) return;
    setEntry({ ...entry, ...change });
    intentKey.edited();
    send(at ? { type: 'edited', at } : { type: 'edited' });
  };
  return {
    kinds,
    state,
    entry,
    form,
    said,
    isSending,
    /** Null where a message says it on the page that the member goes back to. */
    added: leadsBack ? null : state.added,
    numberKind: numberKindOf(entry, kinds),
    problems: 'problem' in state ? problemsIn(state.problem) : [],
    chooseKind: (kind: PayoutKind) => edit({ ...blankEntry(kind, kinds), holder: entry.holder }),
    type: (at: AccountField, text: string) => edit({ [at]: text }, at),
    submit: () => send({ type: 'submitted', intent: { entry, key: intentKey.key } }),
  };
}

export type AccountsModel = ReturnType<typeof usePayoutAccounts>;
