// TK-01: every event of tracking: who sees it first, its exact moment, and what it says. Platform and documents read this table.
import { moneyEvents } from './money-events.ts';
import type { BrowserEventName, TrackedEventName } from './tracked-events.ts';

export interface TrackedEventRow {
  /** The moment, in words for the operator. */
  readonly when: string;
  /** Who sees it first: the browser sends it to the platform; the platform writes it down with the money. */
  readonly seenBy: 'browser' | 'platform';
  /** What it happens once for. */
  readonly oncePer: string;
}

/** @assumed The specification names the events, and of the moments only that an event follows a deposit by 2500 ms. */
const browserEvents: Readonly<Record<BrowserEventName, Omit<TrackedEventRow, 'seenBy'>>> = {
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
};

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
