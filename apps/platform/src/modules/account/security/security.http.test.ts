// The security page: what it shows, what it asks for before a change, what each change does and tells.
import type { InputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byName, codeFor, withoutCaptcha } from '../../../testing/register.ts';
import { enableSecondFactor, forgetTries, lastCode, lastMessage, withPolicy } from '../../../testing/second-factor.ts';
import { setSwitches } from '../../../testing/switches.ts';
import { codeAt } from '../second-factor/totp.ts';

const PASSWORD = 'river stone 41';
const stepUp = { password: PASSWORD };
const CLOCK = (Math.floor(Date.now() / 30_000) + 1) * 30_000 + 15_000;
let platform: TestPlatform;
let ahead = 0;
let turn = 0;
let username = '';
let token = '';
let id = '';

beforeAll(async () => {
  platform = withoutCaptcha(await startTestPlatform({}, { now: () => new Date(CLOCK + ahead) }));
});
afterAll(() => platform.close());
beforeEach(async () => {
  turn += 1;
  username = `warden${turn}x`;
  await forgetTries(platform);
  const made = await platform.value('member.register', byName({ username, password: PASSWORD }));
  [token, id] = [made.token ?? '', made.id];
});

type Reply = { readonly body: { readonly success: boolean; readonly errorCode?: string } };
const codeOf = ({ body }: Reply): string => (body.success ? 'done' : (body.errorCode ?? ''));
const own = () => ({ token });
const overview = () => platform.value('security.overview', {}, own());
const unproven = () => platform.db.execute(sql`update session set stepped_up_at = null`);

/** Enrols an authenticator and answers its secret. */
const enrolled = async (): Promise<string> => {
  const { secret } = await platform.value('security.enrol', { stepUp }, own());
  await platform.value('security.enrolConfirm', { code: codeAt(secret, platform.context.now()) }, own());
  return secret;
};

const onFile = async (email: string, mobile: string) => {
  await platform.db.execute(sql`update member set email = ${email}, mobile = ${mobile} where id = ${id}`);
};

test('a new member has no contact on file, and every method is off', async () => {
  expect(await overview()).toEqual({
    policy: 'optional',
    email: null,
    mobile: null,
    authenticator: { enrolled: false, since: null, recoveryCodesLeft: 0 },
    methods: ['ga', 'sms', 'email'].map((method) => ({ method, on: false, ready: false })),
    passwordChosen: true,
    steppedUpUntil: null,
    identityCheck: {
      status: 'none',
      reason: null,
      documents: ['passport', 'selfie'].map((kind) => ({ kind, sentAt: null })),
    },
  });
});

test('no change is made without the right password', async () => {
  const tries: [Parameters<typeof platform.call>[0], object][] = [
    ['security.emailCode', { email: 'maya@example.com' }],
    ['security.email', { email: 'maya@example.com', code: '123456' }],
    ['security.mobileCode', { countryDialingCode: '63', mobileNum: '9171234567' }],
    ['security.mobile', { countryDialingCode: '63', mobileNum: '9171234567', code: '123456' }],
    ['security.enrol', {}],
    ['security.enrolConfirm', { code: '123456' }],
    ['security.unenrol', {}],
    ['security.recoveryCodes', {}],
    ['security.method', { method: 'sms', on: true }],
  ];
  for (const [name, input] of tries) {
    const bare = await platform.call(name, input as never, own());
    expect([name, bare.body]).toMatchObject([name, { errorCode: 'stepup_required', value: { ways: ['password'] } }]);
    const wrong = await platform.call(name, { ...input, stepUp: { password: 'wrong' } } as never, own());
    expect([name, codeOf(wrong)]).toEqual([name, 'password.wrong']);
    await forgetTries(platform);
  }
});

