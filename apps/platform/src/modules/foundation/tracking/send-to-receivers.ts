// Sends events from the platform to the operators' receivers: each event each receiver once, and only with consent.
import type { PlatformContext } from '../../../module.ts';
import { sendToTracker } from '../../../ports/tracker/tracker.ts';
import { trackerOf } from '../../../ports/tracker/tracker-of.ts';
import { reserve, settle, type UnsentEvent, unsentTo } from './event-store.ts';

const NO_CONSENT = 'no consent';

type Context = Pick<PlatformContext, 'db' | 'merchants'>;

/** One turn over all operators. */
export async function sendToReceivers({ db, merchants }: Context): Promise<void> {
  const sendOne = async (
    merchant: string,
    receiver: string,
    event: UnsentEvent,
    account: Parameters<typeof trackerOf>[0] | null,
  ): Promise<void> => {
    if (!(await reserve(db, merchant, event.id, receiver))) return;
    if (!event.mayTell || account === null) {
      await settle(db, event.id, receiver, 'held', NO_CONSENT);
      return;
    }
    const { name, fields, marks, s2s } = event;
    const request = trackerOf(account)({ name, fields, marks, s2s, at: new Date(event.at) });
    if ('held' in request) {
      await settle(db, event.id, receiver, 'held', request.held);
      return;
    }
    // Reserved before it is sent: a receiver counts it once, or not at all.
    if ((await sendToTracker(request)) === 'failed')
      await settle(db, event.id, receiver, 'failed', 'not reached, or refused');
  };
  for (const { code, tracking } of merchants.all) {
    for (const { key, account } of tracking.servers)
      for (const event of await unsentTo(db, code, key, false)) await sendOne(code, key, event, account);
    // Pages send to pixels; here it is only noted that none will.
    for (const { key } of tracking.pixels)
      for (const event of await unsentTo(db, code, key, true)) await sendOne(code, key, event, null);
  }
}
