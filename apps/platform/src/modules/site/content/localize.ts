// Builds one operator's content in one language, once, and caches it.
import {
  type Activity,
  type Announcement,
  type Article,
  type Banner,
  FALLBACK_LANGUAGE,
  type GameCard,
  type HelpCard,
  type HelpTopic,
  type Lane,
  type LanguageCode,
} from '@foyer/contract';
import type { Localized, LocalizedBlock, Merchant, ShownTime } from '../../../merchants/merchant.ts';

/** Content as the wire carries it, lists in the order they are shown. */
export interface LocalContent {
  readonly banners: readonly (Banner & { readonly shown: ShownTime })[];
  readonly announcements: readonly (Announcement & { readonly category: string | null; readonly shown: ShownTime })[];
  readonly activities: readonly Activity[];
  readonly news: readonly Article[];
  readonly help: readonly (HelpTopic & HelpCard)[];
  readonly lanes: Lane[];
}

type Localize = (texts: Localized) => string;

const bodyOf = (blocks: readonly LocalizedBlock[], localized: Localize) =>
  blocks.map(({ kind, text }) => ({ kind, text: localized(text) }));

/** A row whose texts are not in the language of the call says which language they are in. */
type InLanguage<R> = R & { readonly language?: LanguageCode };

/**
 * LA-02: a row that lacks a text in a language is told in English, all of it: nobody reads an article in two languages
 * and a voice needs to know which one it is.
 */
const rowIn =
  (language: LanguageCode) =>
  <R extends object>(build: (localized: Localize) => R): InLanguage<R> => {
    let isWhole = true;
    const row = build((texts) => {
      isWhole &&= texts[language] !== undefined;
      return texts[language] ?? texts.EN;
    });
    return isWhole ? row : { ...build((texts) => texts.EN), language: FALLBACK_LANGUAGE };
  };

const localize = ({ content }: Merchant, language: LanguageCode): LocalContent => {
  const inLanguage = rowIn(language);
  const articleOf = <T extends { title: Localized; summary: Localized; body: readonly LocalizedBlock[] }>(
    row: T,
    localized: Localize,
  ) => ({ ...row, title: localized(row.title), summary: localized(row.summary), body: bodyOf(row.body, localized) });
  const badged = <T extends Parameters<typeof articleOf>[0] & { badge: Localized | null }>(row: T) =>
    inLanguage((localized) => ({ ...articleOf(row, localized), badge: row.badge && localized(row.badge) }));
  return {
    banners: content.banners.map((row) =>
      inLanguage((localized) => ({
        ...row,
        eyebrow: localized(row.eyebrow),
        title: localized(row.title),
        action: localized(row.action),
      })),
    ),
    announcements: content.announcements.items.map((row) =>
      inLanguage((localized) => ({ ...row, title: localized(row.title), content: localized(row.content) })),
    ),
    activities: content.activities.map((row) => badged(row)),
    news: content.news.map((row) => badged(row)).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    help: content.help.map((row) =>
      inLanguage((localized) => ({ ...articleOf(row, localized), section: localized(row.section) })),
    ),
    lanes: content.lanes.map(({ id, title, cards, vendors, gameCount }) => ({
      ...inLanguage((localized) => ({ title: localized(title) })),
      id,
      cards: cards.map(
        (card): GameCard =>
          inLanguage((localized) => ({
            ...card,
            accountTypeName: localized(card.accountTypeName),
            displayName: localized(card.displayName),
          })),
      ),
      gameClassify: { vendors: [...vendors] },
      gameCount,
    })),
  };
};

/** Tells an operator's content in a language; the work is done at the first question only. */
export const contentTeller = (): ((merchant: Merchant, language: LanguageCode) => LocalContent) => {
  const cache = new WeakMap<Merchant, Map<LanguageCode, LocalContent>>();
  return (merchant, language) => {
    const languages = cache.get(merchant) ?? new Map<LanguageCode, LocalContent>();
    cache.set(merchant, languages);
    const known = languages.get(language) ?? localize(merchant, language);
    languages.set(language, known);
    return known;
  };
};
