// Tests the chat's WebSocket over real sockets: who may open it, what it tells and takes, and when it ends.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ChatState } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { rows } from '../../../db/database.ts';
import { answered, operatorWith } from '../../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

const HOST = 'chat.localhost:8080';
const ORIGIN = `http://${HOST}`;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ operatorPort: 0 });
});
afterAll(() => platform.close());
const sockets: WebSocket[] = [];
beforeEach(async () => {
  await platform.db.execute(sql`delete from chat_conversation`);
  await platform.db.execute(sql`update member set status = 'active'`);
  await platform.db.execute(sql`delete from limit_counter where key like 'chat|%'`);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

const id = (): string => randomBytes(16).toString('base64url');

async function openChat() {
  const { token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember });
  const form = { b2c: true, title: 'Help', backUrl: '/m/home', language: 'en-US' };
  const { chatUrl } = await platform.value('relay.launchChat', form, { token });
  const code = new URL(chatUrl).searchParams.get('code') ?? '';
  const { session } = await platform.value('chat.enter', { code });
  return { token, memberId, session, chat: { token: session } };
}

const connect = (origin: string = ORIGIN): WebSocket => {
  const headers = { 'X-Forwarded-Host': HOST };
  const socket = new WebSocket(`${platform.url.replace('http', 'ws')}/chat/api/live`, {
    headers,
    ...(origin !== '' && { origin }),
  });
  // One that is refused, or ended by the test, says so as an error, too.
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
};

/** The status by which a handshake is refused. */
const refusalOf = async (socket: WebSocket): Promise<number> => {
  const [asked, answer] = await once(socket, 'unexpected-response');
  asked.destroy();
  return answer.statusCode;
};

/** A connection that has said who it is, and what it is told. */
async function follow(session: string, after = 0) {
  const socket = connect();
  const told: ChatState[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    told.push(JSON.parse(String(data)));
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  socket.send(JSON.stringify({ session, after }));
  /** The first thing told that fits. */
  const until = async (fits: (state: ChatState) => boolean): Promise<ChatState> => {
    for (;;) {
      const found = told.find(fits);
      if (found) return found;
      await new Promise<void>((wake) => void waiting.push(wake));
    }
  };
  await until(() => true);
  return { socket, told, until, closed };
}

const textsOf = (told: readonly ChatState[]) => told.flatMap(({ messages }) => messages.map(({ text }) => text));

test('CH-01 a page is told at once what is new: messages, that somebody types or has read, and the place in the queue', async () => {
  const { token, memberId, session, chat } = await openChat();
  const agent = await operatorWith(platform, ['support']);
  const { socket, told, until } = await follow(session);
  expect(told[0]).toMatchObject({ status: 'idle', place: null, messages: [] });
  await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
  expect(await until(({ messages }) => messages.length > 0)).toMatchObject({ status: 'waiting', place: 1 });
  answered(await agent('chats.typing', { memberId }));
  await until(({ agentIsTyping }) => agentIsTyping);
  answered(await agent('chats.answer', { memberId, id: id(), seq: 1, answer: 'Good morning' }));
  expect(await until(({ messages }) => messages[0]?.author === 'agent')).toMatchObject({
    status: 'open',
    agentSeen: 2,
  });
  expect(textsOf(told)).toEqual(['Hello', 'Good morning']);

  const listed = async () => answered(await agent('chats.list', {})).items[0];
  socket.send(JSON.stringify({ typing: true }));
  await expect.poll(async () => (await listed())?.isTyping).toBe(true);
  const count = async () => (await platform.value('relay.unreadCount', {}, { token })).unReadCount;
  expect(await count()).toBe(1);
  socket.send(JSON.stringify({ seen: 2 }));
  await expect.poll(count).toBe(0);
});

const isHere = async (): Promise<boolean> =>
  (await rows(platform.db, sql`select 1 from chat_conversation where member_here_at is not null`)).length > 0;
const inbox = () => rows(platform.db, sql`select 1 from outbox where channel = 'notice' and body like '%Late answer%'`);

test('CH-01 an answer just after the page was closed is in the inbox, too; one to an open page is not', async () => {
  const { memberId, session, chat } = await openChat();
  const agent = await operatorWith(platform, ['support']);
  const give = async () => answered(await agent('chats.answer', { memberId, id: id(), seq: 1, answer: 'Late answer' }));
  await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
  const [first, second] = [await follow(session), await follow(session)];
  first.socket.close();
  await first.closed;
  await give();
  await second.until(({ messages }) => messages.some(({ text }) => text === 'Late answer'));
  expect([await isHere(), await inbox()]).toEqual([true, []]);
  second.socket.close();
  await expect.poll(isHere).toBe(false);
  await give();
  expect(await inbox()).toHaveLength(1);
});

test('a page that comes back is told what it lacks, and nothing twice', async () => {
  const { session, chat } = await openChat();
  for (const text of ['1', '2', '3']) await platform.value('chat.send', { id: id(), text }, chat);
  const { told } = await follow(session, 2);
  expect(textsOf(told)).toEqual(['3']);
});

test.each([
  ['of another site', 'https://evil.example'],
  ['of the site itself', 'http://localhost:8080'],
  ['without an origin', 'null'],
  ['on another port', 'http://chat.localhost:8081'],
])('a page %s is refused, and so is a program that names none', async (_, origin) => {
  expect(await refusalOf(connect(origin))).toBe(403);
  expect(await refusalOf(connect(''))).toBe(403);
});

test('the session of the site opens nothing here, and neither does one that is over', async () => {
  const { token, session } = await openChat();
  for (const wrong of [token, id()]) {
    const socket = connect();
    await once(socket, 'open');
    socket.send(JSON.stringify({ session: wrong, after: 0 }));
    expect((await once(socket, 'close'))[0]).toBe(4401);
  }
  const { closed } = await follow(session);
  await platform.value('session.logout', {}, { token });
  expect(await closed).toBe(4401);
});

/** As many as a member may have: their pings are spread over 20 seconds. */
const followOften = async () => {
  const { session, memberId } = await openChat();
  return { memberId, links: await Promise.all(Array.from({ length: 8 }, () => follow(session))) };
};

test('a connection ends with the age of its session, and waits for no ping to notice', async () => {
  const { links } = await followOften();
  await platform.db.execute(sql`update session set expires_at = now() where kind = 'chat'`);
  const pinged = new Set<WebSocket>();
  for (const { socket } of links) socket.on('ping', () => pinged.add(socket));
  for (const { closed } of links) expect(await closed).toBe(4401);
  expect(pinged.size).toBeLessThan(8);
});

test('a ping keeps the session alive of a page that only listens, and ends the connection of a member who may not go on', async () => {
  const { links, memberId } = await followOften();
  await platform.db.execute(sql`update session set seen_at = now() - interval '2 minutes' where kind = 'chat'`);
  const isSeen = () =>
    rows(platform.db, sql`select 1 from session where kind = 'chat' and seen_at > now() - interval '1 minute'`);
  await expect.poll(isSeen, { timeout: 20_000 }).toHaveLength(1);
  await platform.db.execute(sql`update member set status = 'closed' where id = ${memberId}`);
  expect(await Promise.race(links.map(({ closed }) => closed))).toBe(4401);
});

test.each([
  ['markup', '<script>', 1007],
  ['an unknown word', JSON.stringify({ send: 'x' }), 1007],
  ['bytes', Buffer.from([1, 2, 3]), 1007],
  ['more than a kilobyte', JSON.stringify({ seen: 1, more: 'a'.repeat(1_100) }), 1009],
])('%s ends the connection', async (_, words, code) => {
  const { session } = await openChat();
  const { socket, closed } = await follow(session);
  socket.send(words);
  expect(await closed).toBe(code);
});

test('a page says 60 things a minute at most', async () => {
  const { session } = await openChat();
  const { socket, closed } = await follow(session);
  // The greeting was the first.
  for (let said = 0; said < 59; said++) socket.send(JSON.stringify({ seen: 0 }));
  socket.ping();
  await once(socket, 'pong');
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.send(JSON.stringify({ seen: 0 }));
  expect(await closed).toBe(1008);
});

test('a ninth connection of one member on a node is turned away', async () => {
  const { session } = await openChat();
  for (let opened = 0; opened < 8; opened++) await follow(session);
  const socket = connect();
  await once(socket, 'open');
  socket.send(JSON.stringify({ session, after: 0 }));
  expect((await once(socket, 'close'))[0]).toBe(1013);
});

test('the address is none for a request that is no handshake', async () => {
  const answer = await fetch(`${platform.url}/chat/api/live`, { headers: { 'X-Forwarded-Host': HOST } });
  expect(answer.status).toBe(404);
});
