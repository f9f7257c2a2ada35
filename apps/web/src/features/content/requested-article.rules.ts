// Decides which article a URL requests, and which others are offered beside it.
import type { HelpCard } from '@foyer/contract';

/** As the contract has it, whose schemas come after the page. */
const ID = /^(?!.*\.\.)[^.\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>\\][^\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>\\]{0,63}$/u;

/** Other articles offered under one. */
const MORE_ITEMS = 3;

/** The article that the query requests: none (the list), one by id, or an id that cannot exist. */
export type RequestedArticle =
  | { readonly view: 'list' }
  | { readonly view: 'one'; readonly id: string }
  | { readonly view: 'missing' };

export function requestedArticle(query: Readonly<Record<string, string>>): RequestedArticle {
  const { id } = query;
  if (id === undefined || id === '') return { view: 'list' };
  return ID.test(id) ? { view: 'one', id } : { view: 'missing' };
}

/** Returns a few other articles without the present one. */
export const othersOf = <T extends { readonly id: string }>(items: readonly T[], id: string): readonly T[] =>
  items.filter((item) => item.id !== id).slice(0, MORE_ITEMS);

/** Topics of the same section first, then the others. */
export function relatedHelp(items: readonly HelpCard[], topic: Pick<HelpCard, 'id' | 'section'>): readonly HelpCard[] {
  const same = items.filter((item) => item.section === topic.section);
  const rest = items.filter((item) => item.section !== topic.section);
  return othersOf([...same, ...rest], topic.id);
}
