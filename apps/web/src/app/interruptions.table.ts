// Every overlay that no tap of the person opens: when it enters the queue, what ends it, what is stored. For documents and the
// demo's view of the queue; no page loads it.
import type { OverlayName } from '../shell/overlays/overlays.ts';

export interface Interruption {
  /** When it enters the queue. */
  readonly enters: string;
  /** What ends it beside the person. */
  readonly ends?: string;
  /** Names of the storage keys that decide about it on this device, beside the day's budget. */
  readonly stores?: readonly string[];
  /** What is stored elsewhere. */
  readonly elsewhere?: string;
}

export const interruptions: { readonly [N in OverlayName]?: Interruption } = {
  alert: {
    enters: 'a call has failed and no place on the screen says so',
    ends: 'a better notice of the same failure',
  },
  domainFailure: { enters: 'the page’s own domain was not reached', ends: 'the domain answers' },
  siteClosed: {
    enters: 'a call, or the status of a page that is seen, says that the site is closed',
    ends: 'the status says that it is open; on the pages of withdrawals and of an order it waits for the next page',
  },
  maintenancePlanned: {
    enters: 'the status names a maintenance within a day',
    ends: 'the maintenance begins, is moved or cancelled',
    stores: ['MC_ANNOUNCED_MAINTENANCE'],
  },
  firstTime: { enters: 'after a registration', elsewhere: 'on the platform, that it was seen' },
  announcements: {
    enters: 'the page is idle, on a main page; after a log-in or log-out; an hour later with the tab',
    ends: 'a log-in or log-out; on a page with a form it waits for the next main page',
    stores: ['popup.member', 'popup.visitor'],
  },
  consent: {
    enters: 'the page is idle, where the region asks for consent and nobody has chosen for this version',
    ends: 'a choice that comes with the account or from another tab; on a page with a form or money it waits, and the others with it',
    stores: ['MC_TRACKING_CONSENT'],
    elsewhere: 'on the platform, the choice with its version and time',
  },
  update: {
    enters:
      'the asset manifests name another version: 1.5 s after the page is idle, with the tab, every 1 h; a worker of the installed app waits',
    stores: ['asset_manifest_hash', 'MC_PUT_OFF_WORKER'],
  },
  appUpgrade: { enters: 'the app around the page is older than the newest' },
  mandatoryUpgrade: { enters: 'the same, with the switch `mandatoryAppUpdates`' },
  installPanel: {
    enters:
      'on home, 1 s after the page is idle, or at once on iOS and with the browser’s offer; never over anything else',
    ends: 'on another page it waits for home',
    stores: ['a2hsDismissed', 'a2hsDismissCount', 'a2hsInstalled'],
  },
  downloadPrompt: {
    enters:
      'as the operator’s table of conditions says: the page is idle, 1.95 s after a log-in, 2.5 s after a deposit, after a withdrawal, in the first free moment after play; never over anything else',
    stores: ['downloadPromptSkip', 'downloadPromptCloseCount', 'MC_SEEN_COUNTS', 'MC_PLAY_TIME', 'a2hsInstalled'],
  },
  forcedDownload: {
    enters: 'the same, where a forced condition holds',
    stores: ['downloadPromptForced', 'a2hsInstalled'],
  },
  downloadImage: {
    enters:
      '20 s on home after the page is idle, where the picture is another than the saved one; never over anything else',
    stores: ['downloadImageName', 'downloadImageClosed'],
  },
  pushPrompt: {
    enters:
      'on home or the member’s page, from 2 s after a log-in, but not in the visit of a registration, where nobody has been asked for the permission yet',
    ends: 'a log-out; notifications are allowed in the security settings; on another page it waits for one of those',
    stores: ['pushPromptDismissed'],
  },
  switchMember: { enters: 'an address carries the token of another member' },
};
