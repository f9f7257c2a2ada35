// SO-06: what a social log-in that was tried in private browsing leaves for the next page load.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { LaterFeature } from '../../kit/feature.ts';
import { NOT_SUPPORT_INCOGNITO } from '../../shell/identity/tried-in-private.ts';

export const privateBrowsing: LaterFeature = {
  name: 'private-browsing',
  start: (shell) => {
    if (shell.store.read(NOT_SUPPORT_INCOGNITO) !== '1') return;
    void untilLoaded(() => import('./private-browsing-notice.ts')).then(({ repeatPrivateBrowsingNotice }) =>
      repeatPrivateBrowsingNotice(shell),
    );
  },
};
