// TK-01: turns app events into the events of tracking, which wait in the outbox until they are sent.
import type { BrowserEventName } from '@foyer/contract/tracked-events';
import type { AppEventName, AppEventTable } from '../../shell/events/events.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { Shell } from '../../shell/shell.ts';
import { FIRST_OPEN, OUTBOX, TRACK_ID } from '../../shell/tracking/tracking-keys.ts';
import { withEvent } from './tracking.rules.ts';

type Collected = Pick<Shell, 'events' | 'store' | 'clock' | 'session'>;

/** Longest part of an id that comes from elsewhere. */
const MAX_PART = 40;

function keep({ events, store, clock, session }: Collected, name: BrowserEventName, id: string): void {
  const member = session.current()?.id;
  // Read anew: another tab may have added or sent some.
  store.write(OUTBOX, withEvent(store.read(OUTBOX) ?? [], { name, id, at: clock.now(), ...(member && { member }) }));
  events.publish('trackedEventKept', {});
}

/** Id of an event that a device has once, in all its tabs. */
const deviceEventOf = ({ store }: Collected, name: BrowserEventName): string =>
  `${name}-${(store.read(TRACK_ID) ?? newIntentKey()).slice(0, MAX_PART)}`;

/** A device's first visit. Called where the id of the device is there: two tabs that open at once are one visit. */
export function collectFirstOpen(shell: Collected): void {
  if (shell.store.read(FIRST_OPEN) === '1') return;
  shell.store.write(FIRST_OPEN, '1');
  keep(shell, 'firstOpen', deviceEventOf(shell, 'firstOpen'));
}

type Handlers = { readonly [N in AppEventName]?: (event: AppEventTable[N]) => void };

/**
 * Collects what the page has published from its start, and tells the app of each event that waits. The code comes late, and whoever
 * logs in or launches a game before it is there is counted all the same.
 */
export function collectEvents(shell: Collected): void {
  const { events } = shell;
  const add = (name: BrowserEventName, id: string): void => keep(shell, name, id);
  const once = (name: BrowserEventName) => (): void => add(name, deviceEventOf(shell, name));
  const each = (name: BrowserEventName) => (): void => add(name, newIntentKey());

  // A session that came without a form is announced as found in the same turn: nobody logged in.
  let isByForm = false;
  const handlers: Handlers = {
    siteInstalled: once('a2hsInstalled'),
    installedSiteOpened: once('a2hsFirstOpen'),
    registrationSent: ({ intent }) => add('registerSubmit', intent.slice(0, MAX_PART)),
    registered: each('register'),
    gameViewed: each('viewContent'),
    gameLaunched: each('gameLaunch'),
    trialStarted: each('startTrial'),
    appDownloaded: each('downloadApp'),
    sessionStarted: () => {
      isByForm = true;
      queueMicrotask(() => {
        if (isByForm) each('login')();
        isByForm = false;
      });
    },
    sessionFound: () => {
      isByForm = false;
    },
  };
  for (const [name, event] of events.takeEarly()) handlers[name]?.(event as never);
  for (const name of Object.keys(handlers) as AppEventName[])
    events.on(name, (event) => handlers[name]?.(event as never));
}
