// Pure functions that read the fields of a member.
import type { LanguageCode } from '@foyer/contract';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';

/** A password that nobody chose proves nothing about who types it. */
export const hasChosenPassword = ({
  hasPassword,
  passwordGivenAt,
}: Pick<Member, 'hasPassword' | 'passwordGivenAt'>): boolean => hasPassword && passwordGivenAt === null;

/** One account whatever the case and the width of its letters. */
export const foldAccount = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** The language of what the member reads: the one chosen last, or the site's. */
export const languageOf = (
  { language }: Pick<Member, 'language'>,
  { settings }: Pick<Merchant, 'settings'>,
): LanguageCode => language ?? settings.defaultLanguage;
