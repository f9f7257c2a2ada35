// Content: what an operator shows. Banners, announcements, game lanes, promotions, news, help.
import type { Activity, ActivityCard, Article, ArticleCard, HelpCard, Lane } from '@foyer/contract';
import type { CallContext, Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import {
  audiencesOf,
  isAskedFor,
  isShown,
  newVendors,
  pageAfter,
  shownAnnouncements,
  shownBanners,
} from './content.rules.ts';
import { contentTeller } from './localize.ts';

const articleCard = ({ id, title, summary, art, badge, publishedAt, language }: Article): ArticleCard => ({
  id,
  title,
  summary,
  art,
  badge,
  publishedAt,
  ...(language && { language }),
});
const activityCard = (row: Activity): ActivityCard => ({
  ...articleCard(row),
  endsAt: row.endsAt,
  category: row.category,
});
const helpCard = ({ id, section, title, summary, language }: HelpCard): HelpCard => ({
  id,
  section,
  title,
  summary,
  ...(language && { language }),
});

/** A page of cards; a cursor that names no row is bad input. */
const listOf = <T extends { readonly id: string }, C>(
  rows: readonly T[],
  cursor: string | undefined,
  card: (row: T) => C,
) => {
  const page = pageAfter(rows, cursor);
  if (!page) throw new Refusal('input.invalid');
  return { items: page.items.map(card), nextCursor: page.nextCursor };
};

const oneOf = <T extends { readonly id: string }>(rows: readonly T[], id: string): T => {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Refusal('not.found');
  return row;
};

/** Lanes with no more cards than the caller has room for. */
const firstCards = (lanes: Lane[], most: string | undefined): Lane[] =>
  most === undefined ? lanes : lanes.map((lane) => ({ ...lane, cards: lane.cards.slice(0, Number(most)) }));

export const contentModule = ({ now }: PlatformContext) => {
  const localizedContent = contentTeller();
  const shownTo = ({ merchant, language }: CallContext) => {
    const { activities, news, ...rest } = localizedContent(merchant, language);
    const shown = (row: Article | Activity) => isShown(row, now());
    return { ...rest, activities: activities.filter(shown), news: news.filter(shown) };
  };
  const announcementsFor = ({ merchant, language, session }: CallContext, category: string | null) => {
    const { announcements } = localizedContent(merchant, language);
    return shownAnnouncements(announcements, category, audiencesOf(session?.member ?? null), now());
  };
  return {
    name: 'content',
    handlers: {
      'content.banners': async ({ group }, context) => {
        const { banners, activities } = shownTo(context);
        return { items: shownBanners(banners, group, activities, now()) };
      },
      'content.popups': async (_, context) => {
        const { forcedReading, autoplay } = context.merchant.content.announcements;
        return { items: announcementsFor(context, null), forcedReading, autoplay };
      },
      'relay.listAnnouncements': async ({ category = null, ...asked }, context) => ({
        items: announcementsFor(context, category).filter(isAskedFor(asked)),
      }),
      'content.activities': async ({ cursor }, context) => listOf(shownTo(context).activities, cursor, activityCard),
      'content.activity': async ({ id }, context) => oneOf(shownTo(context).activities, id),
      'content.news': async ({ cursor }, context) => listOf(shownTo(context).news, cursor, articleCard),
      'content.article': async ({ id }, context) => oneOf(shownTo(context).news, id),
      'content.help': async ({ cursor }, { merchant, language }) =>
        listOf(localizedContent(merchant, language).help, cursor, helpCard),
      'content.helpTopic': async ({ id }, { merchant, language }) => {
        const { section, title, body, language: shown } = oneOf(localizedContent(merchant, language).help, id);
        return { id, section, title, body, ...(shown && { language: shown }) };
      },
      'game.lanes': async ({ most }, { merchant, language }) => ({
        data: { lanes: firstCards(localizedContent(merchant, language).lanes, most) },
      }),
      'relay.newGameVendor': async (_, { merchant }) => ({ items: newVendors(merchant.content.lanes) }),
    },
  } satisfies Module;
};
