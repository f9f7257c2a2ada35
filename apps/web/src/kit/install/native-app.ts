// Whether the page runs inside the operator's own app, and the app's services.
import {
  type NativeShell,
  nativeShell,
  type ShellPage,
  shellAttribution,
} from '../../adapters/native-bridge/native-shell.ts';
import type { Device } from '../../shell/shell.ts';

export type NativeApp = Pick<NativeShell, 'version' | 'download'>;

const silent: NativeApp = { version: null, download: () => false };

/** The app around the page, with a bridge or without one; null in a browser. */
export const nativeApp = (view: object, device: Pick<Device, 'officialApp'>): NativeApp | null =>
  // The app puts its bridge among the names of the window.
  nativeShell(view as ShellPage) ?? (device.officialApp() ? silent : null);

/** TK-03: the ids of the installation that the app around the page tells; null where it tells none. */
export const nativeAttribution = (view: object) => shellAttribution(view as ShellPage);
