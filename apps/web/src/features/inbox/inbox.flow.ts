// The inbox: a list that grows page by page, whose messages are read once they are shown.
import type { InboxMessage } from '@foyer/contract';
import {
  olderPagesFlow,
  type Page,
  type PagesEffect,
  type PagesEvent,
  type PagesState,
} from '../../kit/older-pages.flow.ts';
import type { Flow } from '../../shell/flow/flow.ts';

/** All messages from the first to the last of these are shown. */
interface MarkRead {
  readonly do: 'markRead';
  readonly from: string;
  readonly upTo: string;
}

export type InboxEffect = PagesEffect | MarkRead;

/** What a page brings on the screen is read; what is older was not seen yet. */
function markRead({ items }: Page<InboxMessage>): readonly MarkRead[] {
  const [newest] = items;
  const oldest = items[items.length - 1];
  const hasUnread = items.some(({ isRead }) => !isRead);
  return newest && oldest && hasUnread ? [{ do: 'markRead', from: oldest.id, upTo: newest.id }] : [];
}

/** Returns the flow, which starts with the page's first messages. */
export const inboxFlow = (
  first: Page<InboxMessage>,
): Flow<PagesState<InboxMessage>, PagesEvent<InboxMessage>, InboxEffect> =>
  olderPagesFlow<InboxMessage, MarkRead>('inbox', first, markRead);
