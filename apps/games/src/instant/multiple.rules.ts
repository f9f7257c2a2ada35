// Multiples of the stake, in hundredths: how they are written, typed, stepped and placed on the dial. Pure.
import { groupDigits, numberShape } from '@foyer/contract/numbers';
import { formatPercent } from '@foyer/contract/percent';
import { withPlainDigits } from '@foyer/contract/plain-digits';

export interface Targets {
  readonly least: number;
  readonly most: number;
}

/** "×2.00", "×1,000.00": always from left to right. */
export const multipleText = (hundredths: number, tag: string): string => {
  const shape = numberShape(tag);
  const fraction = String(hundredths % 100).padStart(2, '0');
  return `×${groupDigits(String(Math.floor(hundredths / 100)), shape)}${shape.decimal}${fraction}`;
};

/** The same in the field to type in, without groups: what stands there can be typed on. */
export const fieldText = (hundredths: number, tag: string): string =>
  `${Math.floor(hundredths / 100)}${numberShape(tag).decimal}${String(hundredths % 100).padStart(2, '0')}`;

/** Hundredths of what a person typed, in digits of any of our scripts, with either mark; null for no number, more than two decimals, or one beyond the limits. */
export const typedMultiple = (text: string, { least, most }: Targets): number | null => {
  const match = /^(\d{1,6})(?:[.,٫](\d{0,2}))?$/.exec(withPlainDigits(text).trim());
  if (match === null) return null;
  const [, units = '0', fraction = ''] = match;
  const hundredths = Number(units) * 100 + Number(fraction.padEnd(2, '0'));
  return hundredths >= least && hundredths <= most ? hundredths : null;
};

/** True where the text in the field, if there is one, is no multiple to bet on. */
export const isTargetBad = (typed: string | null, targets: Targets): boolean =>
  typed !== null && typedMultiple(typed, targets) === null;

/** Steps that a finger feels: finer where chances are high. */
const steps: readonly (readonly [below: number, step: number])[] = [
  [200, 10],
  [500, 50],
  [2_000, 100],
  [10_000, 1_000],
];
const LARGEST_STEP = 10_000;

const stepBelow = (hundredths: number): number => steps.find(([below]) => hundredths < below)?.[1] ?? LARGEST_STEP;

/** The next multiple up or down on the ladder of steps. */
export const stepped = (hundredths: number, direction: 1 | -1, { least, most }: Targets): number => {
  const step = stepBelow(direction === 1 ? hundredths : hundredths - 1);
  const next = (direction === 1 ? Math.floor(hundredths / step) + 1 : Math.ceil(hundredths / step) - 1) * step;
  return Math.min(most, Math.max(least, next));
};

/** Share of the half circle at which a multiple stands, from 0 for ×1 to 1 for the highest: by its logarithm. */
export const placeOf = (hundredths: number, { most }: Targets): number =>
  Math.min(1, Math.max(0, Math.log(hundredths / 100) / Math.log(most / 100)));

/** Chance that a round reaches a target, in hundredths of a per cent. */
export const chanceOf = (target: number, returns: number): number => Math.round((returns * 100) / target);

/** "48.50%": the smallest chances get their digits, too. */
export const chanceText = (target: number, returns: number, tag: string): string =>
  formatPercent(chanceOf(target, returns), tag, 2);