test('a step-up is valid for ten minutes in its own session, with a limit of tries', async () => {
  await platform.value('security.enrol', { stepUp }, own());
  expect(codeOf(await platform.call('security.enrol', {}, own()))).toBe('done');
  expect((await overview()).steppedUpUntil).not.toBeNull();
  const other = await platform.value('session.login', { type: 'username', username, password: PASSWORD });
  expect(codeOf(await platform.call('security.enrol', {}, { token: other.token }))).toBe('stepup_required');
  await platform.db.execute(sql`update session set stepped_up_at = stepped_up_at - interval '10 minutes'`);
  expect(codeOf(await platform.call('security.enrol', {}, own()))).toBe('stepup_required');
  const limited = withoutCaptcha(await startTestPlatform({ loginLimitAccount: 2 }));
  try {
    const made = await limited.value('member.register', byName({ username, password: PASSWORD }));
    const enrol = (password: string) =>
      limited.call('security.enrol', { stepUp: { password } }, { token: made.token ?? '' }).then(codeOf);
    expect([await enrol('no'), await enrol('no'), await enrol(PASSWORD)]).toEqual([
      'password.wrong',
      'password.wrong',
      'TOO_MANY_REQUEST_LOGIN',
    ]);
  } finally {
    await limited.close();
  }
});

test('an authenticator proves the member like the password, each of its codes once', async () => {
  const secret = await enrolled();
  await unproven();
  ahead += 60_000;
  const authCode = codeAt(secret, platform.context.now());
  expect(codeOf(await platform.call('security.recoveryCodes', { stepUp: { authCode: '000000' } }, own()))).toBe(
    'code.invalid',
  );
  expect(codeOf(await platform.call('security.recoveryCodes', { stepUp: { authCode } }, own()))).toBe('done');
  await unproven();
  expect(codeOf(await platform.call('security.recoveryCodes', { stepUp: { authCode } }, own()))).toBe('code.invalid');
  const both = { stepUp: { authCode, password: PASSWORD } };
  expect(codeOf(await platform.call('security.recoveryCodes', both, own()))).toBe('input.invalid');
});

test('a recent log-in is proof enough for a member without a password', async () => {
  await platform.db.execute(sql`update member set password_hash = null, mobile = '+639171230701' where id = ${id}`);
  const password = await codeFor(platform, '9171230701', undefined, 'login');
  ({ token } = await platform.value('session.login', { type: 'sms', username: '+639171230701', password }));
  expect((await overview()).passwordChosen).toBe(false);
  expect(codeOf(await platform.call('security.enrol', {}, own()))).toBe('done');
  await unproven();
  for (const input of [{}, { stepUp }]) {
    const { body } = await platform.call('security.enrol', input, own());
    expect(body).toMatchObject({ errorCode: 'stepup_required', value: { ways: ['login'] } });
  }
});

test('a member without a password sets the first one with an authenticator code too', async () => {
  const secret = await enrolled();
  await platform.db.execute(sql`update member set password_hash = null where id = ${id}`);
  await unproven();
  const first = { oldPassword: '', newPassword: 'tall ships sail at 5' };
  const bare = await platform.call('member.password', first, own());
  expect(bare.body).toMatchObject({ errorCode: 'stepup_required', value: { ways: ['authCode', 'login'] } });
  ahead += 60_000;
  const byCode = { ...first, stepUp: { authCode: codeAt(secret, platform.context.now()) } };
  expect(codeOf(await platform.call('member.password', byCode, own()))).toBe('done');
});

test('an e-mail address is on file after its owner’s code, and the old one is informed', async () => {
  await onFile('old@example.com', '+639171230801');
  const email = `Maya${turn}@Example.com`;
  const folded = email.toLowerCase();
  expect(codeOf(await platform.call('security.emailCode', { email: 'maya at home', stepUp }, own()))).toBe(
    'email.invalid',
  );
  await platform.value('security.emailCode', { email, stepUp }, own());
  expect((await overview()).email?.masked).toBe('o•••@e•••.com');
  const code = await lastCode(platform, folded);
  expect(codeOf(await platform.call('security.email', { email, code: '000000' }, own()))).toBe('code.invalid');
  const after = await platform.value('security.email', { email, code }, own());
  expect([after.email?.masked, after.methods[2]]).toEqual([
    'm•••@e•••.com',
    { method: 'email', on: false, ready: true },
  ]);
  expect((await lastMessage(platform, 'old@example.com')).subject).toContain('e-mail address was changed');
  expect((await lastMessage(platform, username)).channel).toBe('notice');
  expect(codeOf(await platform.call('security.email', { email, code }, own()))).toBe('code.invalid');
});

