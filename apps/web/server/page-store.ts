// Finds or renders the shared page of an address. Only existing pages are stored.
import type { LanguageCode, Settings } from '@foyer/contract';
import { ownListNames } from '../src/kit/games/own-lists/own-lists.rules.ts';
import { vendorOf } from '../src/kit/games/vendor.rules.ts';
import type { Send } from '../src/shell/http/outcome.ts';
import { type RouteName, routes } from '../src/shell/navigation/routes.ts';
import type { ClientBuild } from './client-build.ts';
import type { Operator } from './operators.ts';
import type { Renderer } from './renderer.ts';
import { makePage, ownQuery, pageBytes, type SharedPage, searchOf } from './shared-page.ts';
import type { SiteTexts } from './site-texts.ts';
import { createStaleCache } from './stale-cache.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Pages are shared for moments: a draw is due each minute. */
export const PAGE_FRESH_MS = 2 * SECOND;
/** An edit of the operator's is in every new page within ten seconds: see edits/module.ts. One of yesterday is better than none. */
const pageAges = { freshMs: PAGE_FRESH_MS, staleMs: 4 * SECOND, lastResortMs: DAY };
/** An operator adds a lane seldom. */
const laneAges = { freshMs: 10 * SECOND, staleMs: 60 * SECOND, lastResortMs: DAY };
const LANES_CACHE_BYTES = 1024 * 1024;
const LANE_BYTES = 100;

/** The page that an address requests. */
export interface PageAddress {
  readonly operator: Operator;
  readonly settings: Settings;
  readonly language: LanguageCode;
  readonly route: RouteName;
  readonly query: URLSearchParams;
  /** Asks the back end in the page's language. */
  readonly send: Send;
}

export interface PageStoreDeps {
  readonly build: ClientBuild;
  readonly renderer: Renderer;
  readonly texts: SiteTexts;
  readonly maxBytes: number;
  readonly now: () => number;
  readonly pageMade: (key: string) => void;
}

export interface PageStore {
  /** The page and the name it is kept under. An address that the back end has nothing at is the page of unknown addresses. */
  readonly find: (address: PageAddress) => Promise<{ readonly key: string; readonly page: SharedPage }>;
  readonly bytes: () => number;
  readonly maxBytes: number;
}

interface LobbyFilters {
  readonly lane: ReadonlySet<string>;
  readonly vendor: ReadonlySet<string>;
}

/** The lanes of an operator by id, and their vendors; none where they cannot be had. */
const createFilterFinder = (now: () => number) => {
  const filters = createStaleCache<LobbyFilters>({
    ...laneAges,
    maxBytes: LANES_CACHE_BYTES,
    bytesOf: ({ lane, vendor }) => (lane.size + vendor.size) * LANE_BYTES,
    worthKeeping: ({ lane }) => lane.size > 0,
    now,
  });
  return ({ operator, send }: PageAddress): Promise<LobbyFilters> =>
    filters.get(operator.code, async () => {
      const found = await send('game.lanes', {});
      const lanes = found.ok ? found.value.data.lanes : [];
      const vendors = lanes.flatMap(({ cards, gameClassify }) => [
        ...gameClassify.vendors,
        ...cards.map(({ vendor }) => vendor),
      ]);
      return { lane: new Set(lanes.map(({ id }) => id)), vendor: new Set(vendors.map(vendorOf)) };
    });
};

export function createPageStore({ build, renderer, texts, maxBytes, now, pageMade }: PageStoreDeps): PageStore {
  const pages = createStaleCache<SharedPage | null>({
    ...pageAges,
    maxBytes,
    bytesOf: (page) => (page ? pageBytes(page) : 0),
    worthKeeping: (page) => page !== null && page.status !== 503,
    now,
  });
  const filtersOf = createFilterFinder(now);

  /** The parameters of a page, without a lane, a vendor or a list that nobody has: such a page shows all games. */
  const queryOf = async (address: PageAddress): Promise<Record<string, string>> => {
    const { lane, vendor, list, ...others } = ownQuery(address.route, address.query);
    const ownList = ownListNames.find((name) => name === list);
    const query = { ...others, ...(ownList && { list: ownList }) };
    if (lane === undefined && vendor === undefined) return query;
    const known = await filtersOf(address);
    return {
      ...query,
      ...(lane !== undefined && known.lane.has(lane) && { lane }),
      ...(vendor !== undefined && known.vendor.has(vendor) && { vendor }),
    };
  };

  const pageAt = async (address: PageAddress, route: RouteName, query: Record<string, string>) => {
    const { operator, settings, language, send } = address;
    const key = `${operator.code} ${language} ${route}${searchOf(query)}`;
    const page = await pages.get(key, () => {
      pageMade(key);
      const maker = { renderer, build, text: texts(language), send, now: now() };
      return makePage(maker, { operator, settings, language, route, query });
    });
    return page && { key, page };
  };

  return {
    find: async (address) => {
      const query = routes[address.route].query.length > 0 ? await queryOf(address) : {};
      const found = (await pageAt(address, address.route, query)) ?? (await pageAt(address, 'notFound', {}));
      if (!found) throw new Error('The page of unknown addresses is missing.');
      return found;
    },
    bytes: pages.bytes,
    maxBytes,
  };
}
