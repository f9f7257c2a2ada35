// The identity check through the platform's real HTTP: a member sends, an operator decides, a withdrawal waits for it.
import type { DocumentKind, IdentityCheck } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { giveCash, ledgerFaults, stepUp, usableAccount } from '../../../testing/money.ts';
import { answered, type OperatorCaller, operatorWith, outcomeOf } from '../../../testing/operator.ts';
import { jpegOf, noPictures } from '../../../testing/pictures.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { upload } from '../../../testing/uploads.ts';

let platform: TestPlatform;
let token: string;
let memberId: string;
let accountId: string;
let pictures: Record<'passport' | 'selfie', Buffer>;

beforeAll(async () => {
  platform = await startTestPlatform({ operatorPort: 0 });
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
  accountId = await usableAccount(platform, { token }, 'demobank');
  await giveCash(platform, memberId, 5_000_000n);
  pictures = { passport: await jpegOf(64, 48), selfie: await jpegOf(48, 64) };
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.execute(sql`delete from limit_counter where key like 'document|%' or key like 'operator|%'`);
  await platform.db.execute(sql`delete from identity_check`);
  await platform.db.execute(sql`delete from document`);
});

const send = (kind: 'passport' | 'selfie', bytes = pictures[kind]) =>
  upload(platform, 'security.identityDocument', { kind }, bytes, { token });
const sendBoth = async () => {
  await send('passport');
  await send('selfie');
};
const check = async (): Promise<IdentityCheck | null> =>
  (await platform.value('security.overview', {}, { token })).identityCheck;
const waiting = async (call: OperatorCaller) => answered(await call('identityChecks.list', {})).items;
const withdraw = async (amount: string) => {
  const { body } = await platform.call('wallet.withdraw', { accountId, amount, stepUp }, { token });
  return body.success ? 'done' : body.errorCode;
};
const demanded = async () => (await platform.value('relay.withdrawAccountInfo', {}, { token })).identityCheck;

test('waits for the operator once all documents are there', async () => {
  expect(await check()).toEqual({
    status: 'none',
    documents: [
      { kind: 'passport', sentAt: null },
      { kind: 'selfie', sentAt: null },
    ],
    reason: null,
  });
  expect((await send('passport')).value.status).toBe('none');
  const call = await operatorWith(platform, ['risk']);
  expect(await waiting(call)).toEqual([]);
  expect((await send('selfie')).value.status).toBe('waiting');
  expect(await check()).toMatchObject({ status: 'waiting' });
  expect(await waiting(call)).toMatchObject([
    { member: { id: memberId, account: 'demo' }, documents: ['passport', 'selfie'] },
  ]);
});

test('takes the same file again after a lost answer, and no other while it waits', async () => {
  await sendBoth();
  expect(await send('selfie')).toMatchObject({ outcome: 'done', value: { status: 'waiting' } });
  expect((await send('selfie', pictures.passport)).outcome).toBe('document.unwanted');
});

test.each([
  ['none that the operator does not ask for', 'identityFront' as DocumentKind, 'document.unwanted'],
  ['none of a kind that nobody knows', 'money' as DocumentKind, 'input.invalid'],
])('takes %s', async (_, kind, outcome) => {
  const sent = await upload(platform, 'security.identityDocument', { kind }, pictures.selfie, { token });
  expect(sent.outcome).toBe(outcome);
});

test('takes no script under the name of a picture, and nothing of a visitor', async () => {
  for (const bytes of Object.values(noPictures)) expect((await send('passport', bytes)).outcome).toBe('document.kind');
  const anonymous = await upload(platform, 'security.identityDocument', { kind: 'selfie' }, pictures.selfie);
  expect(anonymous.status).toBe(401);
  expect(await rows(platform.db, sql`select 1 from document`)).toEqual([]);
});

test('an operator saves each document as a file, and the audit log keeps it', async () => {
  await sendBoth();
  const call = await operatorWith(platform, ['risk', 'audit']);
  const [first] = await waiting(call);
  const answer = await fetch(`${platform.operatorUrl}/operator/identityChecks.document`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${call.token}` },
    body: JSON.stringify({ id: first?.id, kind: 'passport' }),
  });
  expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    'image/jpeg',
    'nosniff',
  ]);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="passport-${first?.id}.jpg"`);
  expect(answered(await call('audit.list', {})).items[0]).toMatchObject({ call: 'identityChecks.document' });
  const lotus = await operatorWith(platform, ['risk'], { merchant: 'lotus' });
  expect(outcomeOf(await lotus('identityChecks.approve', { id: first?.id ?? '' }))).toBe('not.found');
  expect(await waiting(lotus)).toEqual([]);
});

test('an approval lets large withdrawals pass, and nothing replaces what was approved', async () => {
  expect(await demanded()).toEqual({ from: '400000', status: 'none' });
  expect(await withdraw('400000')).toBe('withdraw.identity.check');
  expect(await withdraw('398000')).toBe('done');
  expect(await demanded()).toEqual({ from: '2000', status: 'none' });
  expect(await withdraw('2000')).toBe('withdraw.identity.check');
  expect(await withdraw('1999')).toBe('done');
  await sendBoth();
  expect(await withdraw('400000')).toBe('withdraw.identity.check');
  const call = await operatorWith(platform, ['risk']);
  const [first] = await waiting(call);
  expect(outcomeOf(await call('identityChecks.approve', { id: first?.id ?? '' }))).toBe('done');
  expect(outcomeOf(await call('identityChecks.approve', { id: first?.id ?? '' }))).toBe('not.found');
  expect(await demanded()).toEqual({ from: '1', status: 'approved' });
  expect(await withdraw('400000')).toBe('done');
  expect((await send('passport', pictures.selfie)).outcome).toBe('document.unwanted');
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('pieces of a large withdrawal wait for the check, too', async () => {
  expect(await demanded()).toEqual({ from: '1', status: 'none' });
  expect(await withdraw('1000')).toBe('withdraw.identity.check');
});

test('a refusal tells why, deletes the documents, and lets the member send all of them anew', async () => {
  await sendBoth();
  const call = await operatorWith(platform, ['risk']);
  const [first] = await waiting(call);
  const refused = { id: first?.id ?? '', reason: 'The picture is too dark.' };
  expect(outcomeOf(await call('identityChecks.refuse', refused))).toBe('done');
  expect(await check()).toEqual({
    status: 'refused',
    documents: [
      { kind: 'passport', sentAt: null },
      { kind: 'selfie', sentAt: null },
    ],
    reason: 'The picture is too dark.',
  });
  expect(await rows(platform.db, sql`select 1 from document`)).toEqual([]);
  const { items } = await platform.value('member.messages', {}, { token });
  expect(items[0]?.body).toContain('The picture is too dark.');
  await sendBoth();
  const [second] = await waiting(call);
  expect(second?.id).not.toBe(first?.id);
  expect(outcomeOf(await call('identityChecks.approve', { id: first?.id ?? '' }))).toBe('not.found');
  expect(await check()).toMatchObject({ status: 'waiting', reason: null });
});

test('two documents at the same moment send one check', async () => {
  await Promise.all([send('passport'), send('selfie')]);
  expect(await check()).toMatchObject({ status: 'waiting' });
});
