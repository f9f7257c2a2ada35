// The export of a member's own data, and the end of the account, over HTTP.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { ledgerFaults, stepUp, usableAccount } from '../../../testing/money.ts';
import { answered, operatorWith } from '../../../testing/operator.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { DEVICE } from '../../../testing/register.ts';

let platform: TestPlatform;
let token: string;
let memberId: string;
let accountId: string;
const logIn = (host?: string) =>
  platform.value('session.login', { type: 'username', ...demoMember }, host === undefined ? {} : { host });
beforeAll(async () => {
  platform = await startTestPlatform({ operatorPort: 0 });
  ({ token, id: memberId } = await logIn());
  accountId = await usableAccount(platform, { token }, 'demobank');
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.execute(sql`delete from limit_counter where key like 'export|%'`);
  await platform.db.execute(sql`update session set stepped_up_at = null`);
});

const codeOf = async () => (await platform.value('security.exportData', { stepUp }, { token })).code;
const fetchFile = (code: string, host = 'aurora.localhost') =>
  fetch(`${platform.url}/wps/member/export/${code}`, { headers: { 'X-Forwarded-Host': host } });
const refusalOf = async (name: 'security.exportData' | 'security.closeAccount', input: object, bearer = token) => {
  const { body } = await platform.call(name, input, { token: bearer });
  return body.success ? 'done' : body.errorCode;
};
type Lists = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
const exported = async (): Promise<Lists> => (await (await fetchFile(await codeOf())).json()) as Lists;

describe('the export', () => {
  test('is one JSON file with every list of the member’s own data', async () => {
    const { orderId } = await platform.value('wallet.withdraw', { accountId, amount: '2000', stepUp }, { token });
    await platform.value('member.feedback', { kind: 'idea', text: 'More "draws"\n🎈' }, { token });
    const answer = await fetchFile(await codeOf());
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="aurora-\d{4}-\d\d-\d\d\.json"$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { operator, exportedAt, ...lists } = (await answer.json()) as Lists;
    expect([operator, typeof exportedAt]).toEqual(['Aurora', 'string']);
    expect(Object.keys(lists)).toEqual([
      'profile',
      'consents',
      'sessions',
      'security',
      'identityCheck',
      'linkedAccounts',
      'payoutAccounts',
      'deposits',
      'bonuses',
      'withdrawals',
      'transactions',
      'bets',
      'winsPrivacy',
      'instantRounds',
      'jackpots',
      'vendorTransactions',
      'favouriteGames',
      'recentGames',
      'playSums',
      'points',
      'rewards',
      'referralCode',
      'referrals',
      'invitation',
      'messages',
      'pushDevices',
      'pushChoice',
      'pictures',
      'moneyEvents',
      'trackedEvents',
      'trackingChoice',
      'feedback',
      'chat',
      'chatRatings',
    ]);
    expect(lists.profile).toMatchObject([{ account: 'demo', email: 'demo@aurora.example', status: 'active' }]);
    expect(lists.withdrawals).toMatchObject([{ id: orderId, amount: '2000', status: 'waiting' }]);
    expect(lists.transactions?.[0]).toMatchObject({ amount: '-2000', currency: 'USD' });
    expect(lists.moneyEvents).toMatchObject([{ name: 'withdraw', fields: { customerName: '' } }]);
    expect(lists.feedback).toMatchObject([{ kind: 'idea', text: 'More "draws"\n🎈' }]);
    expect(lists.payoutAccounts).toMatchObject([{ id: accountId, masked: expect.stringMatching(/^•••• \d{4}$/) }]);
    expect(lists.sessions?.length).toBeGreaterThan(0);
    const times = Object.values(lists).flatMap((list) => list.flatMap((row) => Object.entries(row)));
    for (const [name, value] of times.filter(([key]) => /(?:^at|At|Since|From)$/.test(key)))
      if (value !== null)
        expect([name, value]).toEqual([name, expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/)]);
  });

  test('holds no password, no token, no whole number of an account and nothing of another member', async () => {
    const other = { type: 'username', username: 'jade', password: demoMember.password } as const;
    const { token: theirs } = await platform.value('session.login', other);
    await platform.value('member.feedback', { kind: 'idea', text: 'Written by Jade' }, { token: theirs });
    const text = await (await fetchFile(await codeOf())).text();
    const stored = await rows<Record<string, string>>(
      platform.db,
      sql`select password_hash, (select string_agg(token_hash, ' ') from session) as hashes,
        (select string_agg(fingerprint, ' ') from payout_account) as prints from member where id = ${memberId}`,
    );
    for (const secret of Object.values(stored[0] ?? {}).flatMap((value) => value.split(' ')))
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/argon2|\d{13}|Jade/);
  });

  test('has each of many messages once', async () => {
    await platform.db.execute(sql`insert into outbox (merchant, channel, recipient, subject, body)
      select 'aurora', 'notice', 'demo', 'Many', n::text from generate_series(1, 1201) as n`);
    const messages = (await exported()).messages ?? [];
    const many = messages.filter(({ subject }) => subject === 'Many').map(({ body }) => Number(body));
    expect(many).toHaveLength(1201);
    expect(new Set(many).size).toBe(1201);
    await platform.db.execute(sql`delete from outbox where subject = 'Many'`);
  });

  test('needs a proof, and its code opens once, on the same operator, for a minute', async () => {
    expect(await refusalOf('security.exportData', {})).toBe('stepup_required');
    expect(await refusalOf('security.exportData', { stepUp: { password: 'wrong' } })).toBe('password.wrong');
    const code = await codeOf();
    expect((await fetchFile(code, LOTUS)).status).toBe(404);
    expect((await fetchFile(code)).status).toBe(200);
    for (const wrong of [code, 'x'.repeat(43), 'x', '%27%20or%201=1'])
      expect((await fetchFile(wrong)).status).toBe(404);
    const late = await codeOf();
    await platform.db.execute(sql`update export_code set expires_at = now()`);
    expect((await fetchFile(late)).status).toBe(404);
    await platform.purge();
    expect(await rows(platform.db, sql`select 1 from export_code`)).toEqual([]);
  });

  test('is given three times a day', async () => {
    for (let times = 0; times < 3; times += 1) await codeOf();
    expect(await refusalOf('security.exportData', {})).toBe('TOO_MANY_REQUEST');
  });
});

