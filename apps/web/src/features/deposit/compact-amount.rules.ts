// Amounts to tap, as short as those of the lottery slip.
import { type LanguageCode, languages } from '@foyer/contract';
import { compactUnits } from '@foyer/contract/compact-units';
import { moneyShape } from '@foyer/contract/money';
import { type MoneyParts, type MoneySettings, moneyParts } from '../../shell/i18n/money.ts';

/** "$50", "$2K", "200K": the field beside it has the symbol that stands at the end. */
export function compactParts(amount: string, settings: MoneySettings, language: LanguageCode): MoneyParts {
  const { minorDigits, currency } = settings;
  const unit = 10n ** BigInt(minorDigits);
  const units = BigInt(amount) / unit;
  const isWhole = units * unit === BigInt(amount);
  const parts = moneyParts(amount, { ...settings, shownDigits: isWhole ? 0 : minorDigits }, language);
  const text = isWhole ? compactUnits(units, moneyShape(currency, languages[language].tag).decimal) : null;
  if (text === null) return parts;
  return { ...parts, major: text, ...(parts.symbolAt === 'end' && { symbol: '', symbolAt: 'start' }) };
}
