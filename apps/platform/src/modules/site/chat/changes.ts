// Holds those who wait for news of a conversation, until it changes on this node or on any other.
import type { Database } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { every } from '../../../schedule.ts';
import { changedSince } from './conversation-store.ts';

/** Shorter than any proxy waits for an answer @assumed. */
const HOLD_MS = 20_000;
/** How late news from another node may come @assumed. */
const LOOK_MS = 1_000;
/** Calls that a node holds at a time: those beyond are answered at once, and ask again after a while @assumed. */
const MOST_HELD = 1_000;

interface Hold {
  readonly revision: number;
  readonly release: () => void;
}

/** A page that is told of each change, over a connection of its own. */
export interface Follower {
  readonly conversationId: string;
  readonly memberId: string;
  /** What it has been told last. */
  readonly revision: () => number;
  readonly changed: () => void;
}

export interface Changes {
  /** Resolves when the conversation goes beyond the revision, or after a while; at once where the node holds too many. */
  readonly wait: (id: string, revision: number) => Promise<void>;
  /** Tells a follower of every change; answers how to stop. */
  readonly follow: (follower: Follower) => () => void;
  /** A conversation has changed on this node. */
  readonly changed: (id: string) => void;
  /** The same, of the conversation that a member has. */
  readonly changedOf: (memberId: string) => void;
  /** Looks for the changes of other nodes; answers how to stop. */
  readonly start: () => () => Promise<void>;
  /** Lets everybody go: the node stops. */
  readonly close: () => void;
}

const followersBy = (key: 'conversationId' | 'memberId') => {
  const sets = new Map<string, Set<Follower>>();
  return {
    keys: () => sets.keys(),
    of: (value: string): readonly Follower[] => [...(sets.get(value) ?? [])],
    add: (follower: Follower): void => {
      const same = sets.get(follower[key]) ?? new Set();
      sets.set(follower[key], same.add(follower));
    },
    remove: (follower: Follower): void => {
      const same = sets.get(follower[key]);
      if (same?.delete(follower) && same.size === 0) sets.delete(follower[key]);
    },
  };
};

export const createChanges = (
  { db, log }: { readonly db: Database; readonly log: PlatformContext['log'] },
  mostHeld = MOST_HELD,
): Changes => {
  const held = new Map<string, Set<Hold>>();
  const [followers, byMember] = [followersBy('conversationId'), followersBy('memberId')];
  let count = 0;
  let isClosed = false;

  const releaseAll = (id: string, isDue: (hold: Hold) => boolean): void => {
    for (const hold of held.get(id) ?? []) if (isDue(hold)) hold.release();
  };

  const look = async (): Promise<void> => {
    const known = new Map<string, number>();
    const knows = (id: string, revision: number): void => {
      known.set(id, Math.min(known.get(id) ?? revision, revision));
    };
    for (const [id, holds] of held) for (const { revision } of holds) knows(id, revision);
    for (const id of followers.keys()) for (const follower of followers.of(id)) knows(id, follower.revision());
    if (known.size === 0) return;
    for (const { id, revision } of await changedSince(db, known)) {
      releaseAll(id, (hold) => hold.revision < revision);
      for (const follower of followers.of(id)) if (follower.revision() < revision) follower.changed();
    }
  };

  return {
    wait: (id, revision) => {
      if (isClosed || count >= mostHeld) return Promise.resolve();
      return new Promise((resolve) => {
        const ofConversation = held.get(id) ?? new Set<Hold>();
        const timer = setTimeout(() => hold.release(), HOLD_MS);
        const hold: Hold = {
          revision,
          release: () => {
            clearTimeout(timer);
            if (!ofConversation.delete(hold)) return;
            count -= 1;
            if (ofConversation.size === 0) held.delete(id);
            resolve();
          },
        };
        ofConversation.add(hold);
        held.set(id, ofConversation);
        count += 1;
      });
    },
    follow: (follower) => {
      followers.add(follower);
      byMember.add(follower);
      return () => {
        followers.remove(follower);
        byMember.remove(follower);
      };
    },
    changed: (id) => {
      releaseAll(id, () => true);
      for (const follower of followers.of(id)) follower.changed();
    },
    changedOf: (memberId) => {
      for (const follower of byMember.of(memberId)) follower.changed();
    },
    start: () => every(LOOK_MS, 'news of chats', log, look),
    close: () => {
      isClosed = true;
      for (const id of [...held.keys()]) releaseAll(id, () => true);
    },
  };
};
