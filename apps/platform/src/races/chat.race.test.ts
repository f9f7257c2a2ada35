// A chat over two nodes, one of which goes away: nothing is lost, nothing is doubled, and everybody hears of it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ChatMessage } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { rows, type Tx } from '../db/database.ts';
import { addMessage } from '../modules/site/chat/messages.ts';
import { requirePostgres } from '../testing/database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { type NodeProcess, startNodeProcess } from '../testing/node-process.ts';
import { answered, operatorWith, outcomeOf } from '../testing/operator.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../testing/platform.ts';

/** The sources are compiled on the way. */
const START_MS = 180_000;

/** A process of its own, which is killed. */
let one: NodeProcess;
let other: TestPlatform;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(requirePostgres());
  drop = fresh.drop;
  other = await startTestPlatform({ databaseUrl: fresh.url, operatorPort: 0 });
  one = await startNodeProcess(fresh.url);
}, START_MS);
afterAll(async () => {
  await one?.kill();
  await other?.close();
  await drop?.();
});

const id = (): string => randomBytes(16).toString('base64url');

async function openChat() {
  const { token, id: memberId } = await other.value('session.login', { type: 'username', ...demoMember });
  const form = { b2c: true, title: 'Help', backUrl: '/m/home', language: 'en-US' };
  const { chatUrl } = await other.value('relay.launchChat', form, { token });
  const code = new URL(chatUrl).searchParams.get('code') ?? '';
  const { session } = await other.value('chat.enter', { code });
  return { memberId, chat: { token: session } };
}

/** Whether the node that is killed answers; false where it is gone before its answer. */
const callOne = async (path: string, token: string, input: object): Promise<boolean> => {
  const headers = { 'X-Forwarded-Host': AURORA, 'Content-Type': 'application/json', Authorization: token };
  const answer = await fetch(`${one.url}/chat/api/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
  }).catch(() => null);
  return answer?.ok ?? false;
};

/** A page that is told live, by the node that is killed and then by the other, from the last message that it has. */
function followLive(session: string) {
  const told: ChatMessage[] = [];
  const followAt = async (url: string): Promise<WebSocket> => {
    const options = { origin: `http://${AURORA}`, headers: { 'X-Forwarded-Host': AURORA } };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/chat/api/live`, options);
    socket.on('error', () => undefined);
    socket.on('message', (data) => told.push(...JSON.parse(String(data)).messages));
    await once(socket, 'open');
    socket.send(JSON.stringify({ session, after: told.at(-1)?.seq ?? 0 }));
    await once(socket, 'message');
    return socket;
  };
  return { told, followAt };
}

const textsTo = (most: number, name: string) => Array.from({ length: most }, (_, at) => `${name} ${at + 1}`);

test('CH-01 member and agent talk over two nodes while one is killed: nothing is lost or doubled', async () => {
  const { memberId, chat } = await openChat();
  const agent = await operatorWith(other, ['support']);
  const page = followLive(chat.token);
  const doomed = await page.followAt(one.url);
  let hasEnded = false;
  const ended = once(doomed, 'close').then(() => {
    hasEnded = true;
    return page.followAt(other.url);
  });
  const { revision } = await other.value('chat.state', { after: 0, revision: 0, wait: false }, chat);
  const news = other.value('chat.state', { after: 0, revision, wait: true }, chat);
  const first = { id: id(), text: 'Message 0' };
  expect(await callOne('send', chat.token, first)).toBe(true);
  const heard = (await news).messages;
  expect(
    heard.map(({ text }) => text),
    'news of the other node',
  ).toEqual([first.text]);

  // Of a member, 30 messages a minute are taken: each goes out three times at most.
  const [written, answers] = [textsTo(9, 'Message'), textsTo(9, 'Answer')];
  const waiting = callOne('state', chat.token, { after: 1, revision: 9_999, wait: true });
  // As the page does: what had no answer goes out again under its id, to whichever node there is.
  const member = written.map(async (text) => {
    const message = { id: id(), text };
    if (!(await callOne('send', chat.token, message))) await other.value('chat.send', message, chat);
    // An answer that was lost on its way: the member sends again what has arrived.
    await other.value('chat.send', message, chat);
  });
  const work = async (): Promise<void> => {
    for (const answer of answers) {
      const given = { memberId, id: id(), seq: 999, answer };
      answered(await agent('chats.answer', given));
      // The agent's page tries again, too.
      answered(await agent('chats.answer', given));
    }
  };
  expect(hasEnded).toBe(false);
  await Promise.all([...member, work(), one.kill()]);
  await waiting;

  // The page comes back with the last number that it has.
  const { messages, hasOlder } = await other.value('chat.state', { after: 1, revision: 0, wait: false }, chat);
  expect(hasOlder).toBe(false);
  const all = [...heard, ...messages];
  expect(all.map(({ text }) => text).sort()).toEqual([first.text, ...written, ...answers].sort());
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
  expect(messages.filter(({ author }) => author === 'agent').map(({ text }) => text)).toEqual(answers);
  const read = answered(await agent('chats.read', { memberId }));
  expect(read.messages).toEqual(all);
  const live = await ended;
  await expect.poll(() => page.told.length).toBe(all.length);
  expect(page.told).toEqual(all);
  live.terminate();
});

