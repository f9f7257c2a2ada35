// Chooses what of all screens, sizes, languages and brands is walked in each test run: every pair of two of them at least once.
import type { LanguageCode } from '@foyer/contract';
import type { Operator } from '../../e2e/support/operators.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Size of text: 1 is the browser's default. */
  readonly scale: number;
}

const sizes = [
  [320, 568],
  [360, 740],
  [414, 896],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const;

/** Phones upright and lying, tablets and computers, each with text as it comes and twice as large. */
export const screens: readonly Screen[] = [1, 2].flatMap((scale) =>
  sizes.map(([width, height]) => ({ width, height, scale })),
);

export const brands: readonly Operator[] = ['aurora', 'lotus'];

/** States of one page, opened one after another. */
export interface Visit<State> {
  readonly brand: Operator;
  readonly language: LanguageCode;
  readonly views: readonly { readonly state: State; readonly screens: readonly Screen[] }[];
}

/** The part of all screens that a language sees of a state: each screen is in one of them. */
const partOf = (index: number, languages: number): readonly number[] => {
  const [start, end] = [index, index + 1].map((at) => Math.ceil((at * screens.length) / languages));
  return screens.map((_, at) => at).slice(start, end);
};

/** One visit of each page in each language; brands take turns. `pages` holds the states of each page. */
export function sampleOf<State>(
  pages: readonly (readonly State[])[],
  languages: readonly LanguageCode[],
): readonly Visit<State>[] {
  const starts = pages.map((_, page) => pages.slice(0, page).flat().length);
  return languages.flatMap((language, index) =>
    pages.flatMap((states, page) => {
      const brand = brands[(page + index) % brands.length];
      if (brand === undefined) return [];
      const views = states.map((state, at) => {
        const first = (starts[page] ?? 0) + at;
        const seen = partOf(index, languages.length);
        return { state, screens: seen.flatMap((step) => screens[(first + step) % screens.length] ?? []) };
      });
      return { brand, language, views };
    }),
  );
}
