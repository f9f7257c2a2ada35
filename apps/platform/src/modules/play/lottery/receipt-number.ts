// Numbers of receipts: short enough to read out, without letters that look alike, and not to be guessed (60 bits).
import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

export const newReceiptNumber = (): string =>
  [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
