// What offers the operator's app and the site on the home screen.
import { nextChance, untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { LaterFeature } from '../../kit/feature.ts';

export const install: LaterFeature = {
  name: 'install',
  overlays: {
    installPanel: () => import('./install-panel.tsx'),
    installGuide: () => import('./install-guide.tsx'),
    downloadPrompt: () => import('./closable-prompt.tsx'),
    forcedDownload: () => import('./forced-prompt.tsx'),
    downloadImage: () => import('./image-prompt.tsx'),
    appUpgrade: () => import('./app-upgrade.tsx'),
    mandatoryUpgrade: () => import('./mandatory-upgrade.tsx'),
  },
  start: (shell, view) => {
    const loaded = untilLoaded(
      () => import('./start-install.ts'),
      (tries) => nextChance(view, tries),
    );
    void loaded.then(({ startInstall }) => startInstall(shell, view));
  },
};
