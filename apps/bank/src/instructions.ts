// What a payer does to pay: the bank's page, and beside it what the method shows.
import { createHash } from 'node:crypto';
import type { Payment } from './payments.ts';
import { brCode } from './pix.ts';

export interface Instructions {
  /** The page on which the demo pays. */
  readonly payUrl: string;
  readonly pixCode: string | null;
  readonly transfer: {
    readonly bank: string;
    readonly holder: string;
    readonly number: string;
    readonly reference: string;
  } | null;
  readonly wallet: { readonly network: string; readonly address: string } | null;
}

/** "50.00" of 5000 minor units with two digits. */
export const decimalOf = (minorUnits: string, digits: number): string => {
  const text = minorUnits.padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const REFERENCE_LENGTH = 8;

/** The bank stands on a sub-host of the site that the payer comes from. */
const pageOf = ({ id, returnUrl }: Payment): string => {
  const { protocol, host } = new URL(returnUrl);
  return `${protocol}//bank.${host}/pay/${id}`;
};

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const base58 = (bytes: Buffer): string => {
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  while (number > 0n) {
    text = (BASE58[Number(number % 58n)] ?? '') + text;
    number /= 58n;
  }
  return text;
};

/** An address as the TRON network writes it: Base58Check of the byte 0x41 and 20 bytes. */
const tronAddress = (seed: string): string => {
  const payload = Buffer.concat([Buffer.from([0x41]), digest(seed).subarray(0, 20)]);
  const checksum = createHash('sha256').update(digestOf(payload)).digest().subarray(0, 4);
  return base58(Buffer.concat([payload, checksum]));
};

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const accountNumber = (seed: string): string => {
  const digits = BigInt(`0x${digest(seed).toString('hex')}`)
    .toString()
    .slice(0, 10);
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
};

export const instructionsOf = (payment: Payment): Instructions => {
  const { id, account, method, amount, currency, minorDigits } = payment;
  const holder = `${account.charAt(0).toUpperCase()}${account.slice(1)} Entertainment`;
  const reference = id
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, REFERENCE_LENGTH)
    .toUpperCase();
  return {
    payUrl: pageOf(payment),
    pixCode:
      method === 'pix'
        ? brCode({
            key: `pix@${account}.example`,
            amount: decimalOf(amount, minorDigits),
            currency,
            receiver: holder,
            city: 'SAO PAULO',
            txid: id,
          })
        : null,
    transfer:
      method === 'bankTransfer' ? { bank: 'Demo Bank', holder, number: accountNumber(account), reference } : null,
    wallet: method === 'virtualWallet' ? { network: 'TRC20', address: tronAddress(id) } : null,
  };
};
