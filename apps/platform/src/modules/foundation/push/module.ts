// Push: unbinds a device when its session ends. The token alone names the device.
import type { Module, PlatformContext } from '../../../module.ts';
import { dropToken, unbindToken } from './registration-store.ts';

export const pushModule = ({ db }: PlatformContext) =>
  ({
    name: 'push',
    handlers: {
      'relay.fcmUnsubscribe': async ({ registrationToken, unsubscribeAll = false }, { merchant }) => {
        await (unsubscribeAll ? dropToken : unbindToken)(db, merchant.code, registrationToken);
        return {};
      },
    },
  }) satisfies Module;
