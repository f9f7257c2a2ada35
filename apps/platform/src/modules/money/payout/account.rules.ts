// What a payout account may be at an operator: its number, issuer and holder.
import type { InputOf } from '@foyer/contract';
import {
  cardNumberOf,
  isWalletNetwork,
  maskedPixKey,
  maskedTail,
  maskedWalletId,
  pixKeyOf,
  walletAddressOf,
} from '@foyer/payout-accounts';
import type { PayoutIssuer, Payouts } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';

export type AccountInput = InputOf<'wallet.addAccount'>;

/** A number in its one spelling, and as it is shown. */
export interface CheckedNumber {
  readonly issuer: string;
  readonly number: string;
  readonly masked: string;
}

/** Account numbers of banks: digits, some with letters (IBAN). */
const BANK_ACCOUNT = /^[0-9A-Z]{6,34}$/;
/** A phone number, an e-mail address or a name, by which e-wallets know their members. */
const WALLET_ID = /^[\w.@+-]{4,64}$/;

const tail = (issuer: string, number: string): CheckedNumber => ({ issuer, number, masked: maskedTail(number) });

const issuerOf = (issuers: readonly PayoutIssuer[], code: string): PayoutIssuer => {
  const issuer = issuers.find((one) => one.code === code);
  if (!issuer) throw new Refusal('account.issuer.unknown');
  return issuer;
};

const requireNumber = (number: string | null): string => {
  if (number === null) throw new Refusal('account.number.invalid');
  return number;
};

const bankNumber = (typed: string, issuer: PayoutIssuer): string | null => {
  if (issuer.number === 'card') return cardNumberOf(typed);
  const number = typed.normalize('NFKC').replaceAll(/[\s-]/gu, '').toUpperCase();
  return BANK_ACCOUNT.test(number) ? number : null;
};

/** @throws Refusal account.issuer.unknown or account.number.invalid */
export const checkedNumber = (input: AccountInput, payouts: Payouts): CheckedNumber => {
  switch (input.kind) {
    case 'bankCard': {
      const issuer = issuerOf(payouts.banks, input.issuer);
      return tail(issuer.code, requireNumber(bankNumber(input.number, issuer)));
    }
    case 'eWallet': {
      const issuer = issuerOf(payouts.eWallets, input.issuer);
      const number = input.number.normalize('NFKC').replaceAll(/\s/gu, '');
      if (!WALLET_ID.test(number)) throw new Refusal('account.number.invalid');
      return { issuer: issuer.code, number, masked: maskedWalletId(number) };
    }
    case 'virtualWallet': {
      const { issuer } = input;
      if (!isWalletNetwork(issuer) || !payouts.networks.includes(issuer)) throw new Refusal('account.issuer.unknown');
      return tail(issuer, requireNumber(walletAddressOf(issuer, input.number)));
    }
    case 'pix': {
      if (!payouts.pix) throw new Refusal('account.issuer.unknown');
      const key = pixKeyOf(input.number);
      if (key === null) throw new Refusal('account.number.invalid');
      return { issuer: 'PIX', number: key.key, masked: maskedPixKey(key) };
    }
  }
};

const LETTERS = /\p{L}.*\p{L}/u;

/**
 * The holder's name without spaces around it; empty for a virtual wallet, which has none.
 * @throws Refusal account.holder.invalid
 */
export const checkedHolder = (input: AccountInput): string => {
  if (input.kind === 'virtualWallet') return '';
  const holder = input.holder.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (!LETTERS.test(holder) || /[\d\p{C}]/u.test(holder)) throw new Refusal('account.holder.invalid');
  return holder;
};

/** "A••• R•••" */
export const maskedName = (name: string): string =>
  name
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ');
