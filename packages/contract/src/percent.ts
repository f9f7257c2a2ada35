// Formats shares as the languages write them: apart from whole numbers, which the first page needs.
import { numberShape } from './numbers.ts';

/** What languages write before and after the number of a share, by CLDR 44; all others write "5%". */
const percents: Readonly<Record<string, readonly [before: string, after: string]>> = {
  es: ['', '\u00a0%'],
  fr: ['', '\u202f%'],
  tr: ['%', ''],
};

const BASIS_POINTS_A_PERCENT = 100;

/**
 * Returns a share as the language of `tag`, a BCP 47 tag, writes it: "25.5%", "25,5 %", "%25,5".
 * @param basisPoints the share in hundredths of a per cent
 * @param places digits of the fraction; as many as the share has by default
 */
export function formatPercent(basisPoints: number, tag: string, places?: number): string {
  const percent = basisPoints / BASIS_POINTS_A_PERCENT;
  const [before, after] = percents[tag] ?? ['', '%'];
  const digits = places === undefined ? String(percent) : percent.toFixed(places);
  return before + digits.replace('.', numberShape(tag).decimal) + after;
}
