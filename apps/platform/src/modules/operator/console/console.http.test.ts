// The operator API through its real HTTP.
import { request } from 'node:http';
import { demoMember } from '@foyer/contract/demo';
import {
  demoStaff,
  type OperatorCallName,
  type OperatorInput,
  operatorCalls,
  type StaffRole,
  staffRoles,
} from '@foyer/contract/operator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { giveCash, ledgerFaults, stepUp, usableAccount } from '../../../testing/money.ts';
import { answered, type OperatorCaller, operatorCaller, operatorWith, outcomeOf } from '../../../testing/operator.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { codeAt } from '../../account/second-factor/api.ts';

let platform: TestPlatform;
let token: string;
let memberId: string;
let accountId: string;
beforeAll(async () => {
  platform = await startTestPlatform({ operatorPort: 0 });
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
  accountId = await usableAccount(platform, { token }, 'demobank');
});
afterAll(() => platform.close());
beforeEach(() => platform.db.execute(sql`delete from limit_counter where key like 'operator|%'`));

const place = async (amount = '2000') => {
  const { orderId } = await platform.value('wallet.withdraw', { accountId, amount, stepUp }, { token });
  return orderId;
};
const statusOf = async (id: string) =>
  (await platform.value('wallet.withdrawals', {}, { token })).items.find(({ orderId }) => orderId === id);

/** Inputs that every schema takes; what they name does not exist. */
const inputs: { readonly [N in OperatorCallName]: OperatorInput<N> } = {
  'session.login': { merchant: 'aurora', name: 'nobody', password: 'x', code: '000000' },
  'session.logout': {},
  'work.count': {},
  'withdrawals.list': {},
  'withdrawals.account': { id: 'none' },
  'withdrawals.hold': { id: 'none', reason: 'Why' },
  'withdrawals.pay': { id: 'none' },
  'withdrawals.refuse': { id: 'none', reason: 'Why' },
  'withdrawals.addAccount': {
    ...{ memberId: 'none', key: 'k', reason: 'Why' },
    ...{ kind: 'bankCard', issuer: 'demobank', number: '1234567890', holder: 'Anna Reyes' },
  },
  'withdrawals.create': { memberId: 'none', accountId: 'none', amount: '1', key: 'k', reason: 'Why' },
  'deposits.list': {},
  'deposits.slip': { id: 'none' },
  'deposits.confirm': { id: 'none', amount: '1', currency: 'USD' },
  'deposits.settle': { id: 'none', amount: '1', currency: 'USD' },
  'deposits.refuse': { id: 'none', amount: '1', currency: 'USD', reason: 'Why' },
  'notices.list': {},
  'members.find': { name: 'nobody' },
  'members.setStatus': { id: 'none', status: 'limited', until: null, reason: 'Why' },
  'members.setLabel': { id: 'none', label: null },
  'members.liftLock': { id: 'none' },
  'identityChecks.list': {},
  'identityChecks.document': { id: 'none', kind: 'selfie' },
  'identityChecks.approve': { id: 'none' },
  'identityChecks.refuse': { id: 'none', reason: 'Why' },
  'feedback.list': {},
  'feedback.answer': { reference: 'none', answer: 'Thanks' },
  'chats.list': {},
  'chats.read': { memberId: 'none' },
  'chats.picture': { memberId: 'none', seq: 1 },
  'chats.typing': { memberId: 'none' },
  'chats.answer': { memberId: 'none', id: 'a', seq: 1, answer: 'Hello' },
  'chats.ratings': {},
  'chats.close': { memberId: 'none', seq: 1 },
  'pushes.announce': { announcement: 'none', dryRun: true },
  'edits.list': {},
  'edits.history': { kind: 'settings', key: 'none' },
  'edits.write': { kind: 'banner', key: 'none', version: 0, value: [], reason: 'Why' },
  'edits.undo': { kind: 'settings', key: 'none', version: 0, to: 0, reason: 'Why' },
  'audit.list': {},
};

