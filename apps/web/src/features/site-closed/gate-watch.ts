// Watches whether the site is still open to this visitor: a page stays as it is below the notice, with all that was typed.
import type { Status } from '@foyer/contract';
import type { AppEventTable } from '../../shell/events/events.ts';
import type { Shell } from '../../shell/shell.ts';
import { statusQuery } from '../../shell/tracking/status-query.ts';
import { type Gate, gateOf, nextLook, saysClosed } from './gate.rules.ts';

/** A tab that is seen again asks no sooner than so after the last look @assumed. */
const REST_MS = 60_000;

type Watched = Pick<Shell, 'load' | 'store' | 'clock' | 'overlays' | 'navigation' | 'events' | 'texts'>;

/** Begins to watch. */
export function watchGate({ load, store, clock, overlays, navigation, events, texts }: Watched): void {
  let closed: Gate['at'] | null = null;
  let announcedFrom: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  const showClosed = (at: 'maintenance' | 'region', status: Status, byPerson: boolean): void => {
    if (closed === at) return;
    overlays.close('siteClosed');
    overlays.close('maintenancePlanned');
    // It says less, and would hide the notice.
    if (byPerson) overlays.close('alert');
    closed = at;
    void overlays.open('siteClosed', { why: at, status, onRetry: () => look(true), ...(byPerson && { isDue: true }) });
  };

  const showOpen = async (): Promise<void> => {
    if (closed === null) return;
    closed = null;
    overlays.close('services');
    overlays.close('siteClosed');
    // Pages that did not load in the meantime are loaded again.
    events.publish('wentOnline', {});
    await texts.load('siteClosed');
    overlays.toast(texts.t('siteClosed.openAgain'), 'pos');
  };

  const showPlanned = (from: string, { maintenanceEnd, maintenanceText }: Status): void => {
    if (announcedFrom === from) return;
    announcedFrom = from;
    void overlays.open('maintenancePlanned', { from, end: maintenanceEnd, text: maintenanceText });
  };

  const look = async (byPerson = false): Promise<void> => {
    turn += 1;
    const now = turn;
    clearTimeout(timer);
    lookedAt = clock.now();
    const here = new URL(navigation.href(navigation.route()), navigation.origin);
    const outcome = await load('system.status', statusQuery(store, here));
    if (now !== turn) return;
    if (!outcome.ok) {
      if (closed) timer = setTimeout(() => void look(), REST_MS);
      return;
    }
    const gate = gateOf(outcome.value, clock.now());
    if (gate.at === 'maintenance' || gate.at === 'region') showClosed(gate.at, outcome.value, byPerson);
    else await showOpen().catch(() => undefined);
    if (gate.at === 'planned') showPlanned(gate.from, outcome.value);
    const wait = nextLook(gate, outcome.value.maintenanceEnd, clock.now());
    if (wait !== null) timer = setTimeout(() => void look(), wait);
  };

  const hear = ({ by }: AppEventTable['domainDoubted']): void => {
    // The notice asks by itself while it is open.
    if (by && saysClosed(by.failure.errorCode) && closed === null) void look(!by.isRead);
  };

  events.on('domainDoubted', hear);
  events.on('pageShown', () => {
    if (clock.now() - lookedAt >= REST_MS) void look();
  });
  void look();
}
