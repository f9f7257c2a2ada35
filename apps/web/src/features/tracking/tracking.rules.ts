// Decides what is kept, sent and shown of tracking. Pure.
import type { OutputOf } from '@foyer/contract';
import { MOST_EVENTS, type SeenEvent } from '@foyer/contract/tracked-events';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { behaviourOf, type OverlayName } from '../../shell/overlays/overlays.ts';
import type { Heartbeat, KeptConsent, WaitingEvent } from '../../shell/tracking/tracking-keys.ts';

export type Asked = OutputOf<'track.consent'>;

/** `unanswered`: events wait on the device. */
export type Consent = KeptConsent['choice'] | 'unanswered';

/** A back end without the call asks nobody, and names no pixel. */
export const nobodyAsks: Asked = {
  isAsked: false,
  version: '0',
  receivers: [],
  hasPixels: false,
  tellsNames: false,
  chosen: null,
};

/**
 * The choice that counts: the later one of this device and of the account. One for an earlier version is none, but where nobody asks
 * again a refusal stays @assumed. `member`: who is logged in. What another member chose on this device says nothing of
 * them, what a member accepted nothing of a visitor, and what a visitor accepted here never lifts a refusal of the account @assumed.
 */
export function laterChoice(
  kept: KeptConsent | null,
  { version, chosen, isAsked }: Asked,
  member: string | null,
): KeptConsent | null {
  const isOfOther =
    kept?.member !== undefined && kept.member !== member && (member !== null || kept.choice === 'accepted');
  const isOfVersion = kept?.version === version || (kept?.choice === 'refused' && !isAsked);
  const own = isOfVersion && !isOfOther && kept?.choice !== 'notAsked' ? kept : null;
  if (!chosen || !own) return own ?? chosen;
  const lifts = member !== null && own.member !== member && own.choice === 'accepted' && chosen.choice === 'refused';
  return own.at >= chosen.at && !lifts ? own : chosen;
}

/** An operator whom nobody is told by has nothing to ask: only its own platform hears of events, without an id of the device @assumed. */
export function consentOf(choice: KeptConsent | null, { isAsked, receivers }: Asked): Consent {
  if (choice) return choice.choice;
  if (!isAsked) return 'notAsked';
  return receivers.length === 0 ? 'refused' : 'unanswered';
}

/** Pages without a form of an account and without money. Pixels run on no other; a new page is closed until it stands here. */
const openPages: ReadonlySet<RouteName> = new Set([
  'home',
  'game',
  'activity',
  'news',
  'help',
  'inviteFriends',
  'rewardCenter',
  'mall',
  'leaderBoard',
  'benefits',
]);

/** A sheet that the person opened may be a log-in, a second factor or a payment: no pixel runs below it. */
export const mayRunPixels = (route: RouteName, topmost: OverlayName | null): boolean =>
  openPages.has(route) && (topmost === null || behaviourOf(topmost).kind !== 'own');

/** Most events that wait on a device; the oldest go first @assumed. */
const MOST_WAITING = 100;

export const withEvent = (waiting: readonly WaitingEvent[], event: WaitingEvent): readonly WaitingEvent[] =>
  waiting.some(({ id }) => id === event.id) ? waiting : [...waiting, event].slice(-MOST_WAITING);

/** What is posted next. What a member did waits for that member's next session: in another one it would be told as somebody else's. */
export const nextPost = (waiting: readonly WaitingEvent[], member: string | undefined): readonly SeenEvent[] =>
  waiting
    .filter((event) => event.member === undefined || event.member === member)
    .slice(0, MOST_EVENTS)
    .map(({ name, id, at }) => ({ name, id, at }));

export const withoutEvents = (
  waiting: readonly WaitingEvent[],
  sent: readonly SeenEvent[],
): readonly WaitingEvent[] => {
  const ids = new Set(sent.map(({ id }) => id));
  return waiting.filter(({ id }) => !ids.has(id));
};

/** TK-02: bytes that the heartbeat may take, and how long it counts. */
const HEARTBEAT_BYTES = 1024;
const HEARTBEAT_MS = 30 * 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The heartbeat with today in it: days older than thirty go, and the oldest ones where it grows too long. */
export function nextHeartbeat(found: Heartbeat | null, now: number): Heartbeat {
  const [today, first] = [dayOf(now), dayOf(now - HEARTBEAT_MS)];
  const earlier = (found?.days ?? []).filter((day) => DAY.test(day) && day >= first && day < today);
  const days = [...new Set([...earlier.sort(), today])];
  while (JSON.stringify({ days }).length > HEARTBEAT_BYTES) days.shift();
  return { days };
}
