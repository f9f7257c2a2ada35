// Chooses what of all screens, sizes, languages and brands is walked in each test run. `npm run pictures` walks all of it.
import { FALLBACK_LANGUAGE, type LanguageCode, languages as table } from '@foyer/contract';
import type { Operator } from '../../e2e/support/operators.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Size of text: 1 is the browser's default. */
  readonly scale: number;
}

const sizes = [
  [360, 740],
  [320, 568],
  [414, 896],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const;

/**
 * Phones upright and lying, tablets and computers, with text as it comes and, from the last size back to the first, twice as
 * large: each differs from the one before in size or in text alone, which is laid out anew for every difference.
 */
export const screens: readonly Screen[] = [
  ...sizes.map(([width, height]) => ({ width, height, scale: 1 })),
  ...sizes.map(([width, height]) => ({ width, height, scale: 2 })).reverse(),
];

export const brands: readonly Operator[] = ['aurora', 'lotus'];

/** States of one page, opened one after another. */
export interface Visit<State> {
  readonly brand: Operator;
  readonly language: LanguageCode;
  readonly views: readonly { readonly state: State; readonly screens: readonly Screen[] }[];
}

/** Languages whose letters need more room than those of Europe and China: taller ones, and those that run from the right. */
const needsRoom = (code: LanguageCode): boolean =>
  !['Latn', 'Hans', 'Hant', 'Jpan', 'Kore'].includes(new Intl.Locale(table[code].tag).maximize().script ?? '');

/** A language that is walked on a page, and how many times its group has had all its turns before. */
interface Turn {
  readonly language: LanguageCode;
  readonly round: number;
}

/** The languages of a page: English, one that needs room, and one of the others, which take turns from page to page. */
function turnsOf(page: number, all: readonly LanguageCode[]): readonly Turn[] {
  const others = all.filter((code) => code !== FALLBACK_LANGUAGE);
  const groups = [others.filter(needsRoom), others.filter((code) => !needsRoom(code))];
  const turns = groups.flatMap((group) => {
    const language = group[page % group.length];
    return language ? [{ language, round: Math.floor(page / group.length) }] : [];
  });
  return [{ language: FALLBACK_LANGUAGE, round: 0 }, ...turns];
}

/** The brands of these turns: a language changes sides with each of its own, and English makes that a page is seen in both. */
function brandsOf(page: number, turns: readonly Turn[]): readonly number[] {
  const [, ...others] = turns.map(({ round }, index) => (page + index + round) % brands.length);
  const [first = page % brands.length] = others;
  return [others.every((side) => side === first) ? 1 - first : page % brands.length, ...others];
}

/** The part of all screens that a language sees of a state: each screen is in one of them. */
const partOf = (index: number, languages: number): readonly number[] => {
  const [start, end] = [index, index + 1].map((at) => Math.ceil((at * screens.length) / languages));
  return screens.map((_, at) => at).slice(start, end);
};

/** Visits of each page in three languages, which share the screens; `pages` holds the states of each page. */
export function sampleOf<State>(
  pages: readonly (readonly State[])[],
  languages: readonly LanguageCode[],
): readonly Visit<State>[] {
  const walked = new Set<string>();
  // English comes by on every page.
  const pairsOf = ({ language, views }: Visit<State>): string[] =>
    language === FALLBACK_LANGUAGE
      ? []
      : views.flatMap((view) => view.screens.map((screen) => `${language} ${screens.indexOf(screen)}`));

  return pages.flatMap((states, page) => {
    const turns = turnsOf(page, languages);
    const sides = brandsOf(page, turns);
    const visits = (shift: number): readonly Visit<State>[] =>
      turns.flatMap(({ language }, index) => {
        const brand = brands[sides[index] ?? 0];
        if (brand === undefined) return [];
        const seen = partOf(index, turns.length);
        const views = states.map((state, at) => {
          const first = shift + at;
          return { state, screens: seen.flatMap((step) => screens[(first + step) % screens.length] ?? []) };
        });
        return { brand, language, views };
      });
    const added = (shift: number): number =>
      new Set(
        visits(shift)
          .flatMap(pairsOf)
          .filter((pair) => !walked.has(pair)),
      ).size;
    // The parts go to the languages that have seen least of them.
    const [best = 0] = screens.map((_, shift) => shift).sort((one, other) => added(other) - added(one));
    const chosen = visits(best);
    for (const pair of chosen.flatMap(pairsOf)) walked.add(pair);
    return chosen;
  });
}
