// The page of everything that interrupts, made from the table of overlays.
import { behaviourOf, exceptions, type OverlayName, overlayOrder } from '../../apps/web/src/shell/overlays/overlays.ts';
import { mayOpen } from '../../apps/web/src/shell/overlays/queue.rules.ts';
import { code, page, table } from './markdown.ts';

interface Story {
  /** When it enters the queue. */
  readonly enters: string;
  /** What ends it beside the person. */
  readonly ends: string;
  /** What is stored of it. */
  readonly stores: string;
}

/** The overlays that no tap of the person opens. */
const stories: { readonly [N in OverlayName]?: Story } = {
  alert: {
    enters: 'a call has failed and no place on the screen says so',
    ends: 'a better notice of the same failure',
    stores: '',
  },
  domainFailure: { enters: 'the page’s own domain was not reached', ends: 'the domain answers', stores: '' },
  siteClosed: {
    enters: 'a call, or the status of a tab that is seen again, says that the site is closed',
    ends: 'the status says that it is open',
    stores: '',
  },
  maintenancePlanned: {
    enters: 'the status names a maintenance within a day',
    ends: 'the maintenance begins',
    stores: '',
  },
  firstTime: { enters: 'after a registration', ends: '', stores: 'on the platform, that it was seen' },
  announcements: {
    enters: 'the page is idle, on a main page; after a log-in or log-out; an hour later with the tab',
    ends: 'a log-in or log-out; on a page with a form it waits for the next main page',
    stores: '`popup.member`, `popup.visitor`',
  },
  consent: {
    enters:
      'the page is idle, where the region asks for consent, nobody has chosen for this version, and the page holds no form and no money',
    ends: '',
    stores: '`MC_TRACKING_CONSENT`; on the platform, the choice with its version and time',
  },
  update: {
    enters:
      'the asset manifests name another version: 1.5 s after the start, with the tab, hourly; a worker of the installed app waits',
    ends: '',
    stores: 'the hash that was offered',
  },
  appUpgrade: { enters: 'the app around the page is older than the newest', ends: '', stores: '' },
  mandatoryUpgrade: { enters: 'the same, with the switch `mandatoryAppUpdates`', ends: '', stores: '' },
  installPanel: {
    enters: 'on home, 1 s after the start, or at once on iOS and with the browser’s offer; never over anything else',
    ends: 'on another page it waits for home',
    stores: '`a2hsDismissed`, `a2hsDismissCount`, `promptsToday`',
  },
  downloadPrompt: {
    enters:
      'the start, a log-in, a payment, play: as the operator’s table of conditions says; never over anything else',
    ends: '',
    stores: '`downloadPromptSkip`, `downloadPromptCloseCount`, `MC_SEEN_COUNTS`, `promptsToday`',
  },
  forcedDownload: { enters: 'the same, where a forced condition holds', ends: '', stores: '`downloadPromptForced`' },
  downloadImage: {
    enters: '20 s on home, where the picture is another than the saved one; never over anything else',
    ends: '',
    stores: '`downloadImageName`, `downloadImageClosed`, `promptsToday`',
  },
  pushPrompt: {
    enters:
      'on home, 2 s after a log-in, but not in the visit of a registration, where nobody has been asked for the permission yet',
    ends: 'a log-out; notifications are allowed in the security settings; on another page it waits for home',
    stores: '`pushPromptDismissed`, `promptsToday`',
  },
  switchMember: { enters: 'an address carries the token of another member', ends: '', stores: '' },
};

const yes = (is: boolean): string => (is ? 'yes' : 'waits');

const rank = (name: OverlayName): number => overlayOrder.indexOf(behaviourOf(name).kind);

export function queuePage(): string {
  const names = (Object.keys(exceptions) as OverlayName[]).filter((name) => behaviourOf(name).kind !== 'own');
  const rows = names
    .sort((one, other) => rank(one) - rank(other))
    .map((name) => {
      const { kind, closable } = behaviourOf(name);
      const { enters, ends, stores } = stories[name] ?? {};
      const atRest = { isBusy: false, hasToast: false };
      const overForm = mayOpen({ kind }, [], { ...atRest, isBusy: true });
      const overOwn = mayOpen({ kind }, [{ kind: 'own' }], atRest);
      const moving = mayOpen({ kind }, [], { ...atRest, hasToast: true });
      return [code(name), kind, enters, yes(overForm), yes(overOwn), yes(moving), closable, ends, stores];
    });
  const head = [
    'overlay',
    'kind',
    'enters the queue',
    'over a form in use',
    'over an open overlay',
    'while the page is scrolled, or a toast is read',
    'may be closed',
    'ends by itself',
    'stores',
  ];
  const order = overlayOrder.filter((kind) => kind !== 'own').join(' → ');
  return page(
    'What interrupts',
    'apps/web/src/shell/overlays/overlays.ts',
    `One at a time, in this order: ${order}. \`domainFailure\` and \`siteClosed\` open over a form where the person’s own call has failed for them. In demo mode, an address that ends in \`#queue\` shows the queue beside the page.`,
    table(head, rows),
  );
}
