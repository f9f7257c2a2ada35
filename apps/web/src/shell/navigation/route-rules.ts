// The rules of each route beside its row in routes.ts. The browser needs none of them, and every first load carries
// that table.
import { type Route, type RouteName, routes } from './routes.ts';

export interface RouteRule {
  /** RT-14: a refresh reloads in place; elsewhere it goes home. The boot script has the addresses. */
  readonly refreshInPlace: boolean;
  /** RT-15: may be indexed on a public host. */
  readonly indexed: boolean;
  /** False where the page only shows what a member can do today. */
  readonly built: boolean;
}

export const routeRules: Readonly<Record<RouteName, RouteRule>> = {
  home: { refreshInPlace: true, indexed: true, built: true },
  login: { refreshInPlace: true, indexed: false, built: true },
  register: { refreshInPlace: true, indexed: true, built: true },
  recover: { refreshInPlace: true, indexed: false, built: true },
  socialReturn: { refreshInPlace: false, indexed: false, built: true },
  changePassword: { refreshInPlace: false, indexed: false, built: true },
  launchGame: { refreshInPlace: false, indexed: false, built: true },
  deposit: { refreshInPlace: false, indexed: false, built: false },
  withdraw: { refreshInPlace: false, indexed: false, built: false },
  security: { refreshInPlace: false, indexed: false, built: true },
  linkedAccounts: { refreshInPlace: false, indexed: false, built: true },
  addBankCard: { refreshInPlace: false, indexed: false, built: false },
  addBankCardPix: { refreshInPlace: false, indexed: false, built: false },
  feedback: { refreshInPlace: false, indexed: false, built: true },
  inviteFriends: { refreshInPlace: false, indexed: false, built: false },
  agentRegister: { refreshInPlace: false, indexed: false, built: false },
  rewardCenter: { refreshInPlace: false, indexed: false, built: false },
  mall: { refreshInPlace: false, indexed: false, built: false },
  leaderBoard: { refreshInPlace: false, indexed: false, built: false },
  benefits: { refreshInPlace: false, indexed: false, built: false },
  memberHome: { refreshInPlace: true, indexed: false, built: true },
  help: { refreshInPlace: false, indexed: true, built: true },
  activity: { refreshInPlace: false, indexed: true, built: true },
  news: { refreshInPlace: false, indexed: true, built: true },
  game: { refreshInPlace: true, indexed: false, built: true },
  notFound: { refreshInPlace: false, indexed: false, built: true },
};

/** All that is known of each route. */
export const wholeRoutes = Object.entries(routeRules).map(
  // The keys are names of routes.
  ([name, rule]) => [name as RouteName, { ...routes[name as RouteName], ...rule }] as const,
) satisfies readonly (readonly [RouteName, Route & RouteRule])[];
