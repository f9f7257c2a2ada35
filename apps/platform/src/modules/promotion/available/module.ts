// The promotions that are there: for everybody, and for the member who asks.
import type { Module, PlatformContext } from '../../../module.ts';
import { promotionsOf } from './promotions.rules.ts';

export const availableModule = ({ now }: Pick<PlatformContext, 'now'>) =>
  ({
    name: 'available-promotions',
    handlers: {
      'relay.availablePromotions': async (_, { merchant, session }) =>
        promotionsOf(merchant, session?.member ?? null, now()),
    },
  }) satisfies Module;