/** Who may make each call, written out. */
const allowed: {
  readonly [N in Exclude<OperatorCallName, 'session.login' | 'session.logout' | 'work.count'>]: readonly StaffRole[];
} = {
  'withdrawals.list': ['payments', 'risk'],
  'withdrawals.account': ['payments'],
  'withdrawals.hold': ['payments', 'risk'],
  'withdrawals.pay': ['payments'],
  'withdrawals.refuse': ['payments', 'risk'],
  'withdrawals.addAccount': ['payments'],
  'withdrawals.create': ['payments'],
  'deposits.list': ['payments'],
  'deposits.slip': ['payments'],
  'deposits.confirm': ['payments'],
  'deposits.settle': ['payments'],
  'deposits.refuse': ['payments', 'risk'],
  'notices.list': ['payments', 'risk'],
  'members.find': ['payments', 'support', 'risk'],
  'members.setStatus': ['risk'],
  'members.setLabel': ['support', 'risk'],
  'members.liftLock': ['support', 'risk'],
  'identityChecks.list': ['risk'],
  'identityChecks.document': ['risk'],
  'identityChecks.approve': ['risk'],
  'identityChecks.refuse': ['risk'],
  'feedback.list': ['support'],
  'feedback.answer': ['support'],
  'chats.list': ['support'],
  'chats.read': ['support'],
  'chats.picture': ['support'],
  'chats.typing': ['support'],
  'chats.answer': ['support'],
  'chats.ratings': ['support'],
  'chats.close': ['support'],
  'pushes.announce': ['content'],
  'edits.list': ['settings', 'content'],
  'edits.history': ['settings'],
  'edits.write': ['content'],
  'edits.undo': ['settings'],
  'audit.list': ['audit'],
};

describe.each(staffRoles)('a person with the role %s', (role) => {
  let call: OperatorCaller;
  beforeAll(async () => {
    call = await operatorWith(platform, [role]);
  });
  test.each(Object.entries(allowed))('calls %s only where one of %j may', async (name, roles) => {
    const outcome = outcomeOf(await call(name as OperatorCallName, inputs[name as OperatorCallName]));
    if (roles.includes(role)) expect(outcome).not.toMatch(/^operator\.(login|role)\./);
    else expect(outcome).toBe('operator.role.missing');
  });
});

test.each(Object.keys(operatorCalls).filter((name) => name !== 'session.login'))(
  '%s is refused without a session, and with a member’s',
  async (name) => {
    for (const given of [null, token, 'x'.repeat(43)]) {
      const answer = await operatorCaller(platform, given)(name as OperatorCallName, inputs[name as OperatorCallName]);
      expect([answer.status, outcomeOf(answer)]).toEqual([401, 'operator.login.required']);
    }
  },
);

test('a log-in needs the name, the password and a code that was not used', async () => {
  const { name, password, secret } = demoStaff[0];
  await platform.db.execute(sql`update operator_account set totp_step = 0`);
  const code = codeAt(secret, platform.context.now());
  const logIn = (change: Partial<OperatorInput<'session.login'>>) =>
    operatorCaller(platform, null)('session.login', { merchant: 'aurora', name, password, code, ...change });
  const wrong = [
    { name: 'nobody' },
    { password: `${password}x` },
    { code: '000000' },
    { merchant: 'nowhere' },
    { name: demoStaff[1].name },
  ];
  for (const change of wrong) expect(outcomeOf(await logIn(change))).toBe('operator.login.refused');
  expect(outcomeOf(await logIn({}))).toBe('done');
  expect(outcomeOf(await logIn({}))).toBe('operator.login.refused');
});

test('a name has ten tries in fifteen minutes', async () => {
  const answers = [];
  for (let tries = 0; tries < 11; tries += 1)
    answers.push(outcomeOf(await operatorCaller(platform, null)('session.login', inputs['session.login'])));
  expect(answers.filter((outcome) => outcome === 'operator.login.refused')).toHaveLength(10);
  expect(answers.at(-1)).toBe('TOO_MANY_REQUEST_LOGIN');
});

test('a session ends with the log-out, after eight hours, and after half an hour without a call', async () => {
  const loggedOut = await operatorWith(platform, ['support']);
  expect(outcomeOf(await loggedOut('session.logout', {}))).toBe('done');
  expect(outcomeOf(await loggedOut('members.find', { name: 'demo' }))).toBe('operator.login.required');
  for (const change of [sql`expires_at = now() - interval '1 second'`, sql`seen_at = now() - interval '31 minutes'`]) {
    const call = await operatorWith(platform, ['support']);
    await platform.db.execute(sql`update operator_session set ${change}`);
    expect(outcomeOf(await call('members.find', { name: 'demo' }))).toBe('operator.login.required');
  }
});

