// Starts to look for a new version of the site, and in the installed app for one of its worker.
import { watchWaitingWorker } from '../../shell/copies/worker-updates.ts';
import { run } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import { updatesFlow } from './updates.flow.ts';
import { updatesRunner } from './updates.runner.ts';
import { waitingVersion } from './waiting-version.ts';

export function watchUpdates(shell: Shell): void {
  const { send } = run(updatesFlow, updatesRunner(shell));
  shell.events.on('pageShown', () => send({ type: 'tabShown' }));
  // UP-02: in a tab of the browser a new worker begins by itself once all tabs are closed.
  if (!shell.device.signs().standalone) return;
  let waiting: string | null = null;
  const tell = async (): Promise<void> => {
    if (waiting === null) return;
    const found = await waitingVersion(waiting, shell.store);
    // Told once the site answers again.
    if (found.at === 'unknown') return;
    waiting = null;
    if (found.at === 'new') send({ type: 'workerWaits', worker: found.worker });
  };
  for (const sign of ['wentOnline', 'pageShown'] as const) shell.events.on(sign, () => void tell());
  void watchWaitingWorker(globalThis as typeof globalThis & Window, (script) => {
    waiting = script;
    void tell();
  });
}
