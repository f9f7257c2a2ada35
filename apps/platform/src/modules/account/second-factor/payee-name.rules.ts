// Compares payee names: without case, width and spaces, in constant time.
import { isSameSecret } from '../../../secrets/same-secret.ts';

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

export const isSameName = (typed: string, onFile: string): boolean => isSameSecret(folded(typed), folded(onFile));
