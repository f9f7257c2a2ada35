// What the two pages of payout accounts differ in.
import type { PayoutKind } from '@foyer/contract';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { Icon } from '../../ui/icon.tsx';
import { BankIcon, QrIcon } from '../../ui/payment-icons.tsx';
import type { AccountDraft } from './payout-accounts.runner.ts';

export type AccountsRoute = 'addBankCard' | 'addBankCardPix';

/** One of the two pages. */
export interface AccountsPage {
  readonly draft: AccountDraft;
  /** Tells whether the form adds accounts of the kind. */
  readonly adds: (kind: PayoutKind) => boolean;
  /** Tells whether the list has accounts of the kind. */
  readonly lists: (kind: PayoutKind) => boolean;
  readonly other: AccountsRoute;
  readonly title: TextKey;
  readonly list: TextKey;
  readonly none: TextKey;
  readonly icon: Icon;
  readonly add: TextKey;
  /** Said where the operator pays to no kind of the page. */
  readonly notOffered: { readonly title: TextKey; readonly text: TextKey };
}

/** Accounts of banks and e-wallets, and addresses of virtual wallets. The list has every account. */
export const accountsPage: AccountsPage = {
  draft: 'payoutAccount',
  adds: (kind) => kind !== 'pix',
  lists: () => true,
  other: 'addBankCardPix',
  title: 'payoutAccounts.title',
  list: 'payoutAccounts.list',
  none: 'payoutAccounts.none',
  icon: BankIcon,
  add: 'payoutAccounts.add',
  notOffered: { title: 'payoutAccounts.notOfferedTitle', text: 'payoutAccounts.notOfferedText' },
};

export const pixPage: AccountsPage = {
  draft: 'payoutAccount.pix',
  adds: (kind) => kind === 'pix',
  lists: (kind) => kind === 'pix',
  other: 'addBankCard',
  title: 'payoutAccounts.pixTitle',
  list: 'payoutAccounts.pixList',
  none: 'payoutAccounts.pixNone',
  icon: QrIcon,
  add: 'payoutAccounts.pixAdd',
  notOffered: { title: 'payoutAccounts.noPixTitle', text: 'payoutAccounts.noPixText' },
};