test('a code for one member changes nothing for another, and an address has one member', async () => {
  await platform.value('security.emailCode', { email: 'shared@example.com', stepUp }, own());
  const code = await lastCode(platform, 'shared@example.com');
  const other = await platform.value('member.register', byName({ username: `${username}b`, password: PASSWORD }));
  const theirs = { token: other.token ?? '' };
  const set = { email: 'shared@example.com', code, stepUp };
  expect(codeOf(await platform.call('security.email', set, theirs))).toBe('code.invalid');
  expect(codeOf(await platform.call('security.email', set, own()))).toBe('done');
  await platform.db.execute(sql`delete from limit_counter`);
  await platform.value('security.emailCode', { email: 'shared@example.com', stepUp }, theirs);
  const taken = { email: 'shared@example.com', code: await lastCode(platform, 'shared@example.com') };
  expect(codeOf(await platform.call('security.email', taken, theirs))).toBe('email.taken');
});

test('a number is on file after its code, and the old phone is informed', async () => {
  await onFile('a@example.com', '+639171230901');
  const number = { countryDialingCode: '63', mobileNum: '0917 123 0902' };
  await platform.value('security.mobileCode', { ...number, stepUp }, own());
  const code = await lastCode(platform, '+639171230902');
  const after = await platform.value('security.mobile', { ...number, code }, own());
  expect(after.mobile).toEqual({ masked: '+63 ••• 02', countryDialingCode: '63' });
  expect((await lastMessage(platform, '+639171230901')).body).toContain('mobile number');
});

test('SW-01 UPDATEMOBILEICC3 decides whether a number may change its dialing code', async () => {
  await onFile('b@example.com', '+639171231001');
  const abroad = { countryDialingCode: '84', mobileNum: '912345678' };
  const send = async (number: Omit<InputOf<'security.mobileCode'>, 'stepUp'>) => {
    await platform.db.execute(sql`delete from limit_counter`);
    return codeOf(await platform.call('security.mobileCode', { ...number, stepUp }, own()));
  };
  setSwitches(platform, 'aurora', { changeDialingCode: false });
  try {
    expect(await send(abroad)).toBe('country.refused');
    const guessed = { ...abroad, code: '123456', stepUp };
    expect(codeOf(await platform.call('security.mobile', guessed, own()))).toBe('country.refused');
    expect(await send({ countryDialingCode: '63', mobileNum: '9171231002' })).toBe('done');
    await platform.db.execute(sql`update member set mobile = null where id = ${id}`);
    expect(await send(abroad)).toBe('done');
  } finally {
    setSwitches(platform, 'aurora', { changeDialingCode: true });
  }
  await platform.db.execute(sql`update member set mobile = '+639171231001' where id = ${id}`);
  expect(await send(abroad)).toBe('done');
});

test('one account has a limit of codes to other people', async () => {
  const outcomes: string[] = [];
  for (let at = 0; at < 11; at += 1) {
    await platform.db.execute(sql`delete from limit_counter where key not like 'contact|%'`);
    const email = `stranger${at}@example.com`;
    outcomes.push(codeOf(await platform.call('security.emailCode', { email, stepUp }, own())));
  }
  expect(outcomes).toEqual([...Array<string>(10).fill('done'), 'TOO_MANY_REQUEST_SMS']);
});

test('one account has a limit of notices to its owner’s mailbox', async () => {
  await onFile('full@example.com', '+639171231301');
  const switchMethod = (on: boolean) => platform.call('security.method', { method: 'sms', on, stepUp }, own());
  const first = codeOf(await switchMethod(true));
  await platform.db.execute(sql`update limit_counter set count = 49 where key like 'change|%'`);
  expect([first, codeOf(await switchMethod(false)), codeOf(await switchMethod(true))]).toEqual([
    'done',
    'done',
    'TOO_MANY_REQUEST',
  ]);
  const passwords = { oldPassword: PASSWORD, newPassword: 'tall ships sail at 5' };
  expect(codeOf(await platform.call('member.password', passwords, own()))).toBe('TOO_MANY_REQUEST');
});

