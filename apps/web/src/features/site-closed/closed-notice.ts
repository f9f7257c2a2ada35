// The notice that the site is closed: it says what the last answer said, and lies over a form once a call of the person's was
// refused. Pages that stay open have none: there it waits for the next page.
import type { Status } from '@foyer/contract';
import { staysOpen } from '../../shell/navigation/open-while-closed.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import type { Shell } from '../../shell/shell.ts';

type Why = 'maintenance' | 'region';

interface Shown {
  readonly why: Why;
  readonly status: Status;
  /** A call of the person's was refused for it. */
  readonly isDue: boolean;
}

export interface ClosedNotice {
  readonly isThere: () => boolean;
  readonly show: (why: Why, status: Status, byPerson: boolean) => void;
  /** Opens it now, where it waits for the person to finish. */
  readonly bringForward: () => void;
  readonly drop: () => void;
}

/** All that a person reads in it. */
const wordsOf = ({ why, status }: Shown): string =>
  JSON.stringify([why, status.ip, status.maintenanceEnd, status.maintenanceText, status.maintenanceTextEnglish]);

const mayLieOver = (route: RouteName): boolean => !staysOpen(route);

export function createClosedNotice(
  overlays: Shell['overlays'],
  navigation: Pick<Shell['navigation'], 'route'>,
  onRetry: () => Promise<void>,
): ClosedNotice {
  let shown: Shown | null = null;

  const put = (next: Shown): void => {
    overlays.close('siteClosed');
    shown = next;
    const { why, status, isDue } = next;
    // It closes by itself where its code does not load: the next look tries again.
    const props = { why, status, onRetry, ...(isDue && { isDue }) };
    void overlays.open('siteClosed', props, mayLieOver).then(() => {
      if (shown === next) shown = null;
    });
  };

  return {
    isThere: () => shown !== null,
    show: (why, status, byPerson) => {
      // It says less, and would hide the notice.
      if (byPerson && mayLieOver(navigation.route())) overlays.close('alert');
      const next = { why, status, isDue: byPerson || shown?.isDue === true };
      if (!shown || shown.isDue !== next.isDue || wordsOf(shown) !== wordsOf(next)) put(next);
    },
    bringForward: () => {
      if (shown && !shown.isDue) put({ ...shown, isDue: true });
    },
    drop: () => {
      shown = null;
      overlays.close('services');
      overlays.close('siteClosed');
    },
  };
}
