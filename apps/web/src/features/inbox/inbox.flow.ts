// The inbox: a list that grows page by page, whose messages are read once they are shown.
import type { InboxMessage } from '@foyer/contract';
import { olderPagesFlow, type PagesEffect, type PagesEvent, type PagesState } from '../../kit/older-pages.flow.ts';
import type { Flow } from '../../shell/flow/flow.ts';
import type { InboxData } from './inbox.data.ts';

/** All messages up to this one are shown. */
interface MarkRead {
  readonly do: 'markRead';
  readonly upTo: string;
}

export type InboxEffect = PagesEffect | MarkRead;

/** Returns the flow, which starts with the page's first messages. */
export function inboxFlow(data: InboxData): Flow<PagesState<InboxMessage>, PagesEvent<InboxMessage>, InboxEffect> {
  const pages = olderPagesFlow<InboxMessage>('inbox', data);
  const [newest] = data.items;
  const effects: readonly MarkRead[] = data.unread > 0 && newest ? [{ do: 'markRead', upTo: newest.id }] : [];
  return { ...pages, start: { ...pages.start, effects } };
}
