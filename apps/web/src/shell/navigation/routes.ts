// Every route of the site, one row each: addresses, access, rendering.
// Further rules, for the server and the tests, are in route-rules.ts.

/**
 * The access rule of a route (RT-16). `public`: anyone. `member`: a token is needed, else /m/login. `agent`: a member
 * of type 1 or 2. `feedback`: its own rule, without a session it goes home.
 */
export type Access = 'public' | 'member' | 'agent' | 'feedback';

export interface Route {
  /** Addresses of the route; the first is the one links use. */
  readonly paths: readonly [string, ...string[]];
  readonly access: Access;
  /** Rendered on the server for visitors; the others send a skeleton only. */
  readonly visitorPage: boolean;
  /** Query parameters that belong to the page and are part of its cache key. */
  readonly query: readonly string[];
  /** Tab of the bottom bar that is lit: the one the page belongs to, or null where it belongs to none. */
  readonly tab: 'home' | 'games' | 'deposit' | 'promotions' | 'me' | null;
  /** A session restricted to the forced password change may be here (RT-17). */
  readonly whileRestricted?: true;
}

const rows = {
  home: {
    paths: ['/m/home', '/m/', '/m/index', '/m/index.html', '/m'],
    access: 'public',
    visitorPage: true,
    query: [],
    tab: 'home',
  },
  login: {
    paths: ['/m/login'],
    access: 'public',
    visitorPage: true,
    query: [],
    tab: null,
  },
  register: {
    paths: ['/m/register', '/m/register.html'],
    access: 'public',
    visitorPage: true,
    query: [],
    tab: null,
  },
  /** Forgotten password and user name @assumed: no address of the specification. A refresh stays: decision 050. */
  recover: {
    paths: ['/m/recover'],
    access: 'public',
    visitorPage: true,
    query: [],
    tab: null,
  },
  /** OV-06: providers of social accounts send people back to this route @assumed: no address of the specification. */
  socialReturn: {
    paths: ['/m/socialReturn'],
    access: 'public',
    visitorPage: true,
    query: [],
    tab: null,
  },
  changePassword: {
    paths: ['/m/changePsw'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: null,
    whileRestricted: true,
  },
  launchGame: {
    paths: ['/m/launchGame'],
    access: 'public',
    visitorPage: false,
    query: ['prize_mode', 'vendor', 'code', 'playType', 'backUrl', 'lottoView'],
    tab: null,
  },
  deposit: {
    paths: ['/m/voucherCenter'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'deposit',
  },
  /** One deposit, for whoever has its id: providers send members back here @assumed: no address of the specification. */
  order: {
    paths: ['/m/order'],
    access: 'public',
    visitorPage: false,
    query: ['id'],
    tab: null,
  },
  /** With an id, how one withdrawal stands. */
  withdraw: {
    paths: ['/m/withdraw'],
    access: 'member',
    visitorPage: false,
    query: ['id'],
    tab: 'me',
  },
  /** The member's security page @assumed: the specification knows only pages below it. */
  security: {
    paths: ['/m/securityCenter'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  /** Accounts of others that log the member in @assumed: no address of the specification. */
  linkedAccounts: {
    paths: ['/m/securityCenter/accounts'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  /** Documents that show the operator who the member is @assumed: no address of the specification. */
  identityCheck: {
    paths: ['/m/securityCenter/identityCheck'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  addBankCard: {
    paths: ['/m/securityCenter/addBankCard'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  addBankCardPix: {
    paths: ['/m/securityCenter/addBankCardPix'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  feedback: {
    paths: ['/m/feedback'],
    access: 'feedback',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  inviteFriends: {
    paths: ['/m/inviteFriends'],
    access: 'public',
    visitorPage: true,
    query: [],
    tab: null,
  },
  agentRegister: {
    paths: ['/m/agentRegister'],
    access: 'agent',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  rewardCenter: {
    paths: ['/m/rewardCenter'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  mall: {
    paths: ['/m/mall/mallHome'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  leaderBoard: {
    paths: ['/m/leaderBoard'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  benefits: {
    paths: ['/m/member/benefits'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  /** The member's bets on all lotteries @assumed: no address of the specification. */
  myBets: {
    paths: ['/m/member/bets'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  /** @assumed: no address of the specification. */
  inbox: {
    paths: ['/m/member/messages'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  /** All movements of the member's money @assumed: no address of the specification. */
  history: {
    paths: ['/m/history'],
    access: 'member',
    visitorPage: false,
    query: ['type', 'period', 'from', 'to'],
    tab: 'me',
  },
  memberHome: {
    paths: ['/m/member/home'],
    access: 'member',
    visitorPage: false,
    query: [],
    tab: 'me',
  },
  help: {
    paths: ['/m/help'],
    access: 'public',
    visitorPage: true,
    query: ['id'],
    tab: null,
  },
  activity: {
    paths: ['/m/activity'],
    access: 'public',
    visitorPage: true,
    query: ['id'],
    tab: 'promotions',
  },
  news: {
    paths: ['/m/news'],
    access: 'public',
    visitorPage: true,
    query: ['id'],
    tab: null,
  },
  game: {
    paths: ['/m/game'],
    access: 'public',
    visitorPage: true,
    query: ['lane', 'vendor', 'list'],
    tab: 'games',
  },
} as const satisfies Record<string, Route>;

/** Name of a route. */
export type RouteName = keyof typeof rows | 'notFound';

/** The route of an unknown address under /m: a page of its own, answered with 404. */
export const notFoundRoute: Route = {
  paths: ['/m/not-found'],
  access: 'public',
  visitorPage: true,
  query: [],
  tab: null,
};

export const routes: Readonly<Record<RouteName, Route>> = { ...rows, notFound: notFoundRoute };

const byPath: ReadonlyMap<string, RouteName> = new Map(
  Object.entries(rows).flatMap(([name, row]) => row.paths.map((path) => [path, name as RouteName] as const)),
);

/** The route of a path; `notFound` where none has it. A trailing slash is forgiven. */
export const routeOf = (path: string): RouteName =>
  byPath.get(path) ?? byPath.get(path.replace(/\/+$/, '')) ?? 'notFound';
