// The demo's view of the one queue: each entry of this page, and why it shows, waits or is out.
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { HoldBack } from '../shell/overlays/create-overlays.ts';
import { type QueueLine, reportOf } from '../shell/overlays/queue-report.rules.ts';
import type { ClientApp } from './client-app.ts';
import css from './show-queue.module.css';

type Parts = Pick<ClientApp, 'queue' | 'shell'>;

function createReport({ queue, shell }: Parts, holdBack: HoldBack) {
  let lines: readonly QueueLine[] = [];
  const read = (): void => {
    const use = { isBusy: shell.busy.any(), hasToast: queue.shownToast() !== null };
    const route = shell.navigation.route();
    lines = reportOf({ open: queue.openOverlays(), waiting: queue.waitingOverlays(), route, holdBack, ...use }, lines);
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
    <aside className={css.queue} aria-label="Queue" lang="en" dir="ltr">
      {lines.length === 0 && <p>The queue is empty.</p>}
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
