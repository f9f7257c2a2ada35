// Messages on their way: which have arrived, and which go out again. Pure.
import type { ChatMessage } from '@foyer/contract';
import type { Chat, Outgoing } from './chat.state.ts';

/** Takes away messages that have arrived: by their id, whichever answer tells of them first. */
export const withoutArrived = (
  outgoing: readonly Outgoing[],
  messages: readonly ChatMessage[],
): readonly Outgoing[] => {
  const arrived = new Set(messages.filter(({ author }) => author === 'member').map(({ id }) => id));
  return outgoing.some(({ id }) => arrived.has(id)) ? outgoing.filter(({ id }) => !arrived.has(id)) : outgoing;
};

export const marked = (outgoing: readonly Outgoing[], id: string, change: Partial<Outgoing>): readonly Outgoing[] =>
  outgoing.map((message) => (message.id === id ? { ...message, ...change } : message));

/** Nobody knows whether it has arrived. */
export const isUnsettled = ({ state, refusal }: Outgoing): boolean => state === 'failed' && refusal === null;

/**
 * Unsettled messages go out again, under the same id. A picture does so only after a lost connection: where news come and a picture
 * does not leave, the same bytes would be paid for with each of them.
 */
export const sentAgain = ({ outgoing, isConnected }: Pick<Chat, 'outgoing' | 'isConnected'>): readonly Outgoing[] => {
  const goesAgain = (message: Outgoing): boolean => isUnsettled(message) && !(message.isPicture && isConnected);
  return outgoing.some(goesAgain)
    ? outgoing.map((message) => (goesAgain(message) ? { ...message, state: 'waiting' } : message))
    : outgoing;
};
