import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { type CallOptions, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
let token: string;
let memberId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.execute(sql`delete from feedback`);
  await platform.db.execute(sql`delete from idempotency`);
  await platform.db.execute(sql`delete from limit_counter where key like 'feedback|%'`);
});

const idea = { kind: 'idea', text: 'Show more draws.\n<b>Please</b> & “thanks” 🙂' } as const;

const write = (input: { kind: string; text: string } = idea, options: CallOptions = { token }) =>
  platform.call('member.feedback', input as typeof idea, options);

const codeOf = ({ body }: Awaited<ReturnType<typeof write>>) => (body.success ? null : body.errorCode);

const stored = () =>
  rows<Record<string, unknown>>(
    platform.db,
    sql`select merchant, member_id as "memberId", kind, text, reference from feedback`,
  );

test('a message is stored unchanged, with the reference that the member sees', async () => {
  const { reference } = await platform.value('member.feedback', idea, { token });
  expect(reference).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}$/);
  expect(await stored()).toEqual([{ merchant: 'aurora', memberId, ...idea, reference }]);
});

describe('a message that is sent again', () => {
  const options = () => ({ token, idempotencyKey: 'feedback-intent-1' });

  test('arrives once and gets the same reference', async () => {
    const first = await platform.value('member.feedback', idea, options());
    expect(await platform.value('member.feedback', idea, options())).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  test('uses up no message of the day, even when the first answer is lost', async () => {
    const first = await platform.value('member.feedback', idea, options());
    await platform.db.execute(sql`delete from idempotency where call = 'member.feedback'`);
    await platform.db.execute(sql`update limit_counter set count = most where key like 'feedback|%'`);
    expect(await platform.value('member.feedback', idea, options())).toEqual(first);
  });

  test('arrives once when the first answer is lost, and only with the same text', async () => {
    const first = await platform.value('member.feedback', idea, options());
    const forget = () => platform.db.execute(sql`delete from idempotency where call = 'member.feedback'`);
    await forget();
    expect(await platform.value('member.feedback', idea, options())).toEqual(first);
    await forget();
    expect(codeOf(await write({ ...idea, text: 'Something else' }, options()))).toBe('idempotency.mismatch');
    expect(await stored()).toHaveLength(1);
  });
});

test.each([
  ['an empty text', { ...idea, text: '' }],
  ['a text of spaces and line breaks', { ...idea, text: ' \n ' }],
  ['a text of 2,001 characters', { ...idea, text: 'a'.repeat(2001) }],
  ['a text with a control character', { ...idea, text: 'a\u0000b' }],
  ['an unknown kind', { ...idea, kind: 'order' }],
  ['an unknown field', { ...idea, memberId: 'x' }],
])('%s is refused and not stored', async (_, input) => {
  expect(codeOf(await write(input))).toBe('input.invalid');
  expect(await stored()).toEqual([]);
});

test('a text of 2,000 characters is accepted', async () => {
  expect((await write({ ...idea, text: 'a'.repeat(2000) })).status).toBe(200);
});

test('a visitor, and a member of another operator, cannot write', async () => {
  for (const options of [{}, { token, host: LOTUS }]) {
    expect(codeOf(await write(idea, options))).toBe('CUSTOMER_NOT_LOGIN');
  }
  expect(await stored()).toEqual([]);
});

test('a member may send 20 messages a day, and then learns how long to wait', async () => {
  for (let sent = 0; sent < 20; sent++) expect((await write()).status).toBe(200);
  const refused = await write();
  expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_REQUEST']);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(86_000);
  expect(await stored()).toHaveLength(20);
});

test('an operator’s members may send 1,000 messages an hour, independent of other operators', async () => {
  await platform.value('member.feedback', idea, { token });
  const full = await rows<{ most: number }>(
    platform.db,
    sql`update limit_counter set count = most where key = 'feedback|aurora' returning most`,
  );
  expect(full).toEqual([{ most: 1000 }]);
  expect(codeOf(await write())).toBe('TOO_MANY_REQUEST');
  const there = { host: LOTUS };
  const other = await platform.value('session.login', { type: 'username', ...demoMember }, there);
  expect((await write(idea, { token: other.token, ...there })).status).toBe(200);
});
