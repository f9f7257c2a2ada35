// Begins what offers the app, once the page is idle: in a browser, inside the operator's app, or on the home screen.
import { systemOf } from '../../kit/install/device-system.rules.ts';
import { nativeApp } from '../../kit/install/native-app.ts';
import { run } from '../../shell/flow/flow.ts';
import { fetchPicture } from '../../shell/http/fetch-picture.ts';
import type { Shell } from '../../shell/shell.ts';
import { INSTALL_OPENED } from '../../shell/storage/keys.ts';
import { watchImage } from './image-watch.ts';
import { panelFlow } from './panel.flow.ts';
import { panelRunner } from './panel.runner.ts';
import { watchPrompt } from './prompt-watch.ts';
import { offerUpgrade } from './upgrade.ts';

/** TK-01, a2hsFirstOpen: once on this device. */
function noteFirstOpen({ store, events }: Shell): void {
  if (store.read(INSTALL_OPENED) === '1') return;
  store.write(INSTALL_OPENED, '1');
  events.publish('installedSiteOpened', {});
}

export function startInstall(shell: Shell, view: Window): void {
  const { device } = shell;
  const app = nativeApp(view, device);
  if (app) {
    void offerUpgrade(shell, app).catch(() => undefined);
    return;
  }
  if (device.signs().standalone) {
    noteFirstOpen(shell);
    return;
  }
  run(panelFlow, panelRunner(shell, view));
  // Nothing can be downloaded elsewhere: nobody asks for it.
  if (systemOf(device.signs()).os === 'other') return;
  watchPrompt(shell, view);
  watchImage(shell, view, fetchPicture);
}