describe('closing the account', () => {
  test('needs a proof and changes nothing without one', async () => {
    expect(await refusalOf('security.closeAccount', {})).toBe('stepup_required');
    expect((await platform.call('member.info', {}, { token })).status).toBe(200);
  });

  test('ends every session, tells the member, and lets nobody log in', async () => {
    const host = LOTUS;
    const [{ token: one, id }, { token: two }] = [await logIn(host), await logIn(host)];
    const remembered = { type: 'username', ...demoMember, loginDeviceId: DEVICE } as const;
    const { deviceSecret = '' } = await platform.value('session.login', { ...remembered, remember: true }, { host });
    const theirAccount = await usableAccount(platform, { token: one, host }, 'vcb');
    const { orderId } = await platform.value(
      'wallet.withdraw',
      { accountId: theirAccount, amount: '100000', stepUp },
      { token: one, host },
    );
    await platform.value('security.closeAccount', { stepUp }, { token: one, host });
    for (const dead of [one, two])
      expect((await platform.call('member.info', {}, { token: dead, host })).status).toBe(401);
    expect(await rows(platform.db, sql`select 1 from session where member_id = ${id}`)).toEqual([]);
    const bySecret = await platform.call('session.login', { ...remembered, password: deviceSecret }, { host });
    expect(bySecret.body).toMatchObject({ errorCode: 'login.cred.err' });
    const again = await platform.call('session.login', { type: 'username', ...demoMember }, { host });
    expect([again.status, again.body]).toMatchObject([403, { errorCode: 'member.closed' }]);
    const notices = await rows<{ channel: string; subject: string }>(
      platform.db,
      sql`select channel, subject from outbox where merchant = 'lotus' and subject like '%Lotus%' and body like 'Your account is closed, as you asked.%' order by channel`,
    );
    expect(notices.map(({ channel }) => channel)).toEqual(['email', 'notice']);
    const call = await operatorWith(platform, ['support', 'payments'], { merchant: 'lotus' });
    const { member } = answered(await call('members.find', { name: 'demo' }));
    expect(member).toMatchObject({ id, status: 'closed', statusUntil: null, held: '100000' });
    expect(answered(await call('withdrawals.pay', { id: orderId })).status).toBe('paid');
    const rest = {
      memberId: id,
      accountId: theirAccount,
      amount: '100000',
      key: 'rest',
      reason: 'The account is closed',
    };
    expect(answered(await call('withdrawals.create', rest)).status).toBe('waiting');
    expect(await ledgerFaults(platform)).toEqual([]);
  });

  test('leaves an exclusion as it is', async () => {
    await platform.db.execute(sql`update member set status = 'excluded' where id = ${memberId}`);
    expect(await refusalOf('security.closeAccount', { stepUp })).not.toBe('done');
    const [row] = await rows<{ status: string }>(platform.db, sql`select status from member where id = ${memberId}`);
    expect(row?.status).toBe('excluded');
    await platform.db.execute(sql`update member set status = 'active' where id = ${memberId}`);
  });
});