test('an authenticator is on after its first right code, and shows ten recovery codes once', async () => {
  const { secret, otpauth, expires } = await platform.value('security.enrol', { stepUp }, own());
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(otpauth).toContain(`otpauth://totp/Aurora:${username}?`);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 9 * 60_000);
  expect((await platform.value('security.enrol', {}, own())).secret).toBe(secret);
  expect((await overview()).authenticator.enrolled).toBe(false);
  expect(codeOf(await platform.call('security.enrolConfirm', { code: '000000' }, own()))).toBe('code.invalid');
  const code = codeAt(secret, platform.context.now());
  const done = await platform.value('security.enrolConfirm', { code }, own());
  expect(new Set(done.recoveryCodes).size).toBe(10);
  expect(done.overview.authenticator).toMatchObject({ enrolled: true, recoveryCodesLeft: 10 });
  expect(done.overview.methods[0]).toEqual({ method: 'ga', on: true, ready: true });
  expect(codeOf(await platform.call('security.enrolConfirm', { code }, own()))).toBe('authenticator.expired');
  expect((await lastMessage(platform, username)).subject).toContain('authenticator was added');
  const [kept] = await rows<{ text: string }>(
    platform.db,
    sql`select encode(secret, 'escape') as text from authenticator where member_id = ${id}`,
  );
  expect(kept?.text).not.toContain(secret.slice(0, 8));
});

test('a secret is shown only to its session, and not to one from before a new password', async () => {
  const thief = await platform.value('session.login', { type: 'username', username, password: PASSWORD });
  const known = await platform.value('security.enrol', { stepUp }, { token: thief.token });
  const { secret } = await platform.value('security.enrol', { stepUp }, own());
  expect(secret).not.toBe(known.secret);
  const code = codeAt(secret, platform.context.now());
  expect(codeOf(await platform.call('security.enrolConfirm', { code }, { token: thief.token }))).toBe(
    'authenticator.expired',
  );
  expect(codeOf(await platform.call('security.enrolConfirm', { code }, own()))).toBe('done');
});

test('an enrolment not confirmed in ten minutes is over, and the old authenticator stays', async () => {
  const secret = await enrolled();
  const next = await platform.value('security.enrol', { stepUp }, own());
  await platform.db.execute(sql`update authenticator set pending_until = now()`);
  const late = { code: codeAt(next.secret, platform.context.now()) };
  expect(codeOf(await platform.call('security.enrolConfirm', late, own()))).toBe('authenticator.expired');
  await unproven();
  ahead += 60_000;
  const authCode = codeAt(secret, platform.context.now());
  expect(codeOf(await platform.call('security.recoveryCodes', { stepUp: { authCode } }, own()))).toBe('done');
});

test('without an authenticator a member has no recovery codes and skips it', async () => {
  expect(codeOf(await platform.call('security.recoveryCodes', { stepUp }, own()))).toBe('method.refused');
  await enrolled();
  const after = await platform.value('security.unenrol', { stepUp }, own());
  expect(after.authenticator).toEqual({ enrolled: false, since: null, recoveryCodesLeft: 0 });
  expect(after.methods[0]).toEqual({ method: 'ga', on: false, ready: false });
  expect((await lastMessage(platform, username)).subject).toContain('removed');
  const again = await platform.call('session.login', { type: 'username', username, password: PASSWORD });
  expect(codeOf(again)).toBe('done');
});

test('a method can be on only where the member has it and the operator offers it', async () => {
  const switchMethod = (method: InputOf<'security.method'>['method'], on: boolean) =>
    platform.call('security.method', { method, on, stepUp }, own()).then(codeOf);
  expect(await switchMethod('sms', true)).toBe('method.refused');
  await onFile('c@example.com', '+639171231101');
  await platform.db.execute(sql`update member set payee_name = 'Maya Cruz' where id = ${id}`);
  expect(await switchMethod('sms', true)).toBe('done');
  expect(await switchMethod('payeeName', true)).toBe('method.refused');
  await withPolicy(platform, { payeeName: true }, async () =>
    expect(await switchMethod('payeeName', true)).toBe('done'),
  );
  await withPolicy(platform, { policy: 'off' }, async () => {
    expect(await switchMethod('email', true)).toBe('method.refused');
    expect(codeOf(await platform.call('security.enrol', { stepUp }, own()))).toBe('method.refused');
    expect((await overview()).methods).toEqual([]);
  });
  expect(await switchMethod('sms', false)).toBe('done');
  expect((await lastMessage(platform, username)).subject).toContain('log-in was changed');
});

