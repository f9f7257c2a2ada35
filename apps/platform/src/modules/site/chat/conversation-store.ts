// Conversations in their table. Every change of one counts its revision up: that is what those who wait look at.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { type Placed, type WorkList, type WorkPage, workPage } from '../../../db/work-list.ts';
import { newId } from '../../../secrets/token.ts';

/** Longer than the pause between two signs of typing @assumed. */
const TYPING_SECONDS = 6;
/** A page that waits for news asks more often @assumed. */
const HERE_SECONDS = 60;

export type ChatStatus = 'idle' | 'waiting' | 'open' | 'ended';
export type ChatSide = 'member' | 'agent';

export interface Conversation {
  readonly id: string;
  readonly memberId: string;
  readonly status: ChatStatus;
  readonly revision: number;
  readonly lastSeq: number;
  readonly memberSeen: number;
  readonly agentSeen: number;
  readonly agentIsTyping: boolean;
  readonly memberIsTyping: boolean;
  /** A message of the member has no answer. */
  readonly isWaiting: boolean;
  /** The chat's page is open somewhere. */
  readonly memberIsHere: boolean;
  readonly stars: number | null;
}

const isTyping = (column: SQL): SQL =>
  sql`coalesce(${column} > now() - make_interval(secs => ${TYPING_SECONDS}::int), false)`;

/** SQL: true where the chat's page was open somewhere a moment ago. */
export const memberIsHere = (column: SQL): SQL =>
  sql`coalesce(${column} > now() - make_interval(secs => ${HERE_SECONDS}::int), false)`;

const columns = sql`id, member_id as "memberId", status, revision, last_seq as "lastSeq", member_seen as "memberSeen",
  agent_seen as "agentSeen", stars, waiting_since is not null as "isWaiting", ${isTyping(sql`agent_typing_at`)} as "agentIsTyping",
  ${isTyping(sql`member_typing_at`)} as "memberIsTyping",
  ${memberIsHere(sql`member_here_at`)} as "memberIsHere"`;

export interface ChatOwner {
  readonly merchant: string;
  readonly memberId: string;
}

export const isOf = ({ merchant, memberId }: ChatOwner): SQL => sql`merchant = ${merchant} and member_id = ${memberId}`;

/** The member's conversation; null before the first time that the chat was opened. */
export const conversationOf = async (on: Database | Tx, owner: ChatOwner): Promise<Conversation | null> =>
  (await rows<Conversation>(on, sql`select ${columns} from chat_conversation where ${isOf(owner)}`))[0] ?? null;

/** Makes the member's conversation where there is none yet. */
export const openConversation = async (on: Database | Tx, { merchant, memberId }: ChatOwner): Promise<void> => {
  await on.execute(sql`insert into chat_conversation (id, merchant, member_id) values (${newId()}, ${merchant}, ${memberId})
    on conflict (merchant, member_id) do nothing`);
};

/** The conversation, held until the transaction ends: messages get their numbers one after another. */
export const holdConversation = async (tx: Tx, owner: ChatOwner): Promise<Conversation | null> =>
  (await rows<Conversation>(tx, sql`select ${columns} from chat_conversation where ${isOf(owner)} for update`))[0] ??
  null;

/** Changes a conversation, and counts the change. */
const change = async (on: Database | Tx, id: string, set: SQL): Promise<void> => {
  await on.execute(sql`update chat_conversation set revision = revision + 1, ${set} where id = ${id}`);
};

/** SQL: a message of the member came after the last one that the agent who writes has seen. */
const memberWroteAfter = (seq: number): SQL => sql`from chat_message
  where conversation_id = chat_conversation.id and author = 'member' and kind <> 'ended' and chat_message.seq > ${seq}::int`;

/** What a message of this side leaves behind: who waits, who has read, and that its writer types no more. */
const marksOf = (author: ChatSide, status: ChatStatus, seen: number | undefined): SQL => {
  if (author === 'member') {
    const since = status === 'ended' ? sql`null` : sql`coalesce(waiting_since, now())`;
    return sql`waiting_since = ${since}, member_seen = last_seq + 1, member_typing_at = null`;
  }
  if (seen === undefined) return sql`waiting_since = null, agent_seen = last_seq + 1, agent_typing_at = null`;
  return sql`waiting_since = (select min(created_at) ${memberWroteAfter(seen)}), agent_typing_at = null,
    agent_seen = case when exists (select ${memberWroteAfter(seen)}) then greatest(agent_seen, ${seen}::int) else last_seq + 1 end`;
};

/**
 * A message has come. A member has read all before theirs, and waits from the first one that nobody answered. An agent has read up to
 * `seen`, or all before: what the member wrote after that still waits.
 */
