// Tests the chat over HTTP: who may open it, what is kept, who hears of it and when, and what agents see.
import { randomBytes } from 'node:crypto';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import type { DataOwner } from '../../../module.ts';
import { answered, type OperatorCaller, operatorCaller, operatorWith, outcomeOf } from '../../../testing/operator.ts';
import { jpegOf, pngOf, withExif } from '../../../testing/pictures.ts';
import { type CallOptions, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { upload } from '../../../testing/uploads.ts';
import { answerChat, closeChat, typeInChat } from './api.ts';
import { idleConversations } from './conversation-store.ts';
import { endIdleConversations } from './idle.ts';
import { chatData } from './member-data.ts';

let platform: TestPlatform;
let token: string;
let memberId: string;
beforeAll(async () => {
  platform = await startTestPlatform({ operatorPort: 0 });
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.execute(sql`delete from chat_conversation`);
  await platform.db.execute(sql`delete from document`);
  await platform.db.execute(sql`delete from limit_counter where key like 'chat|%' or key like 'document|%'`);
  await platform.db.execute(sql`update member set type = 0 where id = ${memberId}`);
});

const form = { b2c: true, title: 'Customer service', backUrl: '/m/help?id=3', language: 'en-US' } as const;
const id = (): string => randomBytes(16).toString('base64url');
const look = { after: 0, revision: 0, wait: false };

const launch = (options: CallOptions = { token }) => platform.call('relay.launchChat', form, options);
const codeOf = ({ body }: { body: { success: boolean; errorCode?: string } }) => body.errorCode ?? null;

async function open(options: CallOptions = { token, host: 'localhost:8080' }) {
  const { chatUrl } = await platform.value('relay.launchChat', form, options);
  const code = new URL(chatUrl).searchParams.get('code') ?? '';
  const entered = await platform.value('chat.enter', { code }, { host: `chat.${options.host}` });
  return { chatUrl, code, ...entered, chat: { token: entered.session } };
}

const aurora = () => {
  const merchant = platform.context.merchants.byCode('aurora');
  if (!merchant) throw new Error('no such operator');
  return merchant;
};
/** Of an agent who has seen all, or up to a message. */
const answer = (text: string, answerId = id(), seq = 999) =>
  platform.db.transaction((tx) => answerChat(platform.context, tx, aurora(), { memberId, id: answerId, seq, text }));

describe('opening the chat', () => {
  test('RL-01 CBS_launchChat gives an address on the chat’s own origin, in the language of the site', async () => {
    const { chatUrl } = await platform.value('relay.launchChat', form, {
      token,
      host: 'localhost:8080',
      language: 'UR',
    });
    expect(chatUrl).toMatch(/^http:\/\/chat\.localhost:8080\/chat\/\?code=[\w-]{43}&ui=UR$/);
    const numbers = await platform.value('relay.launchChat', form, { token, host: '127.0.0.1:8080' });
    expect(numbers.chatUrl).toMatch(/^http:\/\/127\.0\.0\.1:8080\/games\/chat\/\?code=/);
  });

  test('its code opens it once, for its operator alone, and leads back under /m', async () => {
    const { chatUrl, code, backUrl, name, title } = await open();
    expect([name, title, backUrl]).toEqual(['demo', 'Customer service', 'http://localhost:8080/m/help?id=3']);
    expect(chatUrl).not.toContain(token);
    expect(codeOf(await platform.call('chat.enter', { code }))).toBe('chat.code.invalid');
    const second = new URL((await platform.value('relay.launchChat', form, { token })).chatUrl).searchParams.get(
      'code',
    );
    expect(codeOf(await platform.call('chat.enter', { code: second ?? '' }, { host: LOTUS }))).toBe(
      'chat.code.invalid',
    );
    const hostile = { ...form, backUrl: '//evil.example' };
    const there = await platform.value('relay.launchChat', hostile, { token, host: 'localhost:8080' });
    const entered = await platform.value(
      'chat.enter',
      { code: new URL(there.chatUrl).searchParams.get('code') ?? '' },
      { host: 'chat.localhost:8080' },
    );
    expect(entered.backUrl).toBe('http://localhost:8080/m/home');
  });

  test('its session can do nothing but chat, and ends with the session of the site', async () => {
    const own = await platform.value('session.login', { type: 'username', ...demoMember });
    const { chat } = await open({ token: own.token, host: 'localhost:8080' });
    expect(codeOf(await platform.call('member.info', {}, chat))).toBe('CUSTOMER_NOT_LOGIN');
    expect(codeOf(await platform.call('games.instantState', { game: 'beacon' }, chat))).toBe('CUSTOMER_NOT_LOGIN');
    expect(codeOf(await platform.call('chat.state', look, { token }))).toBe('CUSTOMER_NOT_LOGIN');
    expect((await platform.call('chat.state', look, chat)).status).toBe(200);
    await platform.value('session.logout', {}, { token: own.token });
    expect(codeOf(await platform.call('chat.state', look, chat))).toBe('CUSTOMER_NOT_LOGIN');
  });

  test('SW-02 an operator whose chat is no relay’s opens none', async () => {
    const login = await platform.value('session.login', { type: 'username', ...demoMember }, { host: LOTUS });
    const refused = await launch({ host: LOTUS, token: login.token });
    expect([refused.status, codeOf(refused)]).toEqual([404, 'not.found']);
    expect(await rows(platform.db, sql`select 1 from chat_code where merchant = 'lotus'`)).toEqual([]);
  });

  test('a visitor must log in, and a member of type 4 has neither chat nor counts', async () => {
    expect(codeOf(await launch({}))).toBe('CUSTOMER_NOT_LOGIN');
    const { chat } = await open();
    await platform.db.execute(sql`update member set type = 4 where id = ${memberId}`);
    for (const refused of [
      await launch(),
      await platform.call('relay.unreadCount', {}, { token }),
      await platform.call('chat.state', look, chat),
      await platform.call('chat.send', { id: id(), text: 'Hello' }, chat),
      await platform.call('relay.customerServiceScript', {}, { token }),
    ])
      expect([refused.status, codeOf(refused)]).toEqual([403, 'chat.forbidden']);
  });
});

describe('messages', () => {
  test('a message is kept as it was written, markup included, and once however often it is sent', async () => {
    const { chat } = await open();
    const message = { id: id(), text: '<img src=x onerror=alert(1)>\n“Hi” 🙂' };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => platform.value('chat.send', message, chat)));
    expect(first).toMatchObject({ seq: 1, author: 'member', kind: 'text', ...message });
    for (const other of others) expect(other).toEqual(first);
    const { messages, status, place } = await platform.value('chat.state', look, chat);
    expect([messages, status, place]).toEqual([[first], 'waiting', 1]);
  });

  test.each([
    ['an empty text', ''],
    ['spaces', ' \n '],
    ['2,001 characters', 'a'.repeat(2001)],
    ['a control character', 'a\u0000b'],
    ['a half of a character', 'a\ud800'],
  ])('%s is refused', async (_, text) => {
    const { chat } = await open();
    expect(codeOf(await platform.call('chat.send', { id: id(), text }, chat))).toBe('input.invalid');
  });

  test('100 kB are refused before anybody reads them', async () => {
    const { chat } = await open();
    const refused = await platform.call('chat.send', { id: id(), text: 'a'.repeat(100_000) }, chat);
    expect([refused.status, codeOf(refused)]).toEqual([413, 'body.too.large']);
  });

  test('a member may send 30 messages a minute, and then learns how long to wait', async () => {
    const { chat } = await open();
    for (let sent = 0; sent < 30; sent++) await platform.value('chat.send', { id: id(), text: `${sent}` }, chat);
    const refused = await platform.call('chat.send', { id: id(), text: 'More' }, chat);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_REQUEST']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(30);
  });

  /** The tries of the member in this minute, as after so many of them. */
  const setTries = (kind: string, count: number) =>
    platform.db.execute(
      sql`update limit_counter set count = ${count}::int where key = ${`chat|${kind}|aurora|${memberId}`}`,
    );

  test.each([
    ['opens the chat', 30, 'launch', () => launch()],
    ['says that they type', 120, 'sign', (chat: CallOptions) => platform.call('chat.typing', {}, chat)],
    ['looks for news', 240, 'look', (chat: CallOptions) => platform.call('chat.state', look, chat)],
  ] as const)('a member who %s more than %i times a minute has to wait', async (_, most, kind, act) => {
    const { chat } = await open();
    expect((await act(chat)).status).toBe(200);
    await setTries(kind, most - 1);
    expect((await act(chat)).status).toBe(200);
    const refused = await act(chat);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_REQUEST']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('older messages come in pages, and newer ones after the last that is known', async () => {
    const { chat } = await open();
    await platform.value('chat.send', { id: id(), text: 'First' }, chat);
    for (let sent = 2; sent <= 60; sent++) await answer(`Answer ${sent}`);
    const { messages, hasOlder, revision } = await platform.value('chat.state', look, chat);
    expect([messages.length, messages[0]?.seq, messages.at(-1)?.seq, hasOlder]).toEqual([50, 11, 60, true]);
    const older = await platform.value('chat.older', { before: 11 }, chat);
    expect([older.messages.length, older.messages[0]?.text, older.hasOlder]).toEqual([10, 'First', false]);
    await answer('The newest');
    const newer = await platform.value('chat.state', { after: 60, revision, wait: true }, chat);
    expect(newer.messages.map(({ text }) => text)).toEqual(['The newest']);
  });
});