test('the last method stays on where the operator requires the second factor', async () => {
  await onFile(`d${turn}@example.com`, '+639171231201');
  await enrolled();
  await enableSecondFactor(platform, 'ga', username);
  await withPolicy(platform, { policy: 'required' }, async () => {
    const off = { method: 'ga', on: false, stepUp } as const;
    expect(codeOf(await platform.call('security.method', off, own()))).toBe('method.last');
    await platform.db.execute(sql`update member set email = null, mobile = null where id = ${id}`);
    expect(codeOf(await platform.call('security.unenrol', { stepUp }, own()))).toBe('method.last');
  });
  expect(codeOf(await platform.call('security.unenrol', { stepUp }, own()))).toBe('done');
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test('a member sees each session’s device, browser, place and time, and can end them', async () => {
  const headers = { 'User-Agent': PHONE, Device: 'PWA', 'X-Forwarded-For': '203.0.113.77' };
  const login = { type: 'username', username, password: PASSWORD, remember: true } as const;
  const deviceOf = (at: number) => `${at}`.repeat(36);
  const at = (device: number) =>
    platform.value('session.login', { ...login, loginDeviceId: deviceOf(device) }, { headers });
  const [phone, tablet] = [await at(1), await at(2)];
  const { items } = await platform.value('security.sessions', {}, own());
  expect(items.length).toBe(3);
  expect(items[0]?.current).toBe(true);
  expect(items[1]).toMatchObject({
    current: false,
    device: 'PWA',
    browser: 'Chrome',
    system: 'Android',
    region: null,
    network: '203.0.113.x',
  });
  const mine = await platform.value('security.sessions', {}, { token: phone.token });
  const phoneId = mine.items.find(({ current }) => current)?.id ?? '';
  const left = await platform.value('security.endSession', { id: phoneId }, own());
  expect(left.items.length).toBe(2);
  expect((await platform.call('member.info', {}, { token: phone.token })).status).toBe(401);
  const remembered = { ...login, password: phone.deviceSecret ?? '', loginDeviceId: deviceOf(1) };
  expect(codeOf(await platform.call('session.login', remembered))).toBe('login.cred.err');
  const alone = await platform.value('security.endOthers', {}, own());
  expect(alone.items.map(({ current }) => current)).toEqual([true]);
  const other = { ...login, password: tablet.deviceSecret ?? '', loginDeviceId: deviceOf(2) };
  expect(codeOf(await platform.call('session.login', other))).toBe('login.cred.err');
});

test.each([
  ['the header', { Device: 'IPAD' }, {}, 'IPAD'],
  ['the header', { Device: 'WEBCLIP' }, {}, 'WEBCLIP'],
  ['the body', {}, { device: 'PWA' }, 'PWA'],
  ['the body before the header', { Device: 'PWA' }, { device: 'IPAD' }, 'IPAD'],
  ['neither', {}, {}, null],
  ['an id, which is not public', { Device: '3'.repeat(36) }, {}, null],
  ['anything else', { Device: 'FRIDGE' }, {}, null],
] as const)(
  'LG-02 LG-07 the list of sessions names the kind of device of a log-in: by %s',
  async (_, headers, body, kind) => {
    const login = { type: 'username', username, password: PASSWORD, ...body } as const;
    const opened = await platform.value('session.login', login, { headers });
    const { items } = await platform.value('security.sessions', {}, { token: opened.token });
    expect(items[0]?.device).toBe(kind);
    await platform.call('session.logout', {}, { token: opened.token });
  },
);

test('another member’s session cannot be ended here, and the current one only by log-out', async () => {
  const stranger = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  });
  const theirs = await platform.value('security.sessions', {}, { token: stranger.token });
  const strangersId = theirs.items.find(({ current }) => current)?.id ?? '';
  await platform.value('security.endSession', { id: strangersId }, own());
  expect((await platform.call('member.info', {}, { token: stranger.token })).status).toBe(200);
  const { items } = await platform.value('security.sessions', {}, own());
  const itself = { id: items[0]?.id ?? '' };
  expect(codeOf(await platform.call('security.endSession', itself, own()))).toBe('input.invalid');
});

test('the page refuses a missing token, another operator, and a restricted session', async () => {
  expect((await platform.call('security.overview', {})).status).toBe(401);
  expect((await platform.call('security.overview', {}, { token, host: LOTUS })).status).toBe(401);
  await platform.db.execute(sql`update session set restricted = true where member_id = ${id}`);
  expect(codeOf(await platform.call('security.overview', {}, own()))).toBe('password.change.required');
});
