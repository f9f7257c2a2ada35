// Watches whether the site is still open to this visitor: a page stays as it is below the notice, with all that was typed.
import type { AppEventTable } from '../../shell/events/events.ts';
import type { Shell } from '../../shell/shell.ts';
import { statusQuery } from '../../shell/tracking/status-query.ts';
import { gateOf, nextLook, saysClosed, withSettings } from './gate.rules.ts';
import type { GateNotices } from './gate-notices.ts';

/** A tab that is seen again asks no sooner than so after the last look @assumed. */
const REST_MS = 60_000;

type Watched = Pick<Shell, 'load' | 'store' | 'clock' | 'overlays' | 'navigation' | 'events' | 'texts' | 'settings'>;

/** Begins to watch. */
export function watchGate(shell: Watched): void {
  const { load, store, clock, navigation, events, settings } = shell;
  let notices: GateNotices | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  /** The code of the notices is needed where the site is not open. */
  const loadNotices = async (): Promise<GateNotices | null> => {
    const code = await import('./gate-notices.ts').catch(() => null);
    notices ??= code?.createGateNotices(shell, () => look()) ?? null;
    return notices;
  };

  const look = async (byPerson = false): Promise<void> => {
    turn += 1;
    const now = turn;
    clearTimeout(timer);
    lookedAt = clock.now();
    const here = new URL(navigation.href(navigation.route()), navigation.origin);
    const [outcome] = await Promise.all([load('system.status', statusQuery(store, here)), notices?.askSettings()]);
    if (now !== turn) return;
    const status = outcome.ok ? withSettings(outcome.value, settings) : null;
    const gate = status && gateOf(status, clock.now());
    if (notices === null && (gate === null || gate.at === 'open')) return;
    const told = notices ?? (await loadNotices());
    if (now !== turn) return;
    if (told && status && gate) await told.show(gate, status, byPerson);
    else if (byPerson) told?.bringForward();
    if (now !== turn) return;
    // Without an answer, or the code to say it, a closed site is asked again all the same.
    const isKnown = told !== null && status !== null && gate !== null;
    const wait = isKnown ? nextLook(gate, status.maintenanceEnd, clock.now()) : REST_MS;
    if (wait !== null && (isKnown || told?.isClosed() !== false)) timer = setTimeout(() => void look(), wait);
  };

  const hear = ({ by }: AppEventTable['domainDoubted']): void => {
    // The notice asks by itself while it is there; where it waits for the person to finish, they cannot.
    if (by && saysClosed(by.failure.errorCode) && !(notices?.isClosed() && by.isRead)) void look(!by.isRead);
  };

  events.on('domainDoubted', hear);
  events.on('settingsChanged', () => void look());
  events.on('pageShown', () => {
    if (clock.now() - lookedAt >= REST_MS) void look();
  });
  void look();
}
