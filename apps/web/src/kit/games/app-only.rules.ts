// GL-03: games that start in the operator's app only.
import { readSettings } from '../../shell/settings/settings.ts';
import type { Shell } from '../../shell/shell.ts';

/** Tells whether a game may not start on this page. An installed web app is a browser, too @assumed. */
export const startsInAppOnly = ({ settings, device }: Pick<Shell, 'settings' | 'device'>): boolean =>
  readSettings(settings).on.gamesInAppOnly && !device.officialApp();
