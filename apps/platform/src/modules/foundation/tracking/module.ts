// Events for trackers, as far as the platform knows them first.
import type { Module, PlatformContext } from '../../../module.ts';
import { trackingData } from './member-data.ts';
import { emptiedMoneyEvents, expiredMoneyEvents } from './money-event-store.ts';

export const trackingModule = (platform: PlatformContext) =>
  ({
    name: 'tracking',
    memberData: trackingData(platform),
    expired: [expiredMoneyEvents, emptiedMoneyEvents],
  }) satisfies Module;