/** While somebody's work on a conversation is not stored yet, another waits for it; answers what came of that. */
const duringWork = async <T>(work: (tx: Tx) => Promise<unknown>, meanwhile: () => Promise<T>): Promise<T> => {
  const { waiting } = await other.db.transaction(async (tx) => {
    await work(tx);
    const waiting = meanwhile();
    const held = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%chat_conversation%'`;
    await expect.poll(async () => (await rows(other.db, held)).length).toBe(1);
    return { waiting };
  });
  return waiting;
};

const messageOf = (author: 'member' | 'agent', kind: 'text' | 'ended') =>
  ({ author, id: id(), kind, text: kind === 'text' ? 'Wait!' : '' }) as const;

test('CH-01 an agent’s end never buries a message that comes at the same moment', async () => {
  const { memberId, chat } = await openChat();
  const agent = await operatorWith(other, ['support']);
  const { seq } = await other.value('chat.send', { id: id(), text: 'Hello' }, chat);
  const owner = { merchant: 'aurora', memberId };
  const closed = await duringWork(
    (tx) => addMessage(tx, owner, messageOf('member', 'text')),
    () => agent('chats.close', { memberId, seq }),
  );
  expect(outcomeOf(closed)).toBe('operator.chat.newer');
  const { status, messages } = await other.value('chat.state', { after: seq, revision: 0, wait: false }, chat);
  expect([status === 'ended', messages.map(({ text }) => text)]).toEqual([false, ['Wait!']]);
});

test('a conversation ends once, whoever ends it at the same moment', async () => {
  const { memberId, chat } = await openChat();
  const owner = { merchant: 'aurora', memberId };
  const agent = await operatorWith(other, ['support']);
  const write = () => other.value('chat.send', { id: id(), text: 'Hello' }, chat);
  const endsAfter = async (after: number) => {
    const { messages } = await other.value('chat.state', { after, revision: 0, wait: false }, chat);
    return messages.filter(({ kind }) => kind === 'ended').length;
  };
  const end = () => other.value('chat.end', {}, chat);
  const first = await write();
  await Promise.all([end(), end()]);
  expect(await endsAfter(first.seq), 'two tabs of the member').toBe(1);
  const second = await write();
  await duringWork((tx) => addMessage(tx, owner, messageOf('agent', 'ended')), end);
  expect(await endsAfter(second.seq), 'the agent, then the member').toBe(1);
  const third = await write();
  const closed = await duringWork(
    (tx) => addMessage(tx, owner, messageOf('member', 'ended')),
    () => agent('chats.close', { memberId, seq: third.seq }),
  );
  expect([outcomeOf(closed), await endsAfter(third.seq)], 'the member, then the agent').toEqual(['not.found', 1]);
});

test('what a page is told is of one moment: a message that comes meanwhile waits for its own status', async () => {
  const { memberId, chat } = await openChat();
  const look = () => other.value('chat.state', { after: 0, revision: 0, wait: false }, chat);
  const before = await look();
  const during = await other.db.transaction(async (tx) => {
    // Whoever looks has read the conversation, and stops before its messages.
    await tx.execute(sql`lock table chat_message in access exclusive mode`);
    const looking = look();
    // The node's own look for news to push waits for the table as well.
    const waiting = sql`select 1 from pg_locks join pg_stat_activity using (pid)
      where relation = 'chat_message'::regclass and not granted and query not like 'insert into push_message%'`;
    await expect.poll(async () => (await rows(other.db, waiting)).length).toBe(1);
    await addMessage(tx, { merchant: 'aurora', memberId }, { author: 'member', id: id(), kind: 'text', text: 'Late' });
    return { looking };
  });
  const { revision, status, messages } = await during.looking;
  expect({ revision, status, messages }).toEqual({
    revision: before.revision,
    status: before.status,
    messages: before.messages,
  });
  expect((await look()).messages.at(-1)?.text).toBe('Late');
});
