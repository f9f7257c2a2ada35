// Words for what comes back of all stakes. Pure.
import { type GameAbout, type LanguageCode, languages } from '@foyer/contract';
import { numberShape } from '@foyer/contract/numbers';

const BASIS_POINTS_A_PERCENT = 100;

/** "91.6%" and "95.2%"; once where both ends are the same. In western digits, as on the balls. */
export function percentEnds(
  { least, most }: NonNullable<GameAbout['returns']>,
  language: LanguageCode,
): readonly string[] {
  const { decimal } = numberShape(languages[language].tag);
  const percent = (points: number): string => `${(points / BASIS_POINTS_A_PERCENT).toFixed(1).replace('.', decimal)}%`;
  return [...new Set([percent(least), percent(most)])];
}
