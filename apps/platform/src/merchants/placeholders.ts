// Fills the placeholders of shared texts: name, amounts, lengths, age, licence, terms.
import { currencyCode, type LanguageCode } from '@foyer/contract';
import { amountText } from '../texts/amount-text.ts';
import type { Localized } from './merchant.ts';
import type { MerchantFile } from './schema.ts';

const PLACEHOLDER = /\{([A-Za-z]+)\}/g;
const known = [
  'brand',
  'currency',
  'minStake',
  'maxStake',
  'demoCredit',
  'minPassword',
  'minAge',
  'licence',
  'termsVersion',
] as const;

/** Names in braces that nothing fills. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name]) => name ?? '')
    .filter((name) => !(known as readonly string[]).includes(name));

/** A function that fills an operator's values into a localized text. */
export const filler = (file: MerchantFile): ((texts: Localized) => Localized) => {
  const { settings } = file;
  const amountIn = (minorUnits: string, language: LanguageCode): string =>
    amountText(BigInt(minorUnits), settings, language, settings.shownDigits);
  const valuesIn = (language: LanguageCode): Record<(typeof known)[number], string> => ({
    brand: settings.brandName,
    currency: currencyCode(settings.currency),
    minStake: amountIn(file.stake.min, language),
    maxStake: amountIn(file.stake.max, language),
    minPassword: String(file.passwordRules.minLength),
    minAge: String(settings.register.minimumAge),
    licence: settings.licence,
    termsVersion: settings.register.terms.version,
    demoCredit: amountIn(file.demoCredit, language),
  });
  // Made once a language: texts are many.
  const made = new Map<LanguageCode, ReturnType<typeof valuesIn>>();
  const values = (language: LanguageCode): ReturnType<typeof valuesIn> => {
    const all = made.get(language) ?? valuesIn(language);
    made.set(language, all);
    return all;
  };
  const fill = (text: string, language: LanguageCode): string =>
    text.includes('{')
      ? text.replace(PLACEHOLDER, (whole, name: string) => values(language)[name as (typeof known)[number]] ?? whole)
      : text;
  // Same keys, filled values: English stays.
  return (texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([code, text]) => [code, fill(text, code as LanguageCode)]),
    ) as unknown as Localized;
};
