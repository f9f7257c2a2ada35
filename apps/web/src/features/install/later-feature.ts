// What offers the operator's app and the site on the home screen.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
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
  start: (shell) => {
    void untilLoaded(() => import('./start-install.ts')).then(({ startInstall }) => startInstall(shell, window));
  },
};
