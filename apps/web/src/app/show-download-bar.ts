// Fetches the download bar where this device can download the operator's app, and shows it over the foot of the page.
import type { ComponentType } from 'react';
import { systemOf } from '../kit/install/device-system.rules.ts';
import { nativeApp } from '../kit/install/native-app.ts';
import type { Shell } from '../shell/shell.ts';
import { HIDE_DOWNLOAD_BAR } from '../shell/storage/keys.ts';
import { showAroundPage } from './around-page.ts';

/** No row of the table of features: the first load has nothing of it. */
const loadBar = () => import('../features/install/download-bar.tsx');

type ShellParts = Pick<Shell, 'device' | 'store'>;

/** DB-02: inside the operator's app, and where the site itself is installed, the tab remembers that there is no bar. */
export function showDownloadBar(
  { device, store }: ShellParts,
  view: object = window,
  load: () => Promise<{ readonly DownloadBar: ComponentType }> = loadBar,
  show: (component: ComponentType) => void = (component) => showAroundPage('Foot', component),
): void {
  if (device.signs().standalone || nativeApp(view, device)) store.write(HIDE_DOWNLOAD_BAR, '1');
  if (store.read(HIDE_DOWNLOAD_BAR) === '1' || systemOf(device.signs()).os === 'other') return;
  // Without its code the page is as it was.
  load().then(
    ({ DownloadBar }) => show(DownloadBar),
    () => undefined,
  );
}
