// Messages in their table, numbered within their conversation.
import type { ChatMessage } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';
import type { ChatSide } from './conversation-store.ts';

type Row = Omit<ChatMessage, 'at'> & { readonly at: number };

const columns = sql`seq, author, client_id as id, kind, body as text, (extract(epoch from created_at) * 1000)::float8 as at`;

const messageOf = ({ at, ...row }: Row): ChatMessage => ({ ...row, at: new Date(at).toISOString() });

export interface NewMessage {
  readonly author: ChatSide;
  /** Chosen by the sender. */
  readonly id: string;
  readonly kind: ChatMessage['kind'];
  readonly text: string;
  /** The last message that its agent saw; else all before it. */
  readonly seen?: number;
}

export const messageBy = async (
  on: Database | Tx,
  conversationId: string,
  { author, id }: Pick<NewMessage, 'author' | 'id'>,
): Promise<ChatMessage | null> => {
  const [row] = await rows<Row>(
    on,
    sql`select ${columns} from chat_message where conversation_id = ${conversationId} and author = ${author} and client_id = ${id}`,
  );
  return row ? messageOf(row) : null;
};

export const insertMessage = async (
  tx: Tx,
  conversationId: string,
  seq: number,
  { author, id, kind, text }: NewMessage,
): Promise<ChatMessage> => {
  const [row] = await rows<Row>(
    tx,
    sql`insert into chat_message (conversation_id, seq, author, client_id, kind, body)
      values (${conversationId}, ${seq}, ${author}, ${id}, ${kind}, ${text}) returning ${columns}`,
  );
  if (!row) throw new Error('a message was not kept');
  return messageOf(row);
};

/** At most so many messages after a number, the last of them, in their order. */
export const messagesAfter = async (
  on: Database | Tx,
  conversationId: string,
  { after, before, most }: { readonly after: number; readonly before?: number; readonly most: number },
): Promise<ChatMessage[]> => {
  const older: SQL = before === undefined ? sql`true` : sql`seq < ${before}`;
  const found = await rows<Row>(
    on,
    sql`select ${columns} from chat_message where conversation_id = ${conversationId} and seq > ${after} and ${older}
      order by seq desc limit ${most}`,
  );
  return found.reverse().map(messageOf);
};

/** The last message of each conversation, by its id. */
export const lastMessages = async (
  on: Database | Tx,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, ChatMessage>> => {
  const found = await rows<Row & { readonly conversation: string }>(
    on,
    sql`select distinct on (conversation_id) conversation_id as conversation, ${columns} from chat_message
      where conversation_id in (select json_array_elements_text(${JSON.stringify(conversationIds)}::text::json))
      order by conversation_id, seq desc`,
  );
  return new Map(found.map(({ conversation, ...row }) => [conversation, messageOf(row)]));
};

/** What an agent wrote after the last message that the member has read. */
export const unreadCount = async (on: Database | Tx, conversationId: string, seen: number): Promise<number> => {
  const [counted] = await rows<{ unread: number }>(
    on,
    sql`select count(*)::int as unread from chat_message
      where conversation_id = ${conversationId} and seq > ${seen} and author = 'agent' and kind = 'text'`,
  );
  return counted?.unread ?? 0;
};

/** Conversations are kept for a year @assumed. */
export const expiredMessages: SQL = deleteExpired('chat_message', sql`created_at < now() - interval '365 days'`);
