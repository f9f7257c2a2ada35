// Compares the name that money is paid out to: whatever its case, width and spaces, in a time that tells nothing of how much of it fits.
import { createHash, timingSafeEqual } from 'node:crypto';

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const isSameName = (typed: string, onFile: string): boolean =>
  timingSafeEqual(digest(folded(typed)), digest(folded(onFile)));