test('a call that comes a minute after the last mark keeps the session for another half hour', async () => {
  const call = await operatorWith(platform, ['support']);
  const seenAgo = async (seconds: number): Promise<number> => {
    await platform.db.execute(
      sql`update operator_session set seen_at = now() - make_interval(secs => ${seconds}::int)`,
    );
    await call('members.find', { name: 'demo' });
    const [row] = await rows<{ ago: number }>(
      platform.db,
      sql`select min(extract(epoch from now() - seen_at))::int as ago from operator_session`,
    );
    return row?.ago ?? -1;
  };
  expect(await seenAgo(29 * 60)).toBeLessThan(29 * 60);
  expect(await seenAgo(30)).toBeGreaterThanOrEqual(30);
});

/** A log-in that fits no account, from a page at an address, as a browser and a proxy send it. */
const logInFrom = (headers: Record<string, string>, at = platform): Promise<string> =>
  new Promise((answer, fail) => {
    const sent = { 'Content-Type': 'application/json', ...headers };
    const made = request(`${at.operatorUrl}/operator/session.login`, { method: 'POST', headers: sent }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => answer(JSON.parse(Buffer.concat(parts).toString()).errorCode));
    });
    made.on('error', fail);
    made.end(JSON.stringify(inputs['session.login']));
  });

const https = 'https://console.example';
test.each([
  ['over plain http on a VPN', { Host: 'vpn.example:8091', Origin: 'http://vpn.example:8091' }, true],
  ['behind a proxy that ends TLS', { Host: 'console.example', Origin: https }, true],
  ['behind one that names its port', { Host: 'console.example:443', Origin: https }, true],
  [
    'behind one that changes the host, where the browser says whose page it is',
    { Host: '127.0.0.1:8091', Origin: https, 'Sec-Fetch-Site': 'same-origin' },
    true,
  ],
  ['of a site of the operator', { Host: 'console.example', Origin: 'https://aurora.example' }, false],
  ['of no origin', { Host: 'console.example', Origin: 'null' }, false],
  [
    'of the same host with another scheme, where the browser says so',
    { Host: 'console.example', Origin: 'http://console.example', 'Sec-Fetch-Site': 'cross-site' },
    false,
  ],
  [
    'of a host beside it',
    { Host: 'console.example', Origin: 'https://a.console.example', 'Sec-Fetch-Site': 'same-site' },
    false,
  ],
])('a page may use the API from its own address alone: %s', async (_, headers, isTaken) => {
  expect(await logInFrom(headers)).toBe(isTaken ? 'operator.login.refused' : 'origin.refused');
});

test('a page of another origin may not use the API', async () => {
  const call = operatorCaller(platform, null, { Origin: 'http://aurora.localhost:8080' });
  expect(outcomeOf(await call('session.login', inputs['session.login']))).toBe('origin.refused');
});

describe('the tries of an address', () => {
  const triesOf = (at: TestPlatform) =>
    rows<{ key: string }>(at.db, sql`select key from limit_counter where key like 'operator|ip|%' order by key`);
  const fromTwo = async (at: TestPlatform) => {
    for (const ip of ['203.0.113.7', '203.0.113.8']) await logInFrom({ 'X-Forwarded-For': ip }, at);
    return (await triesOf(at)).map(({ key }) => key);
  };

  test('count for each of them behind a proxy that is counted', async () => {
    const behind = await startTestPlatform({ operatorPort: 0, operatorProxies: 1 });
    onTestFinished(() => behind.close());
    expect(await fromTwo(behind)).toEqual(['operator|ip|203.0.113.7', 'operator|ip|203.0.113.8']);
  });

  test('count for the caller itself where none is', async () => {
    expect(await fromTwo(platform)).toEqual(['operator|ip|127.0.0.1']);
  });
});

test('the page of agents holds no data, runs its own script alone, and stands on no site', async () => {
  const page = await fetch(`${platform.operatorUrl}/operator/chats`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^ ]+'; script-src 'sha256-[^ ]+'; connect-src 'self';/,
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect((await fetch(`${platform.url}/operator/chats`)).status).toBe(404);
});

test('the site does not know the operator API', async () => {
  for (const name of Object.keys(operatorCalls)) {
    const answer = await fetch(`${platform.url}/operator/${name}`, { method: 'POST' });
    expect(answer.status).toBe(404);
  }
});

test('whoever is of the staff sees how much waits, and how much somebody holds', async () => {
  const payments = await operatorWith(platform, ['payments']);
  const content = await operatorWith(platform, ['content'], { which: 1 });
  const count = async () => answered(await content('work.count', {})).withdrawals;
  const before = await count();
  const id = await place();
  expect(await count()).toEqual({ ...before, urgent: before.urgent + 1 });
  await payments('withdrawals.hold', { id, reason: 'A statement, please.' });
  expect(await count()).toEqual({ ...before, others: before.others + 1 });
  await payments('withdrawals.refuse', { id, reason: 'Not yours.' });
  expect(await count()).toEqual(before);
});

