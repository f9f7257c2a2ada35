// Pure functions that read the fields of a member.
import type { Member } from '../../../member.ts';

/** A password that nobody chose proves nothing about who types it. */
export const hasChosenPassword = ({
  hasPassword,
  passwordGivenAt,
}: Pick<Member, 'hasPassword' | 'passwordGivenAt'>): boolean => hasPassword && passwordGivenAt === null;

/** One account whatever the case and the width of its letters. */
export const foldAccount = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();
