// Pure functions that read the fields of a member.
import { FALLBACK_LANGUAGE, type LanguageCode } from '@foyer/contract';
import type { Member } from '../../../member.ts';

/** A password that nobody chose proves nothing about who types it. */
export const hasChosenPassword = ({
  hasPassword,
  passwordGivenAt,
}: Pick<Member, 'hasPassword' | 'passwordGivenAt'>): boolean => hasPassword && passwordGivenAt === null;

/** One account whatever the case and the width of its letters. */
export const foldAccount = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** The language to write to a member in: the one that they chose or that their pages had; English until there is one. */
export const languageOf = ({ language }: Pick<Member, 'language'>): LanguageCode => language ?? FALLBACK_LANGUAGE;
