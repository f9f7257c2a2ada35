// Holds those who wait for news of a conversation, until it changes on this node or on any other.
import type { Database } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { every } from '../../../schedule.ts';
import { revisionsOf } from './conversation-store.ts';

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

export interface Changes {
  /** Resolves when the conversation goes beyond the revision, or after a while; at once where the node holds too many. */
  readonly wait: (id: string, revision: number) => Promise<void>;
  /** A conversation has changed on this node. */
  readonly changed: (id: string) => void;
  /** Looks for the changes of other nodes; answers how to stop. */
  readonly start: () => () => Promise<void>;
  /** Lets everybody go: the node stops. */
  readonly close: () => void;
}

export const createChanges = (
  { db, log }: { readonly db: Database; readonly log: PlatformContext['log'] },
  mostHeld = MOST_HELD,
): Changes => {
  const held = new Map<string, Set<Hold>>();
  let count = 0;
  let isClosed = false;

  const releaseAll = (id: string, isDue: (hold: Hold) => boolean): void => {
    for (const hold of held.get(id) ?? []) if (isDue(hold)) hold.release();
  };

  const look = async (): Promise<void> => {
    if (held.size === 0) return;
    for (const { id, revision } of await revisionsOf(db, [...held.keys()]))
      releaseAll(id, (hold) => hold.revision < revision);
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
    changed: (id) => releaseAll(id, () => true),
    start: () => every(LOOK_MS, 'news of chats', log, look),
    close: () => {
      isClosed = true;
      for (const id of [...held.keys()]) releaseAll(id, () => true);
    },
  };
};
