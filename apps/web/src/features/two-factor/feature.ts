// The second step of a log-in: a sheet over any page, which comes back after a refresh.

import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { Feature } from '../../kit/feature.ts';
import { secondFactorWaits } from '../../shell/session/second-factor-draft.ts';

export const twoFactor: Feature = {
  name: 'two-factor',
  overlays: { twoFactor: () => import('./two-factor-sheet.tsx') },
  start: (shell) => {
    if (!secondFactorWaits(shell.drafts)) return;
    void untilLoaded(() => import('./resume-second-factor.ts')).then(({ resumeSecondFactor }) =>
      resumeSecondFactor(shell),
    );
  },
};
