// TK-01: every event of tracking: who sees it first, its exact moment, and what it says. Browser, platform and documents read this table.
import { type MoneyEventFields, type MoneyEventName, moneyEvents } from './money-events.ts';

export interface TrackedEventRow {
  /** The moment, in words for the operator. */
  readonly when: string;
  /** Who sees it first: the browser sends it to the platform; the platform writes it down with the money. */
  readonly seenBy: 'browser' | 'platform';
  /** What it happens once for. */
  readonly oncePer: string;
}

/** @assumed The specification names the events, and of the moments only that an event follows a deposit by 2500 ms. */
const browserEvents = {
  firstOpen: { when: 'A device opens the site for the first time', oncePer: 'device' },
  registerSubmit: { when: 'A registration is sent', oncePer: 'intent to register' },
  register: { when: 'A new member is logged in', oncePer: 'registration' },
  login: {
    when: 'A session begins by a form, that of a registration included; not one that comes by a link, a tab or a remembered log-in',
    oncePer: 'log-in',
  },
  startTrial: { when: 'A trial is on the screen', oncePer: 'trial' },
  gameLaunch: { when: 'The browser is on its way to a game for real money', oncePer: 'launch' },
  viewContent: { when: 'A person reads about a game before play', oncePer: 'view' },
  downloadApp: { when: 'The browser is on its way to the operator’s app', oncePer: 'download' },
  a2hsInstalled: { when: 'The site has been installed on the home screen', oncePer: 'device' },
  a2hsFirstOpen: { when: 'The installed site runs for the first time', oncePer: 'device' },
} as const;

export type BrowserEventName = keyof typeof browserEvents;
export type TrackedEventName = BrowserEventName | MoneyEventName;

const seenBy = <N extends string>(
  who: TrackedEventRow['seenBy'],
  rows: Readonly<Record<N, Omit<TrackedEventRow, 'seenBy'>>>,
): Readonly<Record<N, TrackedEventRow>> =>
  Object.fromEntries(
    Object.entries<Omit<TrackedEventRow, 'seenBy'>>(rows).map(([name, { when, oncePer }]) => [
      name,
      { when, oncePer, seenBy: who },
    ]),
    // The keys are those of `rows`.
  ) as Record<N, TrackedEventRow>;

export const trackedEvents: Readonly<Record<TrackedEventName, TrackedEventRow>> = {
  ...seenBy('browser', browserEvents),
  ...seenBy('platform', moneyEvents),
};

export const browserEventNames = Object.keys(browserEvents) as [BrowserEventName, ...BrowserEventName[]];

/** TK-01: the nine fields. Of an event without money every amount is 0. */
export type TrackedFields = MoneyEventFields;

const NO_AMOUNT = '0';

/** The fields of an event that the browser sees. */
export const browserEventFields = ({
  customerId,
  customerName,
  eventID,
  currency,
}: Pick<TrackedFields, 'customerId' | 'customerName' | 'eventID' | 'currency'>): TrackedFields => ({
  customerId,
  customerName,
  amount: NO_AMOUNT,
  revenue: NO_AMOUNT,
  value: NO_AMOUNT,
  currency,
  af_revenue: NO_AMOUNT,
  af_currency: currency,
  eventID,
});

/** TK-03: the ids that the operator's app knows of its installation. */
export const s2sNames = [
  'adAppToken',
  'gpsAdid',
  'adid',
  'afAppId',
  'appsflyerId',
  'afAdvertisingId',
  'afOaid',
  'idfa',
  'idfv',
] as const;

export type S2sName = (typeof s2sNames)[number];
export type S2sInfo = { readonly [N in S2sName]?: string };

/** The shape of each of them: an app's or a device's id, never markup, an address or a sentence @assumed. */
const S2S_SHAPE = /^[A-Za-z0-9._-]{1,128}$/;

/** Ids of a foreign source: those of the nine names that have the shape of an id. */
export const s2sInfoIn = (found: unknown): S2sInfo => {
  if (typeof found !== 'object' || found === null) return {};
  const given = found as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    s2sNames.flatMap((name) => {
      const value = given[name];
      return typeof value === 'string' && S2S_SHAPE.test(value) ? [[name, value]] : [];
    }),
  );
};

/** TK-02: most that one post may carry. */
export const MOST_EVENTS = 20;
export const MOST_EVENTS_CHARACTERS = 8192;

/** An event as the browser posts it. `id` is of the browser's making, and the same for the same event. */
export interface SeenEvent {
  readonly name: BrowserEventName;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const ID = /^[A-Za-z0-9_-]{8,64}$/;

const isSeen = (found: unknown): found is SeenEvent => {
  if (typeof found !== 'object' || found === null) return false;
  const { name, id, at, ...rest } = found as Partial<Record<keyof SeenEvent, unknown>>;
  const isKnown = typeof name === 'string' && Object.keys(browserEvents).includes(name);
  const isDated = typeof at === 'number' && Number.isSafeInteger(at) && at >= 0;
  return isKnown && isDated && typeof id === 'string' && ID.test(id) && Object.keys(rest).length === 0;
};

/** Reads the JSON string of a post; null where it is none, or names anything else than events of this table. */
export function readSeenEvents(text: string): readonly SeenEvent[] | null {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) && found.length <= MOST_EVENTS && found.every(isSeen) ? found : null;
  } catch {
    return null;
  }
}
