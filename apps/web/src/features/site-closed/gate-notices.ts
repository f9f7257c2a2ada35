// What a page says while the site is closed to its visitor or is going to be, and once it is open again.
import type { Status } from '@foyer/contract';
import type { Shell } from '../../shell/shell.ts';
import { createClosedNotice } from './closed-notice.ts';
import type { Gate } from './gate.rules.ts';
import { createPlanNotice } from './plan-notice.ts';

export interface GateNotices {
  readonly show: (gate: Gate, status: Status, byPerson: boolean) => Promise<void>;
  readonly isClosed: () => boolean;
  /** Opens the notice now, where it waits for the person to finish. */
  readonly bringForward: () => void;
  /** What closed the site in the settings has to open it there; the rest of them waits for whoever fills in a form. */
  readonly askSettings: () => Promise<void>;
}

type Around = Pick<Shell, 'load' | 'store' | 'overlays' | 'events' | 'texts' | 'settings'>;

export function createGateNotices(
  { load, store, overlays, events, texts, settings }: Around,
  onRetry: () => Promise<void>,
): GateNotices {
  const closed = createClosedNotice(overlays, onRetry);
  const plan = createPlanNotice(overlays, store);

  const showOpen = async (): Promise<void> => {
    if (!closed.isThere()) return;
    closed.drop();
    // Pages that did not load in the meantime are loaded again.
    events.publish('wentOnline', {});
    await texts.load('siteClosed');
    overlays.toast(texts.t('siteClosed.openAgain'), 'pos');
  };

  return {
    isClosed: closed.isThere,
    bringForward: closed.bringForward,
    show: async (gate, status, byPerson) => {
      if (gate.at !== 'planned') plan.drop();
      if (gate.at === 'maintenance' || gate.at === 'region') closed.show(gate.at, status, byPerson);
      else await showOpen().catch(() => undefined);
      if (gate.at === 'planned') plan.show(gate.from, status);
    },
    askSettings: async () => {
      if (!settings.maintenance) return;
      const outcome = await load('system.settings', {});
      if (!outcome.ok) return;
      const { maintenance = false, maintenanceEnd = null } = outcome.value;
      Object.assign(settings, { maintenance, maintenanceEnd });
    },
  };
}
