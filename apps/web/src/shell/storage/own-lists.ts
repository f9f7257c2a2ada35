// A person's own lists of games on this device: favourites, and the games played last. Our own keys.
import { isGameCode } from '@foyer/contract/game-code';
import { asRecord } from './shapes.ts';
import type { StorageKey } from './store.ts';

/** A game of a list. */
export interface ListedGame {
  readonly vendor: string;
  readonly game: string;
  /** When it came into the list, or left it; ISO 8601 in UTC. */
  readonly at: string;
  /** It was a favourite until then. */
  readonly isRemoved?: true;
}

export interface OwnLists {
  readonly favourites: readonly ListedGame[];
  readonly recent: readonly ListedGame[];
}

/** The lists of one member, as the platform and this device have them together. */
export interface MemberLists extends OwnLists {
  readonly memberId: string;
  /** The platform has all of it. */
  readonly isSent: boolean;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

const isCode = (found: unknown): found is string => typeof found === 'string' && isGameCode(found);
const isInstant = (found: unknown): found is string => typeof found === 'string' && INSTANT.test(found);

function gameOf(found: unknown): readonly ListedGame[] {
  const { vendor, game, at, isRemoved } = asRecord(found) ?? {};
  if (!isCode(vendor) || !isCode(game) || !isInstant(at)) return [];
  return [{ vendor, game, at, ...(isRemoved === true && { isRemoved }) }];
}

const gamesOf = (found: unknown): readonly ListedGame[] => (Array.isArray(found) ? found.flatMap(gameOf) : []);

function listsShape(found: unknown): OwnLists | null {
  const record = asRecord(found);
  return record && { favourites: gamesOf(record.favourites), recent: gamesOf(record.recent) };
}

function memberListsShape(found: unknown): MemberLists | null {
  const record = asRecord(found);
  const lists = listsShape(found);
  if (!record || !lists || typeof record.memberId !== 'string') return null;
  return { ...lists, memberId: record.memberId, isSent: record.isSent === true };
}

/** Lists that belong to nobody yet: a visitor's, and those that the back end does not take. */
export const OWN_LISTS: StorageKey<OwnLists> = { name: 'MC_OWN_LISTS', area: 'local', json: true, shape: listsShape };

/** The lists of the member who was logged in last. */
export const MEMBER_LISTS: StorageKey<MemberLists> = {
  name: 'MC_MEMBER_LISTS',
  area: 'local',
  json: true,
  shape: memberListsShape,
};
