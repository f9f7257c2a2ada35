// Words for what comes back of all stakes. Pure.
import { type GameAbout, type LanguageCode, languages } from '@foyer/contract';
import { formatPercent } from '@foyer/contract/percent';

/** "91.6%" and "95.2%"; once where both ends are the same. In western digits, as on the balls. */
export function percentEnds(
  { least, most }: NonNullable<GameAbout['returns']>,
  language: LanguageCode,
): readonly string[] {
  const { tag } = languages[language];
  return [...new Set([least, most].map((points) => formatPercent(points, tag, 1)))];
}
