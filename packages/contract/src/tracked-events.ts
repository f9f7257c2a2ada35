// TK-01: the events of tracking that the browser sees, what they say, and how they are posted.
import type { MoneyEventFields, MoneyEventName } from './money-events.ts';

/** What each means stands in tracked-events.table.ts: a browser needs no words of it. */
export const browserEventNames = [
  'firstOpen',
  'registerSubmit',
  'register',
  'login',
  'startTrial',
  'gameLaunch',
  'viewContent',
  'downloadApp',
  'a2hsInstalled',
  'a2hsFirstOpen',
] as const;

export type BrowserEventName = (typeof browserEventNames)[number];
export type TrackedEventName = BrowserEventName | MoneyEventName;

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
  const isKnown = browserEventNames.some((known) => known === name);
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
