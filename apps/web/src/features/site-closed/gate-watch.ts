// Watches whether the site is still open to this visitor: a page stays as it is below the notice, with all that was typed.
import type { Status } from '@foyer/contract';
import { saysClosed } from '../../shell/errors/says-closed.ts';
import type { AppEventTable } from '../../shell/events/events.ts';
import { loadSettings } from '../../shell/settings/load-settings.ts';
import type { Shell } from '../../shell/shell.ts';
import { statusQuery } from '../../shell/tracking/status-query.ts';
import { createClosedNotice } from './closed-notice.ts';
import { gateOf, nextLook, openLook, toCome, withSettings } from './gate.rules.ts';
import { createPlanNotice } from './plan-notice.ts';

/** A tab that is seen again asks no sooner than so after the last look @assumed. */
const REST_MS = 60_000;

type Watched = Pick<Shell, 'load' | 'store' | 'clock' | 'overlays' | 'navigation' | 'events' | 'texts' | 'settings'>;

/** Begins to watch. No call that every page makes anyway tells of a plan: an open site is asked by itself, while it is seen. */
export function watchGate(
  { load, store, clock, overlays, navigation, events, texts, settings }: Watched,
  { document }: Pick<Window, 'document'>,
  random = Math.random,
): void {
  const closed = createClosedNotice(overlays, navigation, () => look());
  const plan = createPlanNotice(overlays, store);
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  /** A call of the person's was refused since the last answer, whichever look that answers. */
  let isPersons = false;

  const showOpen = async (): Promise<void> => {
    if (!closed.isThere()) return;
    closed.drop();
    // Pages that did not load in the meantime are loaded again.
    events.publish('wentOnline', {});
    await texts.load('siteClosed');
    overlays.toast(texts.t('siteClosed.openAgain'), 'pos');
  };

  /** What closed the site in the settings has to open it there; the rest of them waits for whoever fills in a form. */
  const askSettings = async (): Promise<void> => {
    if (!settings.maintenance) return;
    const fresh = await loadSettings({ load, events });
    if (!fresh) return;
    const { maintenance = false, maintenanceEnd = null } = fresh;
    Object.assign(settings, { maintenance, maintenanceEnd });
  };

  const askStatus = () => {
    const here = new URL(navigation.href(navigation.route()), navigation.origin);
    return load('system.status', statusQuery(store, here));
  };

  const show = async (status: Status, isAtOnce: boolean): Promise<void> => {
    const gate = gateOf(status, clock.now());
    if (gate.at !== 'planned') plan.drop();
    if (gate.at === 'maintenance' || gate.at === 'region') closed.show(gate.at, status, isAtOnce);
    else await showOpen().catch(() => undefined);
    if (gate.at === 'planned') plan.show(gate.from, status);
    const wait = nextLook(gate, status.maintenanceEnd, clock.now(), random());
    timer = setTimeout(lookIfSeen, wait);
  };

  const lookIfSeen = (): void => {
    // A closed site is asked in the background, too: it clears by itself. Any other is asked when it is seen again.
    if (document.visibilityState === 'visible' || closed.isThere()) void look();
    else lookedAt = Number.NEGATIVE_INFINITY;
  };

  const look = async (byPerson = false): Promise<void> => {
    turn += 1;
    const now = turn;
    clearTimeout(timer);
    lookedAt = clock.now();
    isPersons ||= byPerson;
    const [outcome] = await Promise.all([askStatus(), askSettings()]);
    if (now !== turn) return;
    const isAtOnce = isPersons;
    isPersons = false;
    if (outcome.ok) return show(toCome(withSettings(outcome.value, settings), clock.now()), isAtOnce);
    if (isAtOnce) closed.bringForward();
    timer = setTimeout(lookIfSeen, closed.isThere() ? REST_MS : openLook(random()));
  };

  const hear = ({ by }: AppEventTable['domainDoubted']): void => {
    // The notice asks by itself while it is there; where it waits for the person to finish, they cannot.
    if (by && saysClosed(by.failure.errorCode) && !(closed.isThere() && by.isRead)) void look(!by.isRead);
  };

  events.on('domainDoubted', hear);
  events.on('settingsChanged', () => void look());
  events.on('pageShown', () => {
    if (clock.now() - lookedAt >= REST_MS) void look();
  });
  void look();
}
