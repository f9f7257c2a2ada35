// Builds an operator's content: own rows, shared rows, filled values, checked references.
import type { Faults } from './faults.ts';
import { INSTANT_VENDOR } from './game-vendors.ts';
import type { GameVendors, Localized, MerchantContent, Rewards } from './merchant.ts';
import { filler, unknownPlaceholders } from './placeholders.ts';
import { checkRewards } from './rewards.ts';
import type {
  ActivityRow,
  AnnouncementRow,
  ArticleRow,
  BannerRow,
  ContentFiles,
  MerchantFile,
  SharedFiles,
  TopicRow,
} from './schema.ts';

export interface ContentParts {
  readonly code: string;
  readonly merchant: MerchantFile;
  readonly gameVendors: GameVendors;
  readonly own: ContentFiles;
  readonly shared: SharedFiles;
  /** Picture name → public address; null where there is none. */
  readonly artAddress: (name: string) => string | null;
  readonly faults: Faults;
}

const isLocalized = (value: object): value is Localized => 'EN' in value;

/** Fills every localized text inside a row and notes placeholders that nothing fills. */
const filled = <T>(row: T, fill: (texts: Localized) => Localized, note: (name: string) => void): T => {
  if (Array.isArray(row)) return row.map((item) => filled(item, fill, note)) as T;
  if (typeof row !== 'object' || row === null) return row;
  if (isLocalized(row)) {
    for (const name of new Set(Object.values(row).flatMap(unknownPlaceholders))) note(name);
    return fill(row) as T;
  }
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, filled(value, fill, note)])) as T;
};

type Listed = { readonly id: string };

/** Rows of one list in the operator's order, shared ones looked up. */
const rowsOf = <T extends Listed>(
  parts: ContentParts,
  name: 'banners' | 'announcements' | 'activities' | 'news' | 'help',
  own: readonly (T | { readonly shared: string })[],
  shared: readonly T[],
): T[] => {
  const file = `${parts.code}/content/${name}.json`;
  const fill = filler(parts.merchant);
  const seen = new Set<string>();
  return own.flatMap((item, index) => {
    const row = 'shared' in item ? shared.find((candidate) => candidate.id === item.shared) : item;
    if (!row) parts.faults.add(file, `[${index}].shared`, 'no such row in the shared list');
    else if (seen.has(row.id)) parts.faults.add(file, `[${index}]`, `the id ${row.id} stands twice`);
    if (!row) return [];
    seen.add(row.id);
    return [filled(row, fill, (placeholder) => parts.faults.add(file, `[${index}]`, `nothing fills {${placeholder}}`))];
  });
};

const announcementsOf = (parts: ContentParts): MerchantContent['announcements'] => {
  const { items, ...rules } = parts.own.announcements;
  const rows = rowsOf<AnnouncementRow>(parts, 'announcements', items, parts.shared.announcements);
  return {
    ...rules,
    items: rows.map(({ from, until, art, promotionType, category, ...row }, index) => {
      checkArt(parts, `${parts.code}/content/announcements.json`, `items[${index}].art`, art);
      return {
        ...row,
        art: art ?? '',
        promotionType: promotionType ?? '',
        category: category ?? null,
        shown: { from: from ?? null, until: until ?? null },
      };
    }),
  };
};

const checkArt = (parts: ContentParts, file: string, path: string, name: string | null): void => {
  if (name !== null && parts.artAddress(name) === null) parts.faults.add(file, path, `no picture ${name} in art/`);
};

const lanesOf = (parts: ContentParts): MerchantContent['lanes'] => {
  const file = `${parts.code}/content/lanes.json`;
  const { kinds, games } = parts.shared.games;
  return parts.own.lanes.map((lane, laneIndex) => {
    const cards = lane.games.flatMap(({ gameCode, tag }, index) => {
      const game = games.find((row) => row.gameCode === gameCode);
      const path = `[${laneIndex}].games[${index}]`;
      if (!game) parts.faults.add(file, path, `no game ${gameCode} in shared/content/games.json`);
      if (!game) return [];
      checkArt(parts, 'shared/content/games.json', gameCode, game.art);
      if (game.gameType === 'LOTT' && !parts.merchant.lotteries.includes(gameCode)) {
        parts.faults.add(file, path, `${gameCode} is not among the lotteries of merchant.json`);
      }
      const isInstant = game.vendor === INSTANT_VENDOR;
      if (isInstant && !parts.merchant.instantGames.includes(gameCode)) {
        parts.faults.add(file, path, `${gameCode} is not among the instantGames of merchant.json`);
      }
      const { accounts, maintenance } = parts.gameVendors;
      const isOpen = game.gameType === 'LOTT' || isInstant || accounts.has(game.vendor);
      return [
        {
          ...game,
          accountTypeName: kinds[game.gameType],
          tag: tag ?? null,
          playable: game.playable && isOpen,
          maintenance: maintenance.has(game.vendor),
        },
      ];
    });
    const vendors = [...new Set(cards.map((card) => card.vendor))];
    return { id: lane.id, title: lane.title, gameCount: cards.length, vendors, cards };
  });
};

