// Events for trackers: those that the platform knows first, those that browsers see, and who is told of them.
import type { Module, PlatformContext } from '../../../module.ts';
import { every } from '../../../schedule.ts';
import { expiredDeliveries, expiredEvents } from './event-store.ts';
import { trackingData } from './member-data.ts';
import { emptiedMoneyEvents, expiredMoneyEvents } from './money-event-store.ts';
import { trackingHandlers } from './receive-events.ts';
import { receiverTurns } from './send-to-receivers.ts';
import { emptiedSubjects, expiredSubjects } from './subject-store.ts';

const SEND_EVERY_MS = 3000;

export const trackingModule = (platform: PlatformContext) =>
  ({
    name: 'tracking',
    memberData: trackingData(platform),
    handlers: trackingHandlers(platform),
    expired: [
      expiredMoneyEvents,
      emptiedMoneyEvents,
      expiredEvents,
      expiredDeliveries,
      expiredSubjects,
      emptiedSubjects,
    ],
    start: async () => {
      const hasReceivers = platform.merchants.all.some(
        ({ tracking }) => tracking.pixels.length + tracking.servers.length > 0,
      );
      if (!hasReceivers) return async () => undefined;
      const stops = receiverTurns(platform).map((turn) => every(SEND_EVERY_MS, 'tracking', platform.log, turn));
      return async () => void (await Promise.all(stops.map((stop) => stop())));
    },
  }) satisfies Module;
