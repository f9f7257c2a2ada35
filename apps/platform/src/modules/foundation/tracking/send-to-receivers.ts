// Sends events from the platform to the operators' receivers: each event each receiver once, and only with consent.
import type { Merchants } from '../../../merchants/live.ts';
import type { PlatformContext } from '../../../module.ts';
import { sendToTracker } from '../../../ports/tracker/tracker.ts';
import { trackerOf } from '../../../ports/tracker/tracker-of.ts';
import { noteFailure, reserve, type UnsentEvent, unsentTo } from './event-store.ts';

const NO_CONSENT = 'no consent';

type Context = Pick<PlatformContext, 'db' | 'merchants'>;

/** A receiver of one operator. */
interface Receiver {
  readonly merchant: string;
  readonly key: string;
  /** Null: pages send to it, and here it is only noted that none will. */
  readonly account: Parameters<typeof trackerOf>[0] | null;
}

/** Those that the platform sends to. */
const serversOf = ({ all }: Merchants): readonly Receiver[] =>
  all.flatMap(({ code: merchant, tracking }) =>
    tracking.servers.map(({ key, account }) => ({ merchant, key, account })),
  );

const pixelsOf = ({ all }: Merchants): readonly Receiver[] =>
  all.flatMap(({ code: merchant, tracking }) => tracking.pixels.map(({ key }) => ({ merchant, key, account: null })));

/** What is sent, or why nothing is. */
const requestTo = (account: Receiver['account'], { at, name, fields, marks, s2s }: UnsentEvent) =>
  account === null ? { held: NO_CONSENT } : trackerOf(account)({ name, fields, marks, s2s, at: new Date(at) });

const sendOne = async (
  { db, merchants }: Context,
  { merchant, key, account }: Receiver,
  event: UnsentEvent,
): Promise<void> => {
  const consent = merchants.byCode(merchant)?.tracking.consent;
  if (!consent) return;
  const request = requestTo(account, event);
  const held = 'held' in request ? request.held : null;
  // Reserved before it is sent: a receiver counts it once, or not at all.
  if (!(await reserve(db, merchant, event, key, consent, held)) || 'held' in request) return;
  if ((await sendToTracker(request)) === 'failed') await noteFailure(db, event.id, key, 'not reached, or refused');
};

/** One turn of one receiver. A stop waits for the event that is under way, and leaves the others to the next start. */
const sendTo = async (context: Context, receiver: Receiver, isStopped: () => boolean = () => false): Promise<void> => {
  const { merchant, key, account } = receiver;
  const consent = context.merchants.byCode(merchant)?.tracking.consent;
  if (!consent) return;
  for (const event of await unsentTo(context.db, merchant, key, consent, account === null)) {
    if (isStopped()) return;
    await sendOne(context, receiver, event);
  }
};

/** One turn over the events that pages would have sent with consent. */
const closeForPixels = async (context: Context): Promise<void> => {
  for (const receiver of pixelsOf(context.merchants)) await sendTo(context, receiver);
};

/** The turns that come back again and again, one for each receiver: none waits for a slow one. */
export const receiverTurns = (context: Context): readonly ((isStopped?: () => boolean) => Promise<void>)[] => [
  () => closeForPixels(context),
  ...serversOf(context.merchants).map(
    (receiver) => (isStopped?: () => boolean) => sendTo(context, receiver, isStopped),
  ),
];
