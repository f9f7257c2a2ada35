// Events for trackers, as far as the platform knows them first.
import type { Module } from '../../../module.ts';
import { emptiedMoneyEvents, expiredMoneyEvents } from './money-event-store.ts';

export const trackingModule = { name: 'tracking', expired: [expiredMoneyEvents, emptiedMoneyEvents] } satisfies Module;
