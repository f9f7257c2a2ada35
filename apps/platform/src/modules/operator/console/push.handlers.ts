// What staff say to every phone.
import type { PlatformContext } from '../../../module.ts';
import type { OperatorHandlers } from '../../../operator.ts';
import { announceToAll } from '../../foundation/push/api.ts';

type PushCall = Extract<keyof OperatorHandlers, `pushes.${string}`>;

export const pushHandlers = ({ now }: Pick<PlatformContext, 'now'>) =>
  ({
    'pushes.announce': async ({ announcement, dryRun }, { merchant, tx, note }) => {
      const devices = await announceToAll(tx, { merchant, announcement, dryRun, now: now() });
      note({ devices });
      return { devices };
    },
  }) satisfies Pick<OperatorHandlers, PushCall>;
