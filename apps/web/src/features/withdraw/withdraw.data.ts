// Loads what a withdrawal needs with the member's last ones, or one withdrawal by its id.
import type { OutputOf, PayoutAccount, Withdrawal } from '@foyer/contract';
import type { Query } from '../../kit/feature.ts';
import { saysClosed } from '../../shell/errors/says-closed.ts';
import { isNotOffered } from '../../shell/http/failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

type Info = OutputOf<'relay.withdrawAccountInfo'>;

/** What the form needs. */
export interface WithdrawInfo extends Pick<Info, 'kinds' | 'balance' | 'turnover' | 'bonus' | 'identityCheck'> {
  /** The newest first. */
  readonly accounts: readonly PayoutAccount[];
  /** Null where the back end names no limits: the specification has the three lists of accounts alone. */
  readonly rules: Info['rules'];
}

export type WithdrawData =
  | {
      readonly page: 'form';
      /** Null where the operator pays nothing out. */
      readonly info: WithdrawInfo | null;
      /** The newest first; none where they did not come. */
      readonly withdrawals: readonly Withdrawal[];
    }
  /** The site is closed, and withdrawals with it; the list as above. */
  | { readonly page: 'closed'; readonly withdrawals: readonly Withdrawal[] }
  /** Null: the member has no withdrawal of that id. */
  | { readonly page: 'withdrawal'; readonly withdrawal: Withdrawal | null };

function infoOf(info: Info): WithdrawInfo | null {
  const {
    fullBankCardList,
    fullVirtualWalletList,
    fullEWalletList,
    kinds,
    balance,
    turnover,
    bonus,
    identityCheck,
    rules,
  } = info;
  const accounts = [...fullBankCardList, ...fullVirtualWalletList, ...fullEWalletList].sort(
    (one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt),
  );
  if (rules === null && accounts.length === 0 && kinds.length === 0) return null;
  return { accounts, kinds, balance, turnover, bonus, identityCheck, rules };
}

async function loadForm(load: Load): Promise<Outcome<WithdrawData>> {
  const [info, listed] = await Promise.all([load('relay.withdrawAccountInfo', {}), load('wallet.withdrawals', {})]);
  const withdrawals = listed.ok ? listed.value.items : [];
  if (!info.ok && saysClosed(info.errorCode)) return { ok: true, value: { page: 'closed', withdrawals } };
  if (!info.ok && !isNotOffered(info)) return info;
  return { ok: true, value: { page: 'form', info: info.ok ? infoOf(info.value) : null, withdrawals } };
}

async function loadOne(load: Load, id: string): Promise<Outcome<WithdrawData>> {
  const listed = await load('wallet.withdrawals', { orderId: id });
  if (!listed.ok && !isNotOffered(listed)) return listed;
  const items = listed.ok ? listed.value.items : [];
  return { ok: true, value: { page: 'withdrawal', withdrawal: items.find(({ orderId }) => orderId === id) ?? null } };
}

export const loadWithdraw = (load: Load, { id = '' }: Query): Promise<Outcome<WithdrawData>> =>
  id === '' ? loadForm(load) : loadOne(load, id);
