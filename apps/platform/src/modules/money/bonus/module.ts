// Bonuses: the background work that takes back those whose time is over.
import type { Module, PlatformContext } from '../../../module.ts';
import { every } from '../../../schedule.ts';
import { endDueBonuses } from './bonus.service.ts';
import { bonusData } from './member-data.ts';

const END_EVERY_MS = 30_000;

export const bonusModule = (platform: PlatformContext) =>
  ({
    name: 'bonus',
    memberData: bonusData(platform),
    start: async () => every(END_EVERY_MS, 'bonuses', platform.log, () => endDueBonuses(platform)),
  }) satisfies Module;
