// TK-02: posts what waits in the outbox as a JSON string, and hands to the pixels what the platform gives back for them.
import type { InputOf } from '@foyer/contract';
import { s2sInfoIn } from '@foyer/contract/tracked-events';
import { isNotOffered } from '../../shell/http/failure.ts';
import type { Shell } from '../../shell/shell.ts';
import { FBC, FBP, S2S_INFO } from '../../shell/storage/keys.ts';
import { currentOf, MARKETING } from '../../shell/tracking/marketing.ts';
import { pixelTrackOf } from '../../shell/tracking/tracking.rules.ts';
import { CONSENT, HEARTBEAT, OUTBOX, TRACK_ID } from '../../shell/tracking/tracking-keys.ts';
import type { DueEvents } from './pixel-frame.ts';
import { type Consent, nextHeartbeat, nextPost, withoutEvents } from './tracking.rules.ts';

type Sending = Pick<Shell, 'send' | 'store' | 'clock' | 'session'>;

export interface SendDeps {
  readonly consent: () => Consent;
  /** True while a choice is on its way: the account's to this device, or this device's to the platform. */
  readonly isHeld: () => boolean;
  /** True where pixels may run on the page as it is now. */
  readonly takesDue: () => boolean;
  readonly onDue: (events: DueEvents) => void;
}

/** How receivers know this device: only where they may be told. */
function knownAs({ store, clock }: Sending): Partial<InputOf<'track.events'>> {
  const now = clock.now();
  const visitor = store.read(TRACK_ID);
  const cookie = (name: '_fbc' | '_fbp') => store.read(name === '_fbc' ? FBC : FBP);
  const marks = pixelTrackOf({ marketing: currentOf(store.read(MARKETING), now), cookie });
  const s2s = s2sInfoIn(store.read(S2S_INFO));
  const heartbeat = nextHeartbeat(store.read(HEARTBEAT), now);
  store.write(HEARTBEAT, heartbeat);
  return {
    ...(visitor && { visitor }),
    ...(Object.keys(marks).length > 0 && { marks }),
    ...(Object.keys(s2s).length > 0 && { s2s }),
    days: heartbeat.days.length,
  };
}

/** Returns the function that sends. `wantsDue`: it asks for what waits, even if nothing is to be sent. */
export function createSender(
  shell: Sending,
  { consent, isHeld, takesDue, onDue }: SendDeps,
): (wantsDue: boolean) => void {
  const { send: call, store, session } = shell;
  let running = false;
  let asksAgain = false;

  const next = () => nextPost(store.read(OUTBOX) ?? [], session.current()?.id);

  const post = async (wantsDue: boolean): Promise<boolean> => {
    const now = consent();
    const events = next();
    if (session.current()?.restricted || isHeld() || now === 'unanswered' || (events.length === 0 && !wantsDue))
      return false;
    const version = store.read(CONSENT)?.version;
    const outcome = await call(
      'track.events',
      {
        events: JSON.stringify(events),
        consent: now,
        ...(now === 'accepted' && version && { version }),
        ...(now !== 'refused' && knownAs(shell)),
        takesDue: now !== 'refused' && takesDue(),
      },
      // Nobody waits for it: what was not taken waits in the outbox.
      { alert: false },
    );
    // What the back end refuses for good, or has no call for, is of no use later; without an answer it waits.
    if (outcome.ok || outcome.errorCode === 'input.invalid' || isNotOffered(outcome))
      store.write(OUTBOX, withoutEvents(store.read(OUTBOX) ?? [], events));
    // Consent may have been withdrawn while the answer was on its way.
    if (outcome.ok && outcome.value.due.length > 0 && consent() === now) onDue(outcome.value.due);
    return outcome.ok && next().length > 0;
  };

  const send = (wantsDue: boolean): void => {
    if (running) {
      asksAgain = true;
      return;
    }
    running = true;
    void post(wantsDue)
      .catch(() => false)
      .then((hasMore) => {
        running = false;
        if (!hasMore && !asksAgain) return;
        asksAgain = false;
        send(true);
      });
  };
  return send;
}
