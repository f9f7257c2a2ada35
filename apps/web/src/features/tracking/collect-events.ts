// TK-01: turns app events into the events of tracking, which wait in the outbox until they are sent.
import type { BrowserEventName } from '@foyer/contract/tracked-events';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { Shell } from '../../shell/shell.ts';
import { TRACK_ID } from '../../shell/storage/keys.ts';
import { FIRST_OPEN, OUTBOX } from '../../shell/tracking/tracking-keys.ts';
import { withEvent } from './tracking.rules.ts';

type Collected = Pick<Shell, 'events' | 'store' | 'clock'>;

/** Longest part of an id that comes from elsewhere. */
const MAX_PART = 40;

/** Collects from now on. `added` is told of each event that waits. */
export function collectEvents({ events, store, clock }: Collected, added: () => void): void {
  const add = (name: BrowserEventName, id: string): void => {
    // Read anew: another tab may have added or sent some.
    store.write(OUTBOX, withEvent(store.read(OUTBOX) ?? [], { name, id, at: clock.now() }));
    added();
  };
  const once = (name: BrowserEventName) => (): void =>
    add(name, `${name}-${(store.read(TRACK_ID) ?? newIntentKey()).slice(0, MAX_PART)}`);
  const each = (name: BrowserEventName) => (): void => add(name, newIntentKey());

  if (store.read(FIRST_OPEN) !== '1') {
    store.write(FIRST_OPEN, '1');
    once('firstOpen')();
  }
  events.on('siteInstalled', once('a2hsInstalled'));
  events.on('installedSiteOpened', once('a2hsFirstOpen'));
  events.on('registrationSent', ({ intent }) => add('registerSubmit', intent.slice(0, MAX_PART)));
  events.on('registered', each('register'));
  events.on('gameViewed', each('viewContent'));
  events.on('gameLaunched', each('gameLaunch'));
  events.on('trialStarted', each('startTrial'));
  events.on('appDownloaded', each('downloadApp'));
  // A session that came without a form is announced as found in the same turn: nobody logged in.
  let isByForm = false;
  events.on('sessionStarted', () => {
    isByForm = true;
    queueMicrotask(() => {
      if (isByForm) each('login')();
      isByForm = false;
    });
  });
  events.on('sessionFound', () => {
    isByForm = false;
  });
}
