// The page of the simulated vendor of games, whose texts and amounts are its own.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@foyer/contract';
import { journeyLanguage } from './texts.ts';

const { tag } = languages[journeyLanguage];
const texts = JSON.parse(
  readFileSync(resolve(import.meta.dirname, `../../apps/vendor/texts/${tag}.json`), 'utf8'),
) as Record<string, string>;

/** A text of the vendor's page, by its key. */
export function vendorText(key: string): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`The vendor has no text ${key} in ${tag}`);
  return text;
}

const CENTS = 100;

/** An amount of dollars, given in cents, as the vendor writes it: without cents where there are none. */
export function vendorAmount(cents: bigint): string {
  const digits = cents % BigInt(CENTS) === 0n ? 0 : 2;
  return new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(cents) / CENTS);
}

/** The cents that a sentence of the vendor names; none where it names no amount. */
export function centsIn(sentence: string): bigint {
  const parts = new Intl.NumberFormat(`${tag}-u-nu-latn`, { useGrouping: 'always' }).formatToParts(1_234.5);
  const [group = '', decimal = ''] = ['group', 'decimal'].map(
    (type) => parts.find((part) => part.type === type)?.value,
  );
  const [, units, fraction = '00'] = new RegExp(`(\\d[\\d${group}]*)(?:[${decimal}](\\d\\d))?`).exec(sentence) ?? [];
  if (units === undefined) return 0n;
  const cents = BigInt(units.replaceAll(group, '') + fraction);
  if (!sentence.includes(vendorAmount(cents))) throw new Error(`No amount of dollars: ${sentence}`);
  return cents;
}
