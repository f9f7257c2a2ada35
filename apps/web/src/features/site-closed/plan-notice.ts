// The notice of a planned maintenance: each plan once in a visit, and only while it is true.
import type { Status } from '@foyer/contract';
import { canOpen } from '../../shell/overlays/can-open.ts';
import type { Shell } from '../../shell/shell.ts';
import { ANNOUNCED_MAINTENANCE } from '../../shell/storage/announced-maintenance.ts';

type Planned = Readonly<Record<'from', string>> & Readonly<Record<'end' | 'text', string | null>>;

export interface PlanNotice {
  readonly show: (from: string, status: Pick<Status, 'maintenanceEnd' | 'maintenanceText'>) => void;
  readonly drop: () => void;
}

const isSame = (a: Planned, b: Planned): boolean => a.from === b.from && a.end === b.end && a.text === b.text;

export function createPlanNotice(overlays: Shell['overlays'], store: Shell['store']): PlanNotice {
  let shown: Planned | null = null;

  const drop = (): void => {
    if (!shown) return;
    shown = null;
    overlays.close('maintenancePlanned');
  };

  const announce = async (plan: Planned): Promise<void> => {
    shown = plan;
    // A plan that could not be shown was not read, nor was one that was dropped.
    const isRead = (await canOpen(overlays, 'maintenancePlanned')) && shown === plan;
    if (isRead) await overlays.open('maintenancePlanned', plan);
    if (shown !== plan) return;
    shown = null;
    if (isRead) store.write(ANNOUNCED_MAINTENANCE, plan.from);
  };

  return {
    drop,
    show: (from, { maintenanceEnd: end, maintenanceText: text }) => {
      const next = { from, end, text };
      if (shown ? isSame(shown, next) : store.read(ANNOUNCED_MAINTENANCE) === from) return;
      drop();
      void announce(next);
    },
  };
}
