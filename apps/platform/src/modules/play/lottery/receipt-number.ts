// Numbers of receipts: short, without look-alike letters, and not guessable (60 bits).
import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

export const newReceiptNumber = (): string =>
  [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
