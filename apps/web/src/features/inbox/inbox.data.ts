// Loads the newest messages of the inbox.
import type { InboxMessage } from '@foyer/contract';
import { orNone } from '../../shell/http/failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

export interface InboxData {
  readonly items: readonly InboxMessage[];
  readonly nextCursor: string | null;
  readonly unread: number;
}

/** The first page; an operator's own back end without an inbox has an empty one. */
export const loadInbox = async (load: Load): Promise<Outcome<InboxData>> =>
  orNone(await load('member.messages', {}), { items: [], nextCursor: null, unread: 0 });
