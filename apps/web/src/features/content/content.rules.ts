// Decisions of the article pages: how a day is written, how topics and pictures stand.
import type { ActivityCard, HelpCard, LanguageCode, PromotionCategory } from '@foyer/contract';
import { dateFormat, localeOf } from '../../shell/i18n/dates.ts';

/** A day in the member's language. Written in UTC, so that server and browser agree on it. */
export const dayOf = (instant: string, language: LanguageCode): string =>
  dateFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));

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

/** The kinds of promotions that the list has something of. */
export const categoriesIn = (
  categories: readonly PromotionCategory[],
  items: readonly Pick<ActivityCard, 'category'>[],
): readonly PromotionCategory[] =>
  categories.filter(({ id, title }) => title !== '' && items.some(({ category }) => category === id));

/** @param chosen id of a kind; null: all */
export const isOfCategory =
  (chosen: string | null) =>
  ({ category }: Pick<ActivityCard, 'category'>): boolean =>
    chosen === null || category === chosen;
