// Fills the placeholders of shared texts: name, amounts, lengths, age, licence, terms.
import { currencyCode, currencySign, type LanguageCode, languages, type Settings } from '@foyer/contract';
import type { Localized } from './merchant.ts';
import type { MerchantFile } from './schema.ts';

type Money = Pick<Settings, 'currency' | 'currencySymbol' | 'currencyPosition' | 'minorDigits' | 'shownDigits'>;

/** An amount of minor units as a sentence of that language shows it. */
export const amountText = (minorUnits: string, money: Money, language: LanguageCode): string => {
  const { tag, dir } = languages[language];
  const figures = new Intl.NumberFormat(tag, {
    numberingSystem: 'latn',
    minimumFractionDigits: money.shownDigits,
    maximumFractionDigits: money.shownDigits,
  }).format(Number(minorUnits) / 10 ** money.minorDigits);
  const symbol = currencySign(money.currency, money.currencySymbol);
  const text = money.currencyPosition === 'start' ? symbol + figures : `${figures}\u00a0${symbol}`;
  return dir === 'rtl' ? `\u2066${text}\u2069` : text;
};

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
  const valuesIn = (language: LanguageCode): Record<(typeof known)[number], string> => ({
    brand: file.settings.brandName,
    currency: currencyCode(file.settings.currency),
    minStake: amountText(file.stake.min, file.settings, language),
    maxStake: amountText(file.stake.max, file.settings, language),
    minPassword: String(file.passwordRules.minLength),
    minAge: String(file.settings.register.minimumAge),
    licence: file.settings.licence,
    termsVersion: file.settings.register.terms.version,
    demoCredit: amountText(file.demoCredit, file.settings, language),
  });
  // Number formats are slow to make, and texts are many.
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
