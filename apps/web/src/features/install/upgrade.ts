// UP-01: asks for the upgrade of an old app around the page.

import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { loadAppOffer } from '../../kit/install/app-offer.ts';
import type { NativeApp } from '../../kit/install/native-app.ts';
import { startDownload } from '../../kit/install/start-download.ts';
import { isOlder } from '../../kit/install/version.rules.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import type { Shell } from '../../shell/shell.ts';

/** An app that does not tell its version, or has nothing to upgrade to, is left alone. */
export async function offerUpgrade(shell: Shell, app: NativeApp): Promise<void> {
  const offer = await loadAppOffer(shell);
  if (!offer?.links || app.version === null || !isOlder(app.version, offer.newestVersion)) return;
  const props = { from: app.version, to: offer.newestVersion };
  const isMandatory = readSettings(shell.settings).on.mandatoryAppUpdates;
  await untilLoaded(() => shell.overlays.prepare(isMandatory ? 'mandatoryUpgrade' : 'appUpgrade'));
  if (isMandatory) await shell.overlays.open('mandatoryUpgrade', props);
  else if ((await shell.overlays.open('appUpgrade', props)) === 'upgrade') startDownload(offer, shell);
}
