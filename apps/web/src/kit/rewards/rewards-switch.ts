// SW-02: who has rewards.
import { readSettings } from '../../shell/settings/settings.ts';
import type { Shell } from '../../shell/shell.ts';

/** Members alone have rewards, and only where the operator has a reward centre (REWCEN3). */
export const hasRewards = (session: { readonly id: string } | null, settings: Shell['settings']): boolean =>
  session !== null && readSettings(settings).on.rewardCenter;
