// Payout accounts as the wire carries them.
import type { PayoutAccount } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import { maskedName } from './account.rules.ts';
import type { StoredAccount } from './account-store.ts';

/** The bank, e-wallet or network by name. */
export const issuerName = ({ payouts }: Merchant, { kind, issuer }: Pick<StoredAccount, 'kind' | 'issuer'>): string => {
  const issuers = kind === 'bankCard' ? payouts.banks : payouts.eWallets;
  return issuers.find(({ code }) => code === issuer)?.name ?? issuer;
};

export const presentAccount = (merchant: Merchant, account: StoredAccount): PayoutAccount => ({
  id: account.id,
  kind: account.kind,
  issuer: issuerName(merchant, account),
  masked: account.masked,
  holder: maskedName(account.holder),
  addedAt: account.addedAt.toISOString(),
  usableFrom: account.usableFrom.toISOString(),
});
