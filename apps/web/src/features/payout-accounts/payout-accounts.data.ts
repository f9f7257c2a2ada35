// Loads the member's payout accounts, and the kinds that the operator pays to.
import type { OutputOf, PayoutAccount } from '@foyer/contract';
import { orNone } from '../../shell/http/failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

type Info = OutputOf<'relay.withdrawAccountInfo'>;

/** A kind of accounts, with the banks, e-wallets or networks to choose from. */
export type OfferedKind = Info['kinds'][number];

export interface PayoutData {
  /** The newest first. */
  readonly accounts: readonly PayoutAccount[];
  /** The covered name that further accounts must have; null before the first one. */
  readonly payeeName: string | null;
  /** Empty where the operator pays to no accounts. */
  readonly kinds: readonly OfferedKind[];
}

const none: Info = {
  fullBankCardList: [],
  fullVirtualWalletList: [],
  fullEWalletList: [],
  payeeName: null,
  kinds: [],
  balance: null,
  rules: null,
  turnover: null,
  bonus: null,
  identityCheck: null,
};

export async function loadAccounts(load: Load): Promise<Outcome<PayoutData>> {
  const info = orNone(await load('relay.withdrawAccountInfo', {}), none);
  if (!info.ok) return info;
  const { fullBankCardList, fullVirtualWalletList, fullEWalletList, payeeName, kinds } = info.value;
  const accounts = [...fullBankCardList, ...fullVirtualWalletList, ...fullEWalletList].sort(
    (one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt),
  );
  return { ok: true, value: { accounts, payeeName, kinds } };
}
