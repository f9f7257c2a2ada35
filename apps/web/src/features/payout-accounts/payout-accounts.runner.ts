// Performs the effects of the payout accounts.
import type { InputOf, PayoutAccount } from '@foyer/contract';
import type { Runner } from '../../shell/flow/flow.ts';
import { eventOf, type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { textLanguage } from '../../shell/i18n/text-language.ts';
import { safeTarget } from '../../shell/navigation/safe-target.ts';
import { confirmed, stepUpClaims } from '../../shell/session/step-up.ts';
import type { Shell } from '../../shell/shell.ts';
import type { PayoutData } from './payout-accounts.data.ts';
import type { AccountsEffect, AccountsEvent } from './payout-accounts.flow.ts';
import { type AccountProblem, inputOf, numberKindOf } from './payout-accounts.rules.ts';
import { refusalsOf } from './refusal.rules.ts';
import { addedPhrase } from './usable.rules.ts';

/** Name of the draft of the key of an intent. It has neither the number nor the holder. */
export type AccountDraft = 'payoutAccount' | 'payoutAccount.pix';

/** The actions of the screen that the flow calls. */
export interface AccountsScreen extends FormScreen<AccountProblem['at']> {
  readonly draft: AccountDraft;
  /** Makes the next account another intent, and returns its key. */
  readonly renewKey: () => string;
  /** What follows is no repetition of an account that was sent before a refresh. */
  readonly settle: () => void;
  readonly clear: () => void;
  /** Moves the focus to the sentence about the new account. */
  readonly showAdded: () => void;
}

export type AccountsShell = Pick<Shell, 'send' | 'overlays' | 'drafts' | 'navigation' | 'texts' | 'clock'>;

/** The page of ours that the member came from, to go back to once an account was added; null where none is safe. */
export const wayBack = ({ query, origin }: Pick<Shell['navigation'], 'query' | 'origin'>): string | null =>
  safeTarget(query().backUrl, { origin });

/** Under a key from before a refresh, another account was added than is entered now. */
const OTHER_INTENT = 'idempotency.mismatch';

export function accountsRunner(
  shell: AccountsShell,
  { kinds }: Pick<PayoutData, 'kinds'>,
  screen: AccountsScreen,
): Runner<AccountsEvent, AccountsEffect> {
  const { send: call, overlays, drafts, navigation, texts, clock } = shell;
  const performForm = formRunner(screen);

  const post = (
    input: InputOf<'wallet.addAccount'>,
    refusals: ReturnType<typeof refusalsOf>,
    idempotencyKey: string,
  ): Promise<Outcome<PayoutAccount> | null> => {
    // A refresh while the call is under way repeats the same intent.
    drafts.keep(screen.draft, { key: idempotencyKey });
    const claims = { ...refusals, ...stepUpClaims, [OTHER_INTENT]: true };
    return confirmed(shell, (proof) => call('wallet.addAccount', { ...input, ...proof }, { claims, idempotencyKey }));
  };

  const add = async ({ intent: { entry, key }, payeeName }: Extract<AccountsEffect, { do: 'add' }>) => {
    const refusals = refusalsOf({ entry, numberKind: numberKindOf(entry, kinds), payeeName });
    const input = inputOf(entry);
    const first = await post(input, refusals, key);
    const isOther = first && !first.ok && first.errorCode === OTHER_INTENT;
    const outcome = isOther ? await post(input, refusals, screen.renewKey()) : first;
    screen.settle();
    return eventOf(outcome, refusals, (account): AccountsEvent => ({ type: 'accepted', account }));
  };

  const finish = (account: PayoutAccount): void => {
    drafts.drop(screen.draft);
    screen.clear();
    const back = wayBack(navigation);
    if (back === null) {
      screen.showAdded();
      return;
    }
    const { text, values } = addedPhrase(account, clock.now(), textLanguage(texts.language()));
    overlays.toast(texts.t(text, values), 'pos');
    navigation.leave(back, { replace: true });
  };

  return (effect, send) => {
    switch (effect.do) {
      case 'add':
        return add(effect).then(send);
      case 'finish':
        return finish(effect.account);
      default:
        return performForm(effect, send);
    }
  };
}
