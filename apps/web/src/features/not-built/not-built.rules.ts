// The texts of pages that are not built yet, and what a member can do instead.
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';

export type NotBuiltRoute = keyof typeof notBuiltPages;

/** Data of such a page. */
export interface NotBuiltData {
  readonly route: NotBuiltRoute;
}

/** A way on that works today. */
export interface Alternative {
  readonly route: RouteName;
  readonly icon: 'user' | 'games' | 'gift' | 'news';
  readonly text: TextKey;
  readonly hint: TextKey;
}

export interface NotBuiltPage {
  readonly title: TextKey;
  readonly heading: TextKey;
  readonly text: TextKey;
  readonly alternatives: readonly [Alternative, Alternative];
}

const play: Alternative = { route: 'game', icon: 'games', text: 'notBuilt.linkGames', hint: 'notBuilt.linkGamesHint' };
const me: Alternative = {
  route: 'memberHome',
  icon: 'user',
  text: 'notBuilt.linkMemberHome',
  hint: 'notBuilt.linkMemberHomeHint',
};
const offers: Alternative = {
  route: 'activity',
  icon: 'gift',
  text: 'notBuilt.linkActivity',
  hint: 'notBuilt.linkActivityHint',
};
const news: Alternative = { route: 'news', icon: 'news', text: 'notBuilt.linkNews', hint: 'notBuilt.linkNewsHint' };

/** The one list of the routes that are not built. A row goes when a feature opens its route; its texts go with it. */
export const notBuiltPages = {
  rewardCenter: page('rewardCenter', offers, play),
  mall: page('mall', play, offers),
  leaderBoard: page('leaderBoard', play, news),
  benefits: page('benefits', offers, me),
} as const satisfies Partial<Record<RouteName, NotBuiltPage>>;

type Topic = Extract<TextKey, `notBuilt.${string}Heading`> extends `notBuilt.${infer T}Heading` ? T : never;

function page<T extends Topic>(topic: T, ...alternatives: [Alternative, Alternative]): NotBuiltPage {
  return {
    title: `notBuilt.${topic}Title`,
    heading: `notBuilt.${topic}Heading`,
    text: `notBuilt.${topic}Text`,
    alternatives,
  };
}
