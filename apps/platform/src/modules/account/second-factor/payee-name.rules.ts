// Compares the name that money is paid out to: whatever its case, width and spaces, in a time that tells nothing of how much of it fits.
import { isSameSecret } from '../../../secrets/same-secret.ts';

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

export const isSameName = (typed: string, onFile: string): boolean => isSameSecret(folded(typed), folded(onFile));
