// The words of each kind of payout account, and the keyboard for its number.
import type { PayoutKind } from '@foyer/contract';
import type { PixKeyKind } from '@foyer/payout-accounts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { TextFieldProps } from '../../ui/text-field.tsx';

/** What a number is, where the form has a label, a keyboard and sentences of its own for it. */
export type NumberKind = 'card' | 'account' | 'eWallet' | 'virtualWallet' | 'pix';

type Keyboard = Pick<TextFieldProps, 'inputMode' | 'autoComplete'>;

interface NumberWords {
  readonly label: TextKey;
  readonly hint: TextKey | null;
  readonly missing: TextKey;
  readonly wrong: TextKey;
  readonly keyboard: Keyboard;
}

/** Account numbers may have letters (IBAN), and browsers would fill in what belongs to another site. */
const letters: Keyboard = { inputMode: 'text', autoComplete: 'off' };

export const numberWords: Readonly<Record<NumberKind, NumberWords>> = {
  card: {
    label: 'payoutAccounts.cardNumber',
    hint: null,
    missing: 'payoutAccounts.cardMissing',
    wrong: 'payoutAccounts.cardWrong',
    keyboard: { inputMode: 'numeric', autoComplete: 'cc-number' },
  },
  account: {
    label: 'payoutAccounts.accountNumber',
    hint: null,
    missing: 'payoutAccounts.accountMissing',
    wrong: 'payoutAccounts.accountWrong',
    keyboard: letters,
  },
  eWallet: {
    label: 'payoutAccounts.walletNumber',
    hint: 'payoutAccounts.walletHint',
    missing: 'payoutAccounts.walletNumberMissing',
    wrong: 'payoutAccounts.walletNumberWrong',
    keyboard: letters,
  },
  virtualWallet: {
    label: 'payoutAccounts.address',
    hint: 'payoutAccounts.addressHint',
    missing: 'payoutAccounts.addressMissing',
    wrong: 'payoutAccounts.addressWrong',
    keyboard: letters,
  },
  pix: {
    label: 'payoutAccounts.pixKey',
    hint: 'payoutAccounts.pixHint',
    missing: 'payoutAccounts.pixMissing',
    wrong: 'payoutAccounts.pixWrong',
    keyboard: letters,
  },
};

interface IssuerWords {
  readonly label: TextKey;
  readonly choose: TextKey;
  readonly missing: TextKey;
  readonly unknown: TextKey;
}

export const issuerWords: Readonly<Record<Exclude<PayoutKind, 'pix'>, IssuerWords>> = {
  bankCard: {
    label: 'payoutAccounts.bank',
    choose: 'payoutAccounts.bankChoose',
    missing: 'payoutAccounts.bankMissing',
    unknown: 'payoutAccounts.bankUnknown',
  },
  eWallet: {
    label: 'payoutAccounts.eWallet',
    choose: 'payoutAccounts.eWalletChoose',
    missing: 'payoutAccounts.eWalletMissing',
    unknown: 'payoutAccounts.eWalletUnknown',
  },
  virtualWallet: {
    label: 'payoutAccounts.network',
    choose: 'payoutAccounts.networkChoose',
    missing: 'payoutAccounts.networkMissing',
    unknown: 'payoutAccounts.networkUnknown',
  },
};

export const pixKindNames: Readonly<Record<PixKeyKind, TextKey>> = {
  cpf: 'payoutAccounts.pixCpf',
  cnpj: 'payoutAccounts.pixCnpj',
  email: 'payoutAccounts.pixEmail',
  phone: 'payoutAccounts.pixPhone',
  random: 'payoutAccounts.pixRandom',
};
