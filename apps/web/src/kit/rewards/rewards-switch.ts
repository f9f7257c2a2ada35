// SW-02: whether the operator has a reward centre.
import { readSettings } from '../../shell/settings/settings.ts';
import type { Shell } from '../../shell/shell.ts';

export const hasRewardCenter = (settings: Shell['settings']): boolean => readSettings(settings).on.rewardCenter;
