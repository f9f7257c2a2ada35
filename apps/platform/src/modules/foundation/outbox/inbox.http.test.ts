// A member's inbox and picture through the platform's real HTTP.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { rowsReadBy } from '../../../testing/rows-read.ts';
import { createCountUnread, UNREAD } from './inbox.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ token } = await platform.value('session.login', { type: 'username', ...demoMember }));
});
afterAll(() => platform.close());
beforeEach(() => platform.db.execute(sql`delete from outbox`));

const notify = async (subject: string, { recipient = 'demo', channel = 'notice' as 'notice' | 'email' } = {}) => {
  const message = { merchant: 'aurora', channel, recipient, subject, body: `${subject}.` };
  await platform.context.outbox.send(platform.db, message);
};
const inbox = (cursor?: string) => platform.value('member.messages', cursor === undefined ? {} : { cursor }, { token });

test('the inbox has the member’s own notices, the newest first, and no mail', async () => {
  await notify('First');
  await notify('Second');
  await notify('For another', { recipient: 'jade' });
  await notify('Mail', { channel: 'email' });
  const { items, unread, nextCursor } = await inbox();
  expect(items.map(({ subject, body, isRead }) => [subject, body, isRead])).toEqual([
    ['Second', 'Second.', false],
    ['First', 'First.', false],
  ]);
  expect([unread, nextCursor]).toEqual([2, null]);
});

test('what was read stays read, and what comes later is unread', async () => {
  await notify('First');
  await notify('Second');
  const [newest] = (await inbox()).items;
  expect(await platform.value('member.messagesRead', { upTo: newest?.id ?? '' }, { token })).toEqual({ unread: 0 });
  await notify('Third');
  const { items, unread } = await inbox();
  expect([items.map(({ isRead }) => isRead), unread]).toEqual([[false, true, true], 1]);
});

test('reading one page leaves what is older unread, until its own page is read', async () => {
  for (let count = 1; count <= 21; count += 1) await notify(`Message ${count}`);
  const read = async (cursor?: string) => {
    const { items, nextCursor } = await inbox(cursor);
    const shown = { from: items.at(-1)?.id ?? '', upTo: items[0]?.id ?? '' };
    return { ...(await platform.value('member.messagesRead', shown, { token })), nextCursor };
  };
  const first = await read();
  expect(first.unread).toBe(1);
  expect((await inbox(first.nextCursor ?? '')).items.map(({ isRead }) => isRead)).toEqual([false]);
  expect((await read(first.nextCursor ?? '')).unread).toBe(0);
});

test('reading reaches no other member and no other operator', async () => {
  await notify('Of jade', { recipient: 'jade' });
  const { token: lotus } = await platform.value('session.login', { type: 'username', ...demoMember }, { host: LOTUS });
  await platform.value('member.messagesRead', { upTo: '999999999' }, { token });
  await platform.value('member.messagesRead', { upTo: '999999999' }, { token: lotus, host: LOTUS });
  const jade = { type: 'username', username: 'jade', password: demoMember.password } as const;
  const { token: other } = await platform.value('session.login', jade);
  expect((await platform.value('member.messages', {}, { token: other })).unread).toBe(1);
});

test('the inbox goes back page by page, and a cursor that is none is refused', async () => {
  for (let count = 1; count <= 21; count += 1) await notify(`Message ${count}`);
  const first = await inbox();
  expect([first.items.length, first.items[0]?.subject]).toEqual([20, 'Message 21']);
  const second = await inbox(first.nextCursor ?? '');
  expect([second.items.map(({ subject }) => subject), second.nextCursor]).toEqual([['Message 1'], null]);
  const { body } = await platform.call('member.messages', { cursor: 'x' }, { token });
  expect(body).toMatchObject({ errorCode: 'input.invalid' });
});

test('the member’s own data say how many notices are unread', async () => {
  const unread = async () => (await platform.value('member.info', {}, { token })).unread;
  await notify('First');
  await notify('Second');
  await notify('For another', { recipient: 'jade' });
  await notify('Mail', { channel: 'email' });
  expect(await unread()).toBe(2);
  const [newest] = (await inbox()).items;
  await platform.value('member.messagesRead', { upTo: newest?.id ?? '' }, { token });
  expect(await unread()).toBe(0);
});

test('counting the unread notices of a member who has read 10,000 reads no more than those unread', async () => {
  await platform.db.execute(sql`insert into outbox (merchant, channel, recipient, subject, body, read_at)
    select 'aurora', 'notice', 'demo', 'Read', 'Read.', now() from generate_series(1, 10000)`);
  for (const subject of ['First', 'Second', 'Third']) await notify(subject);
  await platform.db.execute(sql`vacuum analyze outbox`);
  expect((await platform.value('member.info', {}, { token })).unread).toBe(3);
  // The three, and the member of the list.
  expect(await rowsReadBy(platform.db, sql.raw(UNREAD.replace('$1', `'[["aurora","demo"]]'`)))).toBe(4);
});

test('unread notices of many are counted together, each with its operator’s own', async () => {
  await notify('First');
  await notify('Second');
  await notify('For another', { recipient: 'jade' });
  const countUnread = createCountUnread(platform.db);
  const asked = [
    ['aurora', 'demo'],
    ['aurora', 'jade'],
    ['lotus', 'demo'],
    ['aurora', 'a "name", with [signs]'],
  ] as const;
  expect(await Promise.all(asked.map(([merchant, account]) => countUnread(merchant, account)))).toEqual([2, 1, 0, 0]);
});

test('notices stay for a year, what was sent elsewhere for a month', async () => {
  await notify('Notice');
  await notify('Mail', { channel: 'email' });
  const left = async (age: string) => {
    await platform.db.execute(sql`update outbox set at = now() - ${age}::interval`);
    await platform.purge();
    return (await inbox()).items.length;
  };
  expect(await left('364 days')).toBe(1);
  expect(await left('366 days')).toBe(0);
});

test('a member chooses a picture of those that the operator has, or none', async () => {
  const icon = async () => (await platform.value('member.info', {}, { token })).profileIcon;
  const choose = async (chosen: number | null) => {
    const { body } = await platform.call('member.profileIcon', { icon: chosen }, { token });
    return body.success ? 'done' : body.errorCode;
  };
  expect(await icon()).toBeNull();
  expect([await choose(9), await icon()]).toEqual(['done', 9]);
  for (const wrong of [10, 0, -1, 1.5]) expect(await choose(wrong)).toBe('input.invalid');
  expect([await choose(null), await icon()]).toEqual(['done', null]);
});
