// A bounded queue, fair by address: known devices first, then one waiter of each address in turn.
import { callerOf } from './address.rules.ts';

/** Whom a place in the queue is for. */
export interface Visitor {
  /** The address in the form that `callerOf` returns. */
  readonly address: string;
  /** A session, or a device that logged this member in before: its turn comes before strangers'. */
  readonly isKnown: boolean;
}

/** A visitor nobody knows yet. */
export const strangerAt = (ip: string): Visitor => ({ address: callerOf(ip), isKnown: false });

/** A member who is logged in or has just shown a proof, or a device that did so before. */
export const memberAt = (ip: string): Visitor => ({ address: callerOf(ip), isKnown: true });

export interface FairQueue<T> {
  readonly size: () => number;
  /** Takes an item in. Answers the one that has to leave a full queue, perhaps this; else null. */
  readonly add: (item: T, visitor: Visitor) => T | null;
  /** Takes out the item whose turn it is; null where none waits. */
  readonly next: () => T | null;
}

/** Items by address, each list oldest first. The first address has the next turn. */
type Lane<T> = Map<string, T[]>;

const push = <T>(lane: Lane<T>, address: string, item: T): void => {
  const waiting = lane.get(address);
  if (waiting) waiting.push(item);
  else lane.set(address, [item]);
};

/** An address leaves its lane with its last item, and goes to the end after each turn. */
const shift = <T>(lane: Lane<T>): T | null => {
  const [first] = lane;
  if (!first) return null;
  const [address, waiting] = first;
  const item = waiting.shift() ?? null;
  lane.delete(address);
  if (waiting.length > 0) lane.set(address, waiting);
  return item;
};

/** The address with most items. Of several it is `preferred`, else the last one in turn. */
const longest = <T>(lane: Lane<T>, preferred: string): string => {
  let [found, most] = [preferred, lane.get(preferred)?.length ?? 0];
  for (const [address, { length }] of lane)
    if (length > most || (length === most && found !== preferred)) [found, most] = [address, length];
  return found;
};

const dropNewest = <T>(lane: Lane<T>, address: string): T | null => {
  const waiting = lane.get(address);
  const item = waiting?.pop() ?? null;
  if (waiting?.length === 0) lane.delete(address);
  return item;
};

/**
 * A full queue drops the newest item of the address with most items, the newcomer's included.
 * Nobody gives up a place to an address that would then have as many: a flood from many addresses
 * does not push out those who wait. Known devices give way only to each other.
 */
export const createFairQueue = <T>(capacity: number): FairQueue<T> => {
  const known: Lane<T> = new Map();
  const strangers: Lane<T> = new Map();
  let size = 0;

  return {
    size: () => size,
    add: (item, { address, isKnown }) => {
      push(isKnown ? known : strangers, address, item);
      size += 1;
      if (size <= capacity) return null;
      size -= 1;
      const crowded = strangers.size > 0 ? strangers : known;
      return dropNewest(crowded, longest(crowded, address));
    },
    next: () => {
      const item = shift(known) ?? shift(strangers);
      if (item !== null) size -= 1;
      return item;
    },
  };
};
