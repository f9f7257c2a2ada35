// One operator's content in one language, made once and kept.
import type { Activity, Article, Banner, GameCard, HelpCard, HelpTopic, Lane, LanguageCode } from '@foyer/contract';
import type { Localized, LocalizedBlock, Merchant } from '../../../merchants/merchant.ts';

/** Content as the wire carries it, lists in the order they are shown. */
export interface LocalContent {
  readonly banners: readonly Banner[];
  readonly activities: readonly Activity[];
  readonly news: readonly Article[];
  readonly help: readonly (HelpTopic & HelpCard)[];
  readonly lanes: Lane[];
}

type Tell = (texts: Localized) => string;

const bodyOf = (blocks: readonly LocalizedBlock[], tell: Tell) =>
  blocks.map(({ kind, text }) => ({ kind, text: tell(text) }));

/** LA-02: a text that is missing in a language is told in English. */
const localize = ({ content }: Merchant, language: LanguageCode): LocalContent => {
  const tell: Tell = (texts) => texts[language] ?? texts.EN;
  const articleOf = <T extends { title: Localized; summary: Localized; body: readonly LocalizedBlock[] }>(row: T) => ({
    ...row,
    title: tell(row.title),
    summary: tell(row.summary),
    body: bodyOf(row.body, tell),
  });
  return {
    banners: content.banners.map((row) => ({
      ...row,
      eyebrow: tell(row.eyebrow),
      title: tell(row.title),
      action: tell(row.action),
    })),
    activities: content.activities.map((row) => ({ ...articleOf(row), badge: row.badge && tell(row.badge) })),
    news: content.news.map(articleOf).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    help: content.help.map((row) => ({ ...articleOf(row), section: tell(row.section) })),
    lanes: content.lanes.map(({ id, title, cards, vendors, gameCount }) => ({
      id,
      title: tell(title),
      cards: cards.map(
        (card): GameCard => ({
          ...card,
          accountTypeName: tell(card.accountTypeName),
          displayName: tell(card.displayName),
        }),
      ),
      gameClassify: { vendors: [...vendors] },
      gameCount,
    })),
  };
};

/** Tells an operator's content in a language; the work is done at the first question only. */
export const contentTeller = (): ((merchant: Merchant, language: LanguageCode) => LocalContent) => {
  const told = new WeakMap<Merchant, Map<LanguageCode, LocalContent>>();
  return (merchant, language) => {
    const languages = told.get(merchant) ?? new Map<LanguageCode, LocalContent>();
    told.set(merchant, languages);
    const known = languages.get(language) ?? localize(merchant, language);
    languages.set(language, known);
    return known;
  };
};