const PAGE_WITH_ID = /^\/m\/(help|news|activity)\?id=([^&]+)$/;

type Banner = MerchantContent['banners'][number];

/** Returns the fault in a banner of a lottery. A banner without a vendor is launched by LOTT. */
const lotteryFault = ({ merchant, shared }: ContentParts, { linkage, vendor = 'LOTT' }: Banner) => {
  if (!merchant.lotteries.includes(linkage)) return `no lottery ${linkage}`;
  const game = shared.games.games.find(({ gameCode }) => gameCode === linkage);
  return !game || game.vendor === vendor ? null : `the vendor of ${linkage} is ${game.vendor}, not ${vendor}`;
};

/** Returns the fault in the target of a banner that leads into the site. */
const linkageFault = (
  content: Omit<MerchantContent, 'lanes' | 'rewards' | 'announcements'>,
  parts: ContentParts,
  banner: Banner,
) => {
  const { linkageType, linkage } = banner;
  if (linkageType === 'P')
    return content.activities.some((row) => row.id === linkage) ? null : `no activity ${linkage}`;
  if (linkageType === 'G') return banner.gameType === 'LOTT' ? lotteryFault(parts, banner) : null;
  const [, page, id] = PAGE_WITH_ID.exec(linkage) ?? [];
  if (page && id) {
    const rows = { help: content.help, news: content.news, activity: content.activities }[
      page as 'help' | 'news' | 'activity'
    ];
    return rows.some((row) => row.id === id) ? null : `no page ${linkage}`;
  }
  return /^(\/m(\/|$)|https:\/\/)/.test(linkage) ? null : 'neither an address under /m nor https';
};

const rewardsOf = ({ code, own, merchant, faults }: ContentParts): Rewards => {
  const file = `${code}/content/rewards.json`;
  const note = (name: string): void => faults.add(file, '', `nothing fills {${name}}`);
  const rewards = filled(own.rewards, filler(merchant), note);
  checkRewards(code, rewards, merchant.clubLabels, faults);
  return rewards;
};

/** All content of an operator, ready to be localized in any language. */
export const assembleContent = (parts: ContentParts): MerchantContent => {
  const { code, own, shared, faults, merchant } = parts;
  const banners = rowsOf<BannerRow>(parts, 'banners', own.banners, shared.banners).map(
    ({ id: _, from, until, ...banner }) => ({
      ...banner,
      url: parts.artAddress(banner.art) ?? '',
      shown: { from: from ?? null, until: until ?? null },
    }),
  );
  const activities = rowsOf<ActivityRow>(parts, 'activities', own.activities, shared.activities);
  const news = rowsOf<ArticleRow>(parts, 'news', own.news, shared.news);
  const topics = rowsOf<TopicRow>(parts, 'help', own.help, shared.help.topics);
  const help = topics.flatMap((topic, index) => {
    const section = shared.help.sections[topic.section];
    if (!section) faults.add(`${code}/content/help.json`, `[${index}].section`, `no section ${topic.section}`);
    return section ? [{ ...topic, section }] : [];
  });
  const content = { banners, activities, news, help };
  for (const [name, rows] of Object.entries({ banners, activities, news })) {
    rows.forEach((row, index) => {
      checkArt(parts, `${code}/content/${name}.json`, `[${index}].art`, row.art);
    });
  }
  const rewards = rewardsOf(parts);
  activities.forEach(({ category }, index) => {
    if (category === null || rewards.categories.some(({ id }) => id === category)) return;
    faults.add(`${code}/content/activities.json`, `[${index}].category`, `no category ${category} in rewards.json`);
  });
  banners.forEach((banner, index) => {
    const wrong = linkageFault(content, parts, banner);
    if (wrong) faults.add(`${code}/content/banners.json`, `[${index}].linkage`, wrong);
  });
  merchant.settings.register.terms.topics.forEach((topic, index) => {
    if (help.some(({ id }) => id === topic)) return;
    faults.add(`${code}/merchant.json`, `settings.register.terms.topics[${index}]`, `no help topic ${topic}`);
  });
  return { ...content, announcements: announcementsOf(parts), lanes: lanesOf(parts), rewards };
};
