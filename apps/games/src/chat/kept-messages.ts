// Keeps messages that have not arrived over a reload and over a panel that closes, for their own member alone.
import { readStored, store } from '../wire/stored-values.ts';
import type { Outgoing } from './chat.state.ts';

const OUTGOING = 'foyer.chat.outgoing';

interface Kept {
  readonly owner: string;
  readonly outgoing: readonly Outgoing[];
}

/** The call that was under way is gone with its page. */
const unsent = (outgoing: readonly Outgoing[]): readonly Outgoing[] =>
  outgoing.map((message) => ({ ...message, state: 'failed' }));

/** A member's messages; none where those that are kept belong to somebody else. */
export const readKept = (owner: string): readonly Outgoing[] => {
  const kept = readStored<Kept>(OUTGOING);
  return kept?.owner === owner ? unsent(kept.outgoing) : [];
};

/** The site's frame around the chat; null where the page stands alone, and its name belongs to the tab and whoever opened it. */
export type Frame = Pick<Window, 'name'> | null;

/** Messages that were written in this frame before the chat knew its member. */
export const readFrameMessages = (frame: Frame): readonly Outgoing[] => {
  try {
    return unsent(JSON.parse(frame?.name ?? '') as readonly Outgoing[]);
  } catch {
    return [];
  }
};

/** As long as the member is unknown, the frame's name keeps the messages: the site removes the frame when its member logs out. */
export const keepMessages = (frame: Frame, owner: string | null, outgoing: readonly Outgoing[]): void => {
  const isEmpty = outgoing.length === 0;
  if (frame) frame.name = owner !== null || isEmpty ? '' : JSON.stringify(outgoing);
  if (owner !== null) store(OUTGOING, isEmpty ? null : { owner, outgoing });
};
