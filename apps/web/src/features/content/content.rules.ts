// Decisions of the article pages: which one is asked for, how a day is written, what stands beside an article.
import { type HelpCard, type LanguageCode, languages } from '@foyer/contract';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Other articles offered under one. */
const MORE_ITEMS = 3;

/** Which article the query asks for: none (the list), one by id, or something that cannot be one. */
export type Asked =
  | { readonly view: 'list' }
  | { readonly view: 'one'; readonly id: string }
  | { readonly view: 'missing' };

export function askedFor(query: Readonly<Record<string, string>>): Asked {
  const { id } = query;
  if (id === undefined || id === '') return { view: 'list' };
  return ID.test(id) ? { view: 'one', id } : { view: 'missing' };
}

/** A day in the member's language. Written in UTC, so that server and browser agree on it. */
export const dayOf = (instant: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));

/** A few others, the present one left out. */
export const othersOf = <T extends { readonly id: string }>(items: readonly T[], id: string): readonly T[] =>
  items.filter((item) => item.id !== id).slice(0, MORE_ITEMS);

/** Topics of the same section first, then the others. */
export function relatedHelp(items: readonly HelpCard[], topic: Pick<HelpCard, 'id' | 'section'>): readonly HelpCard[] {
  const same = items.filter((item) => item.section === topic.section);
  const rest = items.filter((item) => item.section !== topic.section);
  return othersOf([...same, ...rest], topic.id);
}

/** Topics by section, in the order in which sections first appear. */
export function sectionsOf(
  items: readonly HelpCard[],
): readonly { readonly section: string; readonly items: readonly HelpCard[] }[] {
  const bySection = new Map<string, HelpCard[]>();
  for (const item of items) bySection.set(item.section, [...(bySection.get(item.section) ?? []), item]);
  return [...bySection].map(([section, inIt]) => ({ section, items: inIt }));
}

/** A game's tile stands upright; other pictures lie wide with their subject at the end. */
export const isUpright = (art: string): boolean => art.startsWith('tile-');
