// Loads the data of the article pages by the same functions on the server and in the browser.
import type { Activity, ActivityCard, Article, ArticleCard, HelpCard, HelpTopic } from '@foyer/contract';
import type { Query } from '../../kit/feature.ts';
import { orNone } from '../../shell/http/failure.ts';
import type { Failure, Load, Outcome } from '../../shell/http/outcome.ts';
import type { Page } from './more.flow.ts';
import { othersOf, relatedHelp, requestedArticle } from './requested-article.rules.ts';

/** A list, or one article with a few others. */
export type ContentData<Card, One> =
  | { readonly view: 'list'; readonly page: Page<Card> }
  | { readonly view: 'one'; readonly one: One; readonly others: readonly Card[] };

export type NewsData = ContentData<ArticleCard, Article>;
export type ActivityData = ContentData<ActivityCard, Activity>;
export type HelpData = ContentData<HelpCard, HelpTopic>;

/** The failure for an invalid article id: the same as for an article that does not exist. */
const missing: Failure = {
  ok: false,
  kind: 'refused',
  errorCode: 'not.found',
  message: '',
  status: 404,
  reference: '',
};

interface Source<Card, One> {
  readonly list: () => Promise<Outcome<Page<Card>>>;
  readonly one: (id: string) => Promise<Outcome<One>>;
  readonly others: (items: readonly Card[], one: One) => readonly Card[];
}

async function loadContent<Card, One>(
  source: Source<Card, One>,
  query: Query,
): Promise<Outcome<ContentData<Card, One>>> {
  const articleId = requestedArticle(query);
  if (articleId.view === 'missing') return missing;
  if (articleId.view === 'list') {
    const list = orNone(await source.list(), { items: [], nextCursor: null });
    return list.ok ? { ok: true, value: { view: 'list', page: list.value } } : list;
  }
  const [one, list] = await Promise.all([source.one(articleId.id), source.list()]);
  if (!one.ok) return one;
  // The other articles are optional: without them the article still shows.
  const others = list.ok ? source.others(list.value.items, one.value) : [];
  return { ok: true, value: { view: 'one', one: one.value, others } };
}

export const loadNews = (load: Load, query: Query): Promise<Outcome<NewsData>> =>
  loadContent(
    {
      list: () => load('content.news', {}),
      one: (id) => load('content.article', { id }),
      others: (items, { id }) => othersOf(items, id),
    },
    query,
  );

export const loadActivity = (load: Load, query: Query): Promise<Outcome<ActivityData>> =>
  loadContent(
    {
      list: () => load('content.activities', {}),
      one: (id) => load('content.activity', { id }),
      others: (items, { id }) => othersOf(items, id),
    },
    query,
  );

export const loadHelp = (load: Load, query: Query): Promise<Outcome<HelpData>> =>
  loadContent(
    { list: () => load('content.help', {}), one: (id) => load('content.helpTopic', { id }), others: relatedHelp },
    query,
  );
