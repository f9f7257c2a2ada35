// The notice of a planned maintenance: each plan once in a visit, and only while it is true.
import type { Status } from '@foyer/contract';
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

  return {
    drop,
    show: (from, { maintenanceEnd: end, maintenanceText: text }) => {
      const next = { from, end, text };
      if (shown ? isSame(shown, next) : store.read(ANNOUNCED_MAINTENANCE) === from) return;
      drop();
      shown = next;
      void overlays.open('maintenancePlanned', next).then(() => {
        // One that was dropped was not read.
        if (shown !== next) return;
        shown = null;
        store.write(ANNOUNCED_MAINTENANCE, from);
      });
    },
  };
}
