// The demo's view of the one queue: everything that comes by itself, and why it shows, waits or is out.
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { HoldBack } from '../shell/overlays/create-overlays.ts';
import type { OverlayName } from '../shell/overlays/overlays.ts';
import { absentOf, type Comer, type QueueLine, reportOf } from '../shell/overlays/queue-report.rules.ts';
import type { StorageKey } from '../shell/storage/store.ts';
import type { ClientApp } from './client-app.ts';
import { interruptions } from './interruptions.table.ts';
import css from './show-queue.module.css';

type Parts = Pick<ClientApp, 'queue' | 'shell'>;

/** A key by its name alone: what is kept is shown as it is. */
const keyOf = (name: string, area: 'local' | 'session'): StorageKey<string> => ({
  name,
  area,
  shape: (found) => (typeof found === 'string' ? found : null),
});

/** What of it this device keeps. */
const comersOf = ({ store }: ClientApp['shell']): readonly Comer[] =>
  (Object.keys(interruptions) as OverlayName[]).map((name) => {
    const { enters = '', stores = [] } = interruptions[name] ?? {};
    const kept = stores
      .map((key) => [key, store.read(keyOf(key, 'local')) ?? store.read(keyOf(key, 'session'))] as const)
      .filter(([, value]) => value !== null);
    return { name, enters, kept: Object.fromEntries(kept) };
  });

function createReport({ queue, shell }: Parts, holdBack: HoldBack) {
  let report: readonly QueueLine[] = [];
  let lines: readonly QueueLine[] = [];
  const read = (): void => {
    const use = { isBusy: shell.busy.any(), hasToast: queue.shownToast() !== null };
    const route = shell.navigation.route();
    report = reportOf(
      { open: queue.openOverlays(), waiting: queue.waitingOverlays(), route, holdBack, ...use },
      report,
    );
    lines = [...report, ...absentOf(report, comersOf(shell))];
  };
  read();
  return {
    lines: () => lines,
    subscribe: (listener: () => void) =>
      queue.subscribe(() => {
        read();
        listener();
      }),
  };
}

function Queue({ report }: { readonly report: ReturnType<typeof createReport> }) {
  const lines = useSyncExternalStore(report.subscribe, report.lines);
  return (
    // It scrolls: a keyboard has to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <aside className={css.queue} aria-label="Queue" lang="en" dir="ltr" tabIndex={0}>
      {lines.map(({ id, name, kind, state, why }) => (
        <p key={id} className={css[state === 'keeps its state' ? 'shows' : state]}>
          <b>{name}</b> <small>{kind}</small>
          <span>
            {state}: {why}
          </span>
        </p>
      ))}
    </aside>
  );
}

export function showQueue(app: Parts, holdBack: HoldBack): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Queue report={createReport(app, holdBack)} />);
}