describe('pictures', () => {
  const JPEG_START = '/9j/';
  const send = (bytes: Buffer | string, chat: CallOptions, pictureId = id()) =>
    upload(platform, 'chat.sendPicture', { id: pictureId }, bytes, chat);
  const documents = () => rows<{ content: Uint8Array }>(platform.db, sql`select content from document`);

  test('a picture is written anew without its place, kept encrypted, and stands once in the conversation', async () => {
    const { chat } = await open();
    const pictureId = id();
    const bytes = withExif(await jpegOf(24, 16));
    const sent = await send(bytes, chat, pictureId);
    expect(sent).toMatchObject({ status: 200, value: { seq: 1, author: 'member', kind: 'picture', text: '' } });
    expect((await send(bytes, chat, pictureId)).value).toEqual(sent.value);
    expect((await platform.value('chat.state', look, chat)).messages).toEqual([sent.value]);
    const { jpeg } = await platform.value('chat.picture', { seq: 1 }, chat);
    expect(jpeg.startsWith(JPEG_START)).toBe(true);
    expect(Buffer.from(jpeg, 'base64').includes('GPS')).toBe(false);
    const stored = await documents();
    expect(stored).toHaveLength(1);
    expect(Buffer.from(stored[0]?.content ?? []).includes(Buffer.from(jpeg, 'base64').subarray(0, 3))).toBe(false);
  });

  test.each([
    ['a page', '<script>alert(1)</script>', 'document.kind'],
    ['nothing', '', 'document.kind'],
    ['a picture that was cut', null, 'document.broken'],
  ])('%s is no picture: it is refused, and no message stands for it', async (_, body, code) => {
    const { chat } = await open();
    const bytes = body ?? (await pngOf(24, 16)).subarray(0, 60);
    expect(await send(bytes, chat)).toMatchObject({ status: 400, outcome: code });
    expect((await platform.value('chat.state', look, chat)).messages).toEqual([]);
    expect(await documents()).toEqual([]);
  });

  test('only the session of the chat sends one, and a text is no picture', async () => {
    const { chat } = await open();
    const picture = await jpegOf(24, 16);
    expect(await send(picture, { token })).toMatchObject({ outcome: 'CUSTOMER_NOT_LOGIN' });
    expect(await send(picture, {})).toMatchObject({ outcome: 'CUSTOMER_NOT_LOGIN' });
    await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
    expect(codeOf(await platform.call('chat.picture', { seq: 1 }, chat))).toBe('not.found');
    expect(codeOf(await platform.call('chat.picture', { seq: 2 }, chat))).toBe('not.found');
  });

  test('pictures count among the 30 messages of a minute', async () => {
    const { chat } = await open();
    for (let sent = 0; sent < 30; sent++) await platform.value('chat.send', { id: id(), text: `${sent}` }, chat);
    expect(await send(await jpegOf(24, 16), chat)).toMatchObject({ status: 429, outcome: 'TOO_MANY_REQUEST' });
  });

  test('an agent of the operator saves it as a file, and one of another operator finds none', async () => {
    const { chat } = await open();
    await send(await jpegOf(24, 16), chat);
    const call = await operatorWith(platform, ['support']);
    const { items } = answered(await call('chats.list', {}));
    expect(items[0]?.lastMessage.kind).toBe('picture');
    const file = await fetch(`${platform.operatorUrl}/operator/chats.picture`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${call.token}` },
      body: JSON.stringify({ memberId, seq: 1 }),
    });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="chat-1.jpg"');
    expect(
      Buffer.from(await file.arrayBuffer())
        .toString('base64')
        .startsWith(JPEG_START),
    ).toBe(true);
    const foreign = await operatorWith(platform, ['support'], { merchant: 'lotus' });
    expect((await foreign('chats.picture', { memberId, seq: 1 })).status).toBe(404);
    expect((await operatorCaller(platform, null)('chats.picture', { memberId, seq: 1 })).status).toBe(401);
  });
});

describe('agents', () => {
  test('those of another operator see, read and answer nothing, and close nothing', async () => {
    const { chat } = await open();
    await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
    const foreign = await operatorWith(platform, ['support'], { merchant: 'lotus' });
    expect(answered(await foreign('chats.list', {})).items).toEqual([]);
    expect(outcomeOf(await foreign('chats.read', { memberId }))).toBe('not.found');
    expect(outcomeOf(await foreign('chats.answer', { memberId, id: id(), seq: 1, answer: 'Hi' }))).toBe('not.found');
    expect(outcomeOf(await foreign('chats.close', { memberId, seq: 1 }))).toBe('not.found');
    await foreign('chats.typing', { memberId });
    const { messages, agentIsTyping, status } = await platform.value('chat.state', look, chat);
    expect([messages.map(({ text }) => text), agentIsTyping, status]).toEqual([['Hello'], false, 'waiting']);
  });

  test('none ends a conversation in which a message came that the agent’s page does not show', async () => {
    const { chat } = await open();
    for (const text of ['Hello', 'My money is gone']) await platform.value('chat.send', { id: id(), text }, chat);
    const call = await operatorWith(platform, ['support']);
    const refused = await call('chats.close', { memberId, seq: 1 });
    expect([refused.status, outcomeOf(refused)]).toEqual([409, 'operator.chat.newer']);
    expect(await platform.value('chat.state', look, chat)).toMatchObject({ status: 'waiting' });
    answered(await call('chats.close', { memberId, seq: 2 }));
    expect(await platform.value('chat.state', look, chat)).toMatchObject({ status: 'ended' });
  });

  test('what they answer, save and close stands in the audit log', async () => {
    const { chat } = await open();
    await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
    const call = await operatorWith(platform, ['support', 'audit']);
    await call('chats.list', {});
    await call('chats.answer', { memberId, id: id(), seq: 1, answer: 'Good evening' });
    await call('chats.picture', { memberId, seq: 1 });
    await call('chats.close', { memberId, seq: 2 });
    const { items } = answered(await call('audit.list', {}));
    expect(items.slice(0, 4).map(({ call: name, outcome }) => [name, outcome])).toEqual([
      ['chats.close', 'done'],
      ['chats.picture', 'not.found'],
      ['chats.answer', 'done'],
      ['session.login', 'done'],
    ]);
    expect(items[2]?.input).toContain('Good evening');
  });
});

describe('news', () => {
  test('whoever waits hears of a message, of typing and of reading', async () => {
    const { chat } = await open();
    const { revision } = await platform.value('chat.state', look, chat);
    const waiting = platform.value('chat.state', { after: 0, revision, wait: true }, chat);
    await platform.value('chat.send', { id: id(), text: 'From another tab' }, chat);
    const news = await waiting;
    expect(news.messages.map(({ text }) => text)).toEqual(['From another tab']);
    const typing = platform.value('chat.state', { after: 1, revision: news.revision, wait: true }, chat);
    await typeInChat(platform.db, { merchant: 'aurora', memberId });
    expect((await typing).agentIsTyping).toBe(true);
  });

  test('CH-01 the count is of the answers that were not read', async () => {
    const { chat } = await open();
    const unread = async () => (await platform.value('relay.unreadCount', {}, { token })).unReadCount;
    expect(await unread()).toBe(0);
    await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
    await answer('One');
    await answer('Two');
    expect(await unread()).toBe(2);
    await platform.value('chat.seen', { seq: 2 }, chat);
    expect(await unread()).toBe(1);
    await platform.value('chat.seen', { seq: 999 }, chat);
    expect(await unread()).toBe(0);
  });
});

describe('the list of agents', () => {
  const owner = () => ({ merchant: 'aurora', memberId });
  /** Members of before, whose conversations are under way: the last message of each came so long ago. */
  const addOthers = async (count: number, hours: number, by: 'agent' | 'member' = 'agent'): Promise<void> => {
    await platform.db.execute(sql`insert into member select (jsonb_populate_record(null::member, to_jsonb(m) || jsonb_build_object(
        'id', 'other-' || n, 'account', 'other' || n, 'user_name', 'other' || n, 'look', 'other' || n, 'mobile', null, 'email', null))).*
      from member m, generate_series(1, ${count}::int) n where m.id = ${memberId}`);
    await platform.db.execute(sql`insert into chat_conversation (id, merchant, member_id, status, last_seq, last_written_at, waiting_since)
      select 'of-' || id, 'aurora', id, 'open', 1, now() - make_interval(hours => ${hours}::int), case when ${by} = 'member' then now() - make_interval(hours => ${hours}::int) end
      from member where id like 'other-%'`);
    await platform.db.execute(sql`insert into chat_message (conversation_id, seq, author, client_id, kind, body, created_at)
      select id, 1, ${by}, id, 'text', 'Done', now() - make_interval(hours => ${hours}::int) from chat_conversation where id like 'of-other-%'`);
  };
  beforeEach(() => platform.db.execute(sql`delete from member where id like 'other-%'`));
  let agent: OperatorCaller;
  beforeAll(async () => {
    agent = await operatorWith(platform, ['support']);
  });
  const listed = async (cursor?: string) => answered(await agent('chats.list', { ...(cursor && { cursor }) }));
  const first = async () => (await listed()).items[0]?.member.id;

  test('has a member who wrote again before those whose answer nobody waits for', async () => {
    const { chat } = await open();
    await platform.value('chat.send', { id: id(), text: 'Where is my withdrawal?' }, chat);
    await answer('Which one?');
    await addOthers(120, 1);
    // Nobody wrote in theirs since.
    expect(await first()).toBe(memberId);
    await platform.db.execute(
      sql`update chat_conversation set last_written_at = now() - interval '2 hours' where member_id = ${memberId}`,
    );
    expect(await first()).not.toBe(memberId);
    await platform.value('chat.send', { id: id(), text: 'The one of yesterday.' }, chat);
    const { items, nextCursor } = await listed();
    expect([items[0]?.member.id, items[0]?.status, items.length]).toEqual([memberId, 'open', 100]);
    const rest = await listed(nextCursor ?? '');
    expect([rest.items.length, rest.nextCursor]).toEqual([21, null]);
    const all = [...items, ...rest.items].map(({ member }) => member.id);
    expect(new Set(all).size).toBe(121);
    await answer('It is on its way.');
    const { items: after } = await listed();
    // Nobody waits any more: who was written to last stands first.
    expect([after.length, after[0]?.member.id]).toEqual([100, memberId]);
  });

  test('has whoever waits the longest first, from the first message that nobody answered', async () => {
    const { chat } = await open();
    await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
    await answer('Hello');
    await addOthers(1, 1, 'member');
    await platform.value('chat.send', { id: id(), text: 'One question' }, chat);
    expect(await first()).toBe('other-1');
    await platform.db.execute(
      sql`update chat_conversation set waiting_since = now() - interval '2 hours' where member_id = ${memberId}`,
    );
    await platform.value('chat.send', { id: id(), text: 'And another one' }, chat);
    expect(await first()).toBe(memberId);
  });

  test('a message that came while an agent answered those before it waits, and was not read', async () => {
    const { chat } = await open();
    for (const text of ['Hello', 'My money is gone']) await platform.value('chat.send', { id: id(), text }, chat);
    await addOthers(1, 1);
    await answer('Hello', id(), 1);
    expect(await platform.value('chat.state', look, chat)).toMatchObject({ status: 'open', agentSeen: 1 });
    const waiting = async () => (await listed()).items.map(({ member, isWaiting }) => [member.id, isWaiting]);
    expect(await waiting()).toEqual([
      [memberId, true],
      ['other-1', false],
    ]);
    await answer('Where?', id(), 3);
    expect((await platform.value('chat.state', look, chat)).agentSeen).toBe(4);
    expect(await waiting()).toEqual([
      [memberId, false],
      ['other-1', false],
    ]);
  });

  test('the place in the queue counts those who wait in a conversation that is under way', async () => {
    await addOthers(3, 1, 'member');
    const { chat } = await open();
    await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
    expect(await platform.value('chat.state', look, chat)).toMatchObject({ status: 'waiting', place: 4 });
    expect((await listed()).items.map(({ member }) => member.id).at(-1)).toBe(memberId);
    await platform.db.execute(sql`update chat_conversation set waiting_since = null where id = 'of-other-1'`);
    expect((await platform.value('chat.state', look, chat)).place).toBe(3);
  });

  test('a message that a node of the release before took waits all the same, and its conversation never ends', async () => {
    const { chat } = await open();
    await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
    await answer('Hello');
    for (const text of ['My money is gone', 'Hello?']) await platform.value('chat.send', { id: id(), text }, chat);
    // As that node leaves it behind, days ago.
    await platform.db.execute(sql`update chat_conversation set waiting_since = null where member_id = ${memberId}`);
    await platform.db.execute(sql`update chat_message set created_at = now() - interval '3 days' where seq <= 3`);
    await platform.db.execute(sql`update chat_message set created_at = now() - interval '2 days' where seq = 4`);
    await addOthers(1, 60, 'member');
    const told: string[] = [];
    await endIdleConversations(platform.context, (conversation) => told.push(conversation));
    expect((await platform.value('chat.state', look, chat)).status).toBe('open');
    expect([told.length, await first()]).toEqual([1, memberId]);
    // One that nobody has noted yet does not end either.
    await platform.db.execute(sql`update chat_conversation set waiting_since = null where member_id = ${memberId}`);
    expect(await idleConversations(platform.db, 24, 100)).toEqual([]);
  });

  test('a conversation in which nobody wrote for a day ends, and can be rated; one that waits for an answer stays', async () => {
    const { chat } = await open();
    await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
    await answer('Hello');
    const age = (hours: number) =>
      platform.db.execute(sql`update chat_message set created_at = now() - make_interval(hours => ${hours}::int)`);
    const ended: string[] = [];
    const end = () => endIdleConversations(platform.context, (conversation) => ended.push(conversation));
    await age(23);
    await end();
    expect((await platform.value('chat.state', look, chat)).status).toBe('open');
    await age(25);
    await end();
    const { status, messages } = await platform.value('chat.state', look, chat);
    expect([status, messages.map(({ author, kind }) => [author, kind]).at(-1)]).toEqual(['ended', ['agent', 'ended']]);
    expect([ended.length, (await listed()).items]).toEqual([1, []]);
    await platform.value('chat.rate', { stars: 4 }, chat);
    await platform.value('chat.send', { id: id(), text: 'Once more' }, chat);
    await age(250);
    await end();
    await answer('Here I am');
    await platform.value('chat.send', { id: id(), text: 'And now?' }, chat);
    await age(250);
    await end();
    expect(await platform.value('chat.state', look, chat)).toMatchObject({ status: 'open' });
    expect(await platform.db.transaction((tx) => closeChat(tx, owner(), 6))).toBe('closed');
  });
});

describe('answers', () => {
  const inbox = () =>
    rows<{ body: string }>(
      platform.db,
      sql`select body from outbox where channel = 'notice' and body like '%Late answer%'`,
    );

  test('an answer is given once, and comes to the inbox of a member whose chat is closed', async () => {
    const { chat } = await open();
    await platform.value('chat.send', { id: id(), text: 'Is anybody there?' }, chat);
    await platform.value('chat.state', look, chat);
    await answer('Quick answer');
    await platform.db.execute(sql`update chat_conversation set member_here_at = now() - interval '10 minutes'`);
    const answerId = id();
    for (let given = 0; given < 2; given++) expect(await answer('Late answer', answerId)).toBe(true);
    expect(await inbox()).toHaveLength(1);
    const { messages, status } = await platform.value('chat.state', look, chat);
    expect([messages.map(({ text }) => text), status]).toEqual([
      ['Is anybody there?', 'Quick answer', 'Late answer'],
      'open',
    ]);
  });

  test('a closed conversation can be rated once it has ended, and begins again with the next message', async () => {
    const { chat } = await open();
    await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
    expect(codeOf(await platform.call('chat.rate', { stars: 5 }, chat))).toBe('input.invalid');
    const owner = { merchant: 'aurora', memberId };
    expect(await platform.db.transaction((tx) => closeChat(tx, owner, 1))).toBe('closed');
    expect(await platform.db.transaction((tx) => closeChat(tx, owner, 2))).toBe('none');
    await platform.value('chat.rate', { stars: 4 }, chat);
    expect(await platform.value('chat.state', look, chat)).toMatchObject({ status: 'ended', stars: 4 });
    await platform.value('chat.send', { id: id(), text: 'Once more' }, chat);
    expect(await platform.value('chat.state', look, chat)).toMatchObject({ status: 'waiting', stars: null });
  });

  test('each ended conversation is rated once, and its stars stay for the operator and in the member’s own data', async () => {
    const { chat } = await open();
    for (const stars of [4, 2]) {
      await platform.value('chat.send', { id: id(), text: 'Hello' }, chat);
      await platform.value('chat.end', {}, chat);
      await platform.value('chat.rate', { stars }, chat);
      expect(codeOf(await platform.call('chat.rate', { stars: 5 }, chat))).toBe('input.invalid');
      expect((await platform.value('chat.state', look, chat)).stars).toBe(stars);
    }
    await platform.value('chat.send', { id: id(), text: 'Once more' }, chat);
    const given = [
      { stars: 2, seq: 4 },
      { stars: 4, seq: 2 },
    ];
    const { items } = answered(await (await operatorWith(platform, ['support']))('chats.ratings', {}));
    expect(items).toMatchObject(given.map((one) => ({ ...one, member: { id: memberId } })));
    const foreign = await operatorWith(platform, ['support'], { merchant: 'lotus' });
    expect(answered(await foreign('chats.ratings', {})).items).toEqual([]);
    const stored = sql`select * from member where id = ${memberId}`;
    const [member] = await rows<{ id: string }>(platform.db, stored);
    const own: unknown[] = [];
    const about = { merchant: aurora(), member } as DataOwner;
    for await (const page of chatData(platform.context).chatRatings?.(about) ?? []) own.push(...page);
    expect(own).toMatchObject([
      { number: 2, stars: 4 },
      { number: 4, stars: 2 },
    ]);
  });

  test('those who wait longer stand before in the queue', async () => {
    const other = await platform.value('session.login', {
      type: 'username',
      username: 'jade',
      password: demoMember.password,
    });
    const [first, second] = [await open({ token: other.token, host: 'localhost:8080' }), await open()];
    await platform.value('chat.send', { id: id(), text: 'I was first' }, first.chat);
    await platform.value('chat.send', { id: id(), text: 'I came later' }, second.chat);
    expect((await platform.value('chat.state', look, second.chat)).place).toBe(2);
    await platform.value('chat.end', {}, first.chat);
    expect((await platform.value('chat.state', look, second.chat)).place).toBe(1);
  });
});

describe('a chat vendor', () => {
  const lotus = { host: 'lotus.localhost:8080' };

  test('RL-01 SW-02 WPSCORE_getCustomerServiceScript names the vendor and the member, for an operator without the relay', async () => {
    const login = await platform.value('session.login', { type: 'username', ...demoMember }, lotus);
    const found = await platform.value('relay.customerServiceScript', {}, { ...lotus, token: login.token });
    expect(found).toEqual({
      csType: 'COMM100',
      frameUrl: null,
      agent: { name: 'demo', address: `lotus+${login.id}@members.invalid` },
    });
    expect((await platform.value('relay.customerServiceScript', {}, lotus)).agent).toBeNull();
    expect(await platform.value('relay.customerServiceScript', {}, { token })).toEqual({
      csType: null,
      frameUrl: null,
      agent: null,
    });
  });
});