export const countMessage = (
  tx: Tx,
  id: string,
  { author, seen }: { readonly author: ChatSide; readonly seen?: number | undefined },
  status: ChatStatus,
): Promise<void> =>
  change(
    tx,
    id,
    sql`last_seq = last_seq + 1, status = ${status}, last_written_at = now(),
      stars = case when status = 'ended' and ${status} <> 'ended' then null else stars end, ${marksOf(author, status, seen)}`,
  );

export const markTyping = (on: Database | Tx, id: string, side: ChatSide): Promise<void> =>
  change(on, id, side === 'member' ? sql`member_typing_at = now()` : sql`agent_typing_at = now()`);

/** Nothing changes where as much was read already. */
export const markSeen = async (on: Database | Tx, id: string, side: ChatSide, seq: number): Promise<void> => {
  const column = side === 'member' ? sql`member_seen` : sql`agent_seen`;
  await on.execute(sql`update chat_conversation set revision = revision + 1, ${column} = least(${seq}::int, last_seq)
    where id = ${id} and ${column} < least(${seq}::int, last_seq)`);
};

export const markHere = async (on: Database | Tx, id: string): Promise<void> => {
  await on.execute(sql`update chat_conversation set member_here_at = now()
    where id = ${id} and (member_here_at is null or member_here_at < now() - make_interval(secs => ${HERE_SECONDS / 4}::int))`);
};

/** SQL: how many members of the operator wait before this one, and this one, as agents see them. */
export const queuePlace = (merchant: string, id: string): SQL =>
  sql`select count(*)::int as place from chat_conversation as other, chat_conversation as mine
    where mine.id = ${id} and other.merchant = ${merchant} and other.status in ('waiting', 'open')
      and (other.waiting_since, other.id) <= (mine.waiting_since, mine.id)`;

/** The place of a member who waits, in conversations of any status. */
export const placeInQueue = async (on: Database | Tx, merchant: string, id: string): Promise<number> => {
  const [counted] = await rows<{ place: number }>(on, queuePlace(merchant, id));
  return counted?.place ?? 0;
};

/** Those of these conversations that have changed beyond the revision which somebody knows. */
export const changedSince = (
  db: Database,
  known: ReadonlyMap<string, number>,
): Promise<{ id: string; revision: number }[]> =>
  rows(
    db,
    sql`select chat_conversation.id, chat_conversation.revision
      from json_each_text(${JSON.stringify(Object.fromEntries(known))}::text::json) as known (id, revision)
      join chat_conversation on chat_conversation.id = known.id
      where chat_conversation.revision > known.revision::int`,
  );

export interface OpenConversation extends Conversation {
  readonly status: 'waiting' | 'open';
}

/**
 * Those of an operator that an agent has to do with: the ones that wait the longest first, then the
 * others, the last written first.
 */
export const conversationList = (merchant: string): WorkList => ({
  columns,
  from: sql`chat_conversation`,
  where: sql`merchant = ${merchant} and status in ('waiting', 'open')`,
  id: sql`id`,
  groups: [
    { where: sql`waiting_since is not null`, at: sql`waiting_since` },
    { where: sql`waiting_since is null`, at: sql`last_written_at`, isNewestFirst: true },
  ],
});

/** A page of them. */
export const openConversations = (
  on: Database | Tx,
  merchant: string,
  cursor?: string,
): Promise<WorkPage<OpenConversation>> =>
  workPage(on, conversationList(merchant), cursor, ({ workPlace: _, ...found }: Placed<OpenConversation>) => found);

export interface IdleConversation extends ChatOwner {
  readonly id: string;
  readonly lastSeq: number;
}

/** SQL: the last message of a conversation, where it is of this side. */
const lastMessageBy = (
  author: ChatSide,
): SQL => sql`select from chat_message where conversation_id = chat_conversation.id
  and seq = chat_conversation.last_seq and author = ${author}`;

/**
 * Conversations under way in which nobody waits for an answer, and nobody wrote for so many hours.
 * The last message decides: a node of an earlier release does not note that its member waits.
 */
export const idleConversations = (db: Database, hours: number, most: number): Promise<IdleConversation[]> =>
  rows(
    db,
    sql`select id, merchant, member_id as "memberId", last_seq as "lastSeq" from chat_conversation
      where status = 'open' and waiting_since is null
        and exists (${lastMessageBy('agent')} and created_at < now() - make_interval(hours => ${hours}::int)) order by id limit ${most}`,
  );

/**
 * Notes that members wait of whom it was not noted, from the first message that nobody answered.
 * Answers the conversations.
 */
export const noteWaiting = async (db: Database): Promise<readonly string[]> => {
  const noted = await rows<{ id: string }>(
    db,
    sql`update chat_conversation set revision = revision + 1,
        waiting_since = (select min(created_at) from chat_message where conversation_id = chat_conversation.id and seq > coalesce(
          (select max(seq) from chat_message where conversation_id = chat_conversation.id and author = 'agent'), 0))
      where status = 'open' and waiting_since is null and exists (${lastMessageBy('member')}) returning id`,
  );
  return noted.map(({ id }) => id);
};