test('a withdrawal is held, refused and paid with a reason that the member reads', async () => {
  const call = await operatorWith(platform, ['payments']);
  const held = await place();
  const listed = answered(await call('withdrawals.list', {})).items.find(({ id }) => id === held);
  expect(listed).toMatchObject({ member: { account: 'demo' }, status: 'waiting', amount: '2000', firstApproval: null });
  expect(answered(await call('withdrawals.hold', { id: held, reason: 'A statement, please.' })).status).toBe('onHold');
  expect(await statusOf(held)).toMatchObject({ status: 'onHold', reason: 'A statement, please.' });
  expect(answered(await call('withdrawals.refuse', { id: held, reason: 'Not yours.' })).status).toBe('refused');
  expect(outcomeOf(await call('withdrawals.pay', { id: held }))).toBe('withdraw.final');
  const paid = await place();
  expect(answered(await call('withdrawals.pay', { id: paid }))).toEqual({
    id: paid,
    status: 'paid',
    needsSecondPerson: false,
  });
  expect(await statusOf(paid)).toMatchObject({ status: 'paid' });
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a large withdrawal is paid when two people agree', async () => {
  await giveCash(platform, memberId, 300_000n);
  const id = await place('200000');
  const first = await operatorWith(platform, ['payments'], { which: 0 });
  const second = await operatorWith(platform, ['payments'], { which: 1 });
  expect(answered(await first('withdrawals.pay', { id }))).toMatchObject({
    status: 'waiting',
    needsSecondPerson: true,
  });
  const again = await first('withdrawals.pay', { id });
  expect([again.status, outcomeOf(again)]).toEqual([409, 'operator.second.person']);
  expect(answered(await second('withdrawals.pay', { id }))).toMatchObject({ status: 'paid', needsSecondPerson: false });
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('whoever pays reads the whole number of the account, and the audit log says so', async () => {
  const id = await place();
  const call = await operatorWith(platform, ['payments', 'audit']);
  const { number, holder } = answered(await call('withdrawals.account', { id }));
  expect([number, holder]).toEqual([expect.stringMatching(/^\d{13}$/), 'Anna Reyes']);
  expect(answered(await call('audit.list', {})).items[0]).toMatchObject({
    operator: 'script-one',
    call: 'withdrawals.account',
    input: JSON.stringify({ id }),
    outcome: 'done',
  });
  await call('withdrawals.refuse', { id, reason: 'Test' });
});

test('the money of an excluded member is paid out, once for a key', async () => {
  const call = await operatorWith(platform, ['payments', 'risk']);
  const standing = { id: memberId, status: 'excluded', until: null, reason: 'On request' } as const;
  expect(outcomeOf(await call('members.setStatus', standing))).toBe('done');
  expect((await platform.call('wallet.balance', {}, { token })).body.success).toBe(false);
  const request = { memberId, accountId, amount: '500', key: 'payout-1', reason: 'The account is closed' };
  const { id } = answered(await call('withdrawals.create', request));
  expect(answered(await call('withdrawals.create', request)).id).toBe(id);
  expect(outcomeOf(await call('withdrawals.create', { ...request, amount: '600' }))).toBe('idempotency.mismatch');
  const second = await operatorWith(platform, ['payments'], { which: 1 });
  expect(answered(await second('withdrawals.pay', { id })).status).toBe('paid');
  expect(outcomeOf(await call('members.setStatus', { ...standing, status: 'active' }))).toBe('done');
  ({ token } = await platform.value('session.login', { type: 'username', ...demoMember }));
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a status with an end that it cannot have is refused and changes nothing', async () => {
  const call = await operatorWith(platform, ['risk']);
  const standing = { id: memberId, status: 'excluded', reason: 'Why' } as const;
  const later = new Date(Date.now() + 60_000).toISOString();
  const year = new Date().getUTCFullYear() + 1;
  for (const until of ['2020-01-01T00:00:00Z', `${year}-02-30T00:00:00Z`, '0000-01-01T00:00:00Z'])
    expect(outcomeOf(await call('members.setStatus', { ...standing, until }))).toBe('input.invalid');
  for (const status of ['active', 'limited', 'closed'] as const)
    expect(outcomeOf(await call('members.setStatus', { ...standing, status, until: later }))).toBe('input.invalid');
  expect((await platform.call('wallet.balance', {}, { token })).status).toBe(200);
  expect(outcomeOf(await call('members.setStatus', { ...standing, status: 'timeOut', until: later }))).toBe('done');
  expect(outcomeOf(await call('members.setStatus', { ...standing, status: 'active', until: null }))).toBe('done');
});

test('a member of another operator is out of reach', async () => {
  const call = await operatorWith(platform, [...staffRoles]);
  const there = { host: LOTUS };
  const other = await platform.value('session.login', { type: 'username', ...demoMember }, there);
  const theirs = await usableAccount(platform, { token: other.token, ...there }, 'vcb');
  const input = { accountId: theirs, amount: '100000', stepUp };
  const { orderId: id } = await platform.value('wallet.withdraw', input, { token: other.token, ...there });
  for (const outcome of [
    outcomeOf(await call('withdrawals.pay', { id })),
    outcomeOf(await call('withdrawals.account', { id })),
  ])
    expect(outcome).toBe('order.unknown');
  const request = { memberId: other.id, accountId: theirs, amount: '1', key: 'k', reason: 'Why' };
  for (const outcome of [
    outcomeOf(await call('withdrawals.create', request)),
    outcomeOf(await call('members.setStatus', { id: other.id, status: 'closed', until: null, reason: 'Why' })),
    outcomeOf(await call('members.setLabel', { id: other.id, label: null })),
    outcomeOf(await call('members.liftLock', { id: other.id })),
  ])
    expect(outcome).toBe('not.found');
  expect(answered(await call('members.find', { name: other.id })).member).toBeNull();
  expect(answered(await call('withdrawals.list', {})).items.map((one) => one.id)).not.toContain(id);
});

test('a member is found by account, number, address and id, with the money by where it stands', async () => {
  const call = await operatorWith(platform, ['support']);
  const byAccount = answered(await call('members.find', { name: ' DEMO ' })).member;
  expect(byAccount).toMatchObject({ id: memberId, account: 'demo', status: 'active', currency: 'USD' });
  const byAddress = answered(await call('members.find', { name: 'demo@aurora.example' })).member;
  const byId = answered(await call('members.find', { name: memberId })).member;
  expect([byAddress, byId]).toEqual([byAccount, byAccount]);
});

test('a label is one of the operator’s own', async () => {
  const call = await operatorWith(platform, ['support']);
  expect(outcomeOf(await call('members.setLabel', { id: memberId, label: 'jade' }))).toBe('done');
  expect(answered(await call('members.find', { name: 'demo' })).member?.label).toBe('jade');
  expect(outcomeOf(await call('members.setLabel', { id: memberId, label: 'invented' }))).toBe('input.invalid');
  expect(outcomeOf(await call('members.setLabel', { id: memberId, label: null }))).toBe('done');
});

test('a lifted lock lets the member log in again', async () => {
  const wrong = { type: 'username', username: 'jade', password: 'wrong' } as const;
  const { id } = await platform.value('session.login', { ...wrong, password: demoMember.password });
  await platform.call('session.login', wrong);
  await platform.db.execute(sql`update limit_counter set count = 1000 where key like ${`login|aurora|%|${id}%`}`);
  const code = async () => {
    const { body } = await platform.call('session.login', { ...wrong, password: demoMember.password });
    return body.success ? 'in' : body.errorCode;
  };
  expect(await code()).toBe('TOO_MANY_REQUEST_LOGIN');
  const call = await operatorWith(platform, ['support']);
  expect(outcomeOf(await call('members.liftLock', { id }))).toBe('done');
  expect(await code()).toBe('in');
});

test('a lifted lock forgets the tries at codes and at the password, and says until when the payee name is locked', async () => {
  const { id } = await platform.value('session.login', { type: 'username', ...demoMember, username: 'jade' });
  const of = (key: string) => rows(platform.db, sql`select key from limit_counter where key = ${key}`);
  const held = [`verify|aurora|${id}`, `password|${id}`, `verify|aurora|${id}|name`];
  const hold = async (key: string, most: number) =>
    platform.db.execute(sql`insert into limit_counter (key, count, most, resets_at)
      values (${key}, ${most}, ${most}, '2040-01-01T00:00:00Z')`);
  const call = await operatorWith(platform, ['support']);
  for (const key of held) await hold(key, 3);
  expect(answered(await call('members.liftLock', { id }))).toEqual({
    payeeNameLockedUntil: '2040-01-01T00:00:00.000Z',
  });
  expect((await Promise.all(held.map(of))).map(({ length }) => length)).toEqual([0, 0, 1]);
  await platform.db.execute(sql`update limit_counter set count = 2 where key = ${`verify|aurora|${id}|name`}`);
  expect(answered(await call('members.liftLock', { id }))).toEqual({ payeeNameLockedUntil: null });
});

test('a message is answered once, by whoever sees the member’s language, and the answer reaches the member', async () => {
  const speak = (language: 'VI' | 'EN') => platform.value('member.language', { language }, { token });
  await speak('VI');
  onTestFinished(async () => void (await speak('EN')));
  const { reference } = await platform.value('member.feedback', { kind: 'idea', text: 'More draws' }, { token });
  const call = await operatorWith(platform, ['support']);
  const [open] = answered(await call('feedback.list', {})).items;
  expect(open).toMatchObject({
    reference,
    member: { id: memberId, account: 'demo', language: 'VI' },
    kind: 'idea',
    text: 'More draws',
  });
  expect(outcomeOf(await call('feedback.answer', { reference, answer: 'Sẽ có vào tháng Năm.' }))).toBe('done');
  expect(outcomeOf(await call('feedback.answer', { reference, answer: 'Lần nữa.' }))).toBe('not.found');
  expect(answered(await call('feedback.list', {})).items).toEqual([]);
  const [notice] = await rows<{ body: string }>(
    platform.db,
    sql`select body from outbox where channel = 'notice' order by id desc limit 1`,
  );
  expect(notice?.body).toBe(`Bạn đã viết cho chúng tôi (${reference}). Trả lời: Sẽ có vào tháng Năm.`);
});

test('the audit log keeps what was done and refused, without passwords and codes', async () => {
  const call = await operatorWith(platform, ['support', 'audit']);
  await call('members.liftLock', { id: 'none' });
  await call('withdrawals.pay', { id: 'none' });
  await operatorCaller(platform, null)('session.login', { ...inputs['session.login'], password: 'a-secret-password' });
  const { items } = answered(await call('audit.list', {}));
  expect(items.slice(0, 4).map(({ call: name, outcome }) => [name, outcome])).toEqual([
    ['session.login', 'operator.login.refused'],
    ['withdrawals.pay', 'operator.role.missing'],
    ['members.liftLock', 'not.found'],
    ['session.login', 'done'],
  ]);
  expect(JSON.stringify(items)).not.toMatch(/a-secret-password|password|"code"|000000/);
});

test('the audit log goes back page by page', async () => {
  const call = await operatorWith(platform, ['support', 'audit']);
  for (let count = 0; count < 51; count += 1) await call('members.liftLock', { id: `none-${count}` });
  const first = answered(await call('audit.list', {}));
  expect(first.items).toHaveLength(50);
  const second = answered(await call('audit.list', { before: first.nextBefore ?? '' }));
  expect(second.items[0]?.input).toBe(JSON.stringify({ id: 'none-0' }));
  for (const before of ['x', '0', '-1', '9'.repeat(19)])
    expect(outcomeOf(await call('audit.list', { before }))).toBe('input.invalid');
});

test('the database refuses to change the audit log', async () => {
  for (const statement of [
    sql`update operator_audit set outcome = 'done'`,
    sql`delete from operator_audit`,
    sql`truncate operator_audit`,
  ])
    await expect(platform.db.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('the audit log does not change') }),
    });
});

test('a refused decision leaves nothing behind but its line in the audit log', async () => {
  const call = await operatorWith(platform, ['payments']);
  const before = (await platform.value('relay.withdrawAccountInfo', {}, { token })).balance;
  const request = { memberId, accountId, amount: '99999999', key: 'too-much', reason: 'Why' };
  await platform.db.execute(sql`update member set status = 'excluded' where id = ${memberId}`);
  expect(outcomeOf(await call('withdrawals.create', request))).toBe('balance.insufficient');
  await platform.db.execute(sql`update member set status = 'active' where id = ${memberId}`);
  expect((await platform.value('relay.withdrawAccountInfo', {}, { token })).balance).toEqual(before);
});

test('demo staff exist where the API is open in demo mode, and are named apart from members', async () => {
  const found = await rows<{ name: string }>(
    platform.db,
    sql`select distinct name from operator_account order by name`,
  );
  expect(found.map(({ name }) => name)).toEqual(['script-one', 'script-two']);
});
