// PO-01 to PO-03: which announcements a person is shown, and when again.
import type { Announcement } from '@foyer/contract';
import type { RouteName } from '../../shell/navigation/routes.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { POPUP_MEMBER, POPUP_VISITOR, type PopupSeen } from '../../shell/storage/keys.ts';

type Person = Pick<SessionInfo, 'type' | 'firstTimeLogin'>;

/** What a closed popup leaves is kept for each audience: the logged in, and visitors. */
export const seenKeyOf = (person: Person | null) => (person ? POPUP_MEMBER : POPUP_VISITOR);

/** PO-03: A the logged in, B visitors, F members at their first log-in. */
export const isFor =
  (person: Person | null) =>
  ({ execution }: Pick<Announcement, 'execution'>): boolean => {
    if (execution === null) return true;
    if (execution === 'B') return person === null;
    return person !== null && (execution === 'A' || person.firstTimeLogin);
  };

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a: it notices a change, and keeps nothing secret. */
function hashOfText(text: string): string {
  let hash = FNV_START;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The hash of title and content of each announcement. */
export const hashOf = (items: readonly Pick<Announcement, 'title' | 'content'>[]): string =>
  items.map(({ title, content }) => hashOfText(`${title}\u0000${content}`)).join('.');

/** True where nothing is new: an announcement that is over, or was for the first log-in, brings the others not back. */
export const isKnown = (known: string, hash: string): boolean => {
  const hashes = new Set(known.split('.'));
  return hash.split('.').every((one) => hashes.has(one));
};

/** The next midnight of the phone's time zone, also after a day of 23 or 25 hours. */
export function nextMidnight(now: number): number {
  const day = new Date(now);
  return day.setHours(24, 0, 0, 0);
}

/** No midnight is further away than a day with an hour more. */
const LONGEST_DAY_MS = 25 * 3_600_000;

/** False for what was closed and has not changed, until its hide time has passed. A hide time that no closing makes is none: a clock was wrong. */
export function isDue(seen: PopupSeen | null, hash: string, now: number): boolean {
  if (seen === null || seen.show || !isKnown(seen.hash, hash)) return true;
  return now >= seen.hideUntil || seen.hideUntil - now > LONGEST_DAY_MS;
}

/** What is kept of a popup that was closed. */
export const seenNow = (hash: string, hidesToday: boolean, now: number): PopupSeen => ({
  hash,
  show: false,
  hideUntil: hidesToday ? nextMidnight(now) : 0,
});

const PLAYER_TYPES: readonly number[] = [0, 1, 2];

/** PO-03: hidden for members of other types, and where an announcement is about no promotion. */
export const leadsToActivity = (
  { promotionType }: Pick<Announcement, 'promotionType'>,
  person: Pick<Person, 'type'> | null,
): boolean => promotionType !== '' && (person === null || PLAYER_TYPES.includes(person.type));

/** PO-03: a device that somebody has logged in on goes to the log-in, another one to registration @assumed. */
export const activityRoute = (isLoggedIn: boolean, isKnownDevice: boolean): RouteName => {
  if (isLoggedIn) return 'rewardCenter';
  return isKnownDevice ? 'login' : 'register';
};
