// Tells the operators' receivers of events from the platform: each event each receiver once, and only with consent.
import type { PlatformContext } from '../../../module.ts';
import { tell } from '../../../ports/tracker/tracker.ts';
import { trackerOf } from '../../../ports/tracker/tracker-of.ts';
import { reserve, settle, type Untold, untoldTo } from './event-store.ts';

const NO_CONSENT = 'no consent';

type Context = Pick<PlatformContext, 'db' | 'merchants'>;

/** One turn over all operators. */
export async function tellReceivers({ db, merchants }: Context): Promise<void> {
  const tellOne = async (
    merchant: string,
    receiver: string,
    event: Untold,
    account: Parameters<typeof trackerOf>[0] | null,
  ): Promise<void> => {
    if (!(await reserve(db, merchant, event.id, receiver))) return;
    if (!event.mayTell || account === null) {
      await settle(db, event.id, receiver, 'held', NO_CONSENT);
      return;
    }
    const { name, fields, marks, s2s } = event;
    const told = trackerOf(account)({ name, fields, marks, s2s, at: new Date(event.at) });
    if ('held' in told) {
      await settle(db, event.id, receiver, 'held', told.held);
      return;
    }
    // Reserved before it is sent: a receiver counts it once, or not at all.
    if ((await tell(told)) === 'failed') await settle(db, event.id, receiver, 'failed', 'not reached, or refused');
  };
  for (const { code, tracking } of merchants.all) {
    for (const { key, account } of tracking.servers)
      for (const event of await untoldTo(db, code, key, false)) await tellOne(code, key, event, account);
    // Pixels are told by the pages; here it is only noted that none will tell them.
    for (const { key } of tracking.pixels)
      for (const event of await untoldTo(db, code, key, true)) await tellOne(code, key, event, null);
  }
}
