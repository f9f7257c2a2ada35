// Registration by user name: what it takes, what it keeps, what it refuses and that it happens once.
import { confusableKeyOf } from '@foyer/contract/confusable-key';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byName, DEVICE, withoutCaptcha } from '../../../testing/register.ts';
import { setSwitches } from '../../../testing/switches.ts';
import { things } from './proposal-words.ts';

/** A test that starts a platform of its own, on a busy machine. */
const STARTS_WITHIN_MS = 120_000;
let platform: TestPlatform;
beforeAll(async () => {
  platform = withoutCaptcha(await startTestPlatform());
});
afterAll(() => platform.close());

const register = (changes: Record<string, unknown>, options = {}) =>
  platform.call('member.register', byName(changes as Parameters<typeof byName>[0]), options); // wrong input is what is tested
const count = async () => (await rows<{ n: number }>(platform.db, sql`select count(*)::int as n from member`))[0]?.n;
const memberOf = async (account: string) =>
  (await rows<Record<string, unknown>>(platform.db, sql`select * from member where account = ${account}`))[0];

test('RG-02 RG-06 LG-08 a registration by user name makes a member of type 0 and opens a session', async () => {
  const answer = await platform.value('member.register', byName({ username: 'Maya88', remember: true }));
  expect(answer).toEqual({
    id: expect.any(String),
    token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    userName: 'Maya88',
    customerType: 0,
    firstTimeLogin: true,
    passwordExpired: false,
    updatePassword: false,
    deviceSecret: expect.stringMatching(/^ds1\./),
  });
  const info = await platform.value('member.info', {}, { token: answer.token ?? '' });
  expect(info).toMatchObject({ account: 'maya88', userName: 'Maya88', type: 0, passwordChangeRequired: false });
});

test('OV-04 a new member is greeted as new until the notice was seen', async () => {
  const { token = '' } = await platform.value('member.register', byName({ username: 'newcomer' }));
  expect((await platform.value('member.info', {}, { token })).firstTimeLogin).toBe(true);
  await platform.value('member.firstTimeSeen', {}, { token });
  const again = { type: 'username', username: 'newcomer', password: 'river stone 41' } as const;
  expect((await platform.value('session.login', again)).firstTimeLogin).toBe(false);
});

test('RG-06 without the login flag there is a member but no session', async () => {
  const answer = await platform.value('member.register', byName({ username: 'later1', login: false, remember: true }));
  expect(answer.token).toBeUndefined();
  expect(answer.deviceSecret).toBeUndefined();
  const [sessions] = await rows<{ n: number }>(
    platform.db,
    sql`select count(*)::int as n from session where member_id = ${answer.id}`,
  );
  expect(sessions?.n).toBe(0);
});

test('RG-03 every field of the payload is stored, except that affiliate and type are our own', async () => {
  const sent = {
    username: 'payload1',
    affiliateCode: 'north',
    referralCode: 'nobody',
    domain: 'First.example.com',
    registerMethod: 'WEBCLIP',
    registerUrl: `https://aurora.localhost/m/register?token=secret-token&r=north&cid=${'%E6%97%A5'.repeat(400)}`,
    isOfficialAppLogin: true,
    pixelTrack: { fbp: 'fb.1.1700000000000.123', utm_source: '日本 セール <%2B>', googleTag: 'g'.repeat(1024) },
    smsTemplate: 'register',
  } as const;
  await platform.value('member.register', byName(sent));
  expect(await memberOf('payload1')).toMatchObject({
    type: 0,
    register_method: 'WEBCLIP',
    register_url: `https://aurora.localhost/m/register?r=north&cid=${'%E6%97%A5'.repeat(400)}`,
    register_domain: 'first.example.com',
    register_device: DEVICE,
    official_app: true,
    sms_template: 'register',
    affiliate: 'north',
    affiliate_by: 'affiliateCode',
    sent_affiliate_code: 'north',
    sent_referral_code: 'nobody',
    pixel_track: sent.pixelTrack,
    terms_version: '2026-11',
    terms_at: expect.anything(),
    language: 'EN',
  });
  await platform.value('member.register', byName({ username: 'payload2', affiliateCode: 'unknown-1' }), {
    headers: { 'X-Forwarded-Host': 'north.localhost' },
  });
  expect(await memberOf('payload2')).toMatchObject({
    affiliate: 'north',
    affiliate_by: 'host',
    sent_affiliate_code: 'unknown-1',
  });
});

test('unknown fields, a type, markup and endless texts are refused', async () => {
  const before = await count();
  const wrong: Record<string, unknown>[] = [
    { type: 2 },
    { customerType: 1 },
    { isAgent: true },
    { affiliateCode: '<script>alert(1)</script>' },
    { referralCode: 'a b' },
    { pixelTrack: { fbp: 'a\u0000b' } },
    { pixelTrack: { fbp: 'a\nb' } },
    { pixelTrack: { fbp: 'a\ud800' } },
    { pixelTrack: { fbp: 'x'.repeat(1025) } },
    { registerUrl: `https://a.example/${'x'.repeat(8193)}` },
    { pixelTrack: { '<b>': '1' } },
    { registerMethod: 'FRIDGE' },
    { domain: '<b>evil' },
    { loginDeviceId: 'short' },
    { username: 'x'.repeat(201) },
    { password: `${'p'.repeat(4096)}!` },
  ];
  for (const changes of wrong) {
    const { status, body } = await register({ username: 'refused1', ...changes });
    expect([changes, status, body]).toMatchObject([changes, 400, { errorCode: 'input.invalid' }]);
  }
  expect(await count()).toBe(before);
});

test.each([
  ['200 characters', 'm'.repeat(200), 'length'],
  ['a trailing dot', 'maya88.', 'edges'],
  ['a trailing space', 'maya88 ', 'characters'],
  ['a control character', 'maya\u0007', 'characters'],
  ['look-alike letters of another script', 'mауа88', 'characters'],
  ['digits only', '09171234567', 'letter'],
  ['a name of staff', 'Supp0rt-Team', 'reserved'],
  ['the brand', 'aurora_official', 'reserved'],
])('RG-02 a user name with %s is refused with its rule', async (_, username, rule) => {
  const { body } = await register({ username });
  expect(body).toMatchObject({ errorCode: 'username.invalid', value: { rule } });
});

test('a name that differs in case, width or look-alikes is taken, and a free one is proposed', async () => {
  await platform.value('member.register', byName({ username: 'paulina', login: false }));
  for (const username of ['paulina', 'PAULINA', 'ｐａｕｌｉｎａ', 'pau1ina', 'paullna']) {
    const { body } = await register({ username });
    expect([username, body]).toMatchObject([username, { errorCode: 'username.taken' }]);
    const { proposal } = (body as { value: { proposal: string } }).value;
    expect(proposal).toMatch(/^pau[l1][il]na\d{2,4}$/);
    expect((await register({ username: proposal, login: false })).status).toBe(200);
  }
  const elsewhere = await platform.call('member.register', byName({ username: 'paulina' }), { host: LOTUS });
  expect(elsewhere.status).toBe(200);
});

test('a weak password is refused with its rule; spaces and emoji are kept unchanged', async () => {
  const weak = {
    short: 'length',
    password123: 'notCommon',
    'weakling1-x9': 'notTheName',
    qwertyuiopasdfgh: 'notGuessable',
  } as const;
  for (const [password, rule] of Object.entries(weak)) {
    const { body } = await register({ username: 'weakling1', password });
    expect([password, body]).toMatchObject([password, { errorCode: 'password.weak', value: { rule } }]);
  }
  const password = ' deep 🌊 water  ';
  await platform.value('member.register', byName({ username: 'emoji1', password }));
  const logIn = (typed: string) =>
    platform.call('session.login', { type: 'username', username: 'emoji1', password: typed });
  expect((await logIn(password)).status).toBe(200);
  expect((await logIn(password.trim())).status).toBe(400);
});

test('a registration needs the legal age and the current terms', async () => {
  expect((await register({ username: 'young1', ofAge: false })).body).toMatchObject({ errorCode: 'age.required' });
  const outdated = await register({ username: 'young1', termsVersion: '2025-01' });
  expect(outdated.body).toMatchObject({ errorCode: 'terms.outdated' });
  expect(await memberOf('young1')).toBeUndefined();
});

test('the same request again, after a lost answer, is the same member with a fresh session', async () => {
  const key = 'intent-0000000001';
  const first = await platform.value('member.register', byName({ username: 'twice1' }), { idempotencyKey: key });
  const again = await platform.value(
    'member.register',
    byName({ username: 'twice1', geetestValidateV4: 'a fresh proof' }),
    { idempotencyKey: key, headers: { 'X-Forwarded-For': '198.51.100.7' } },
  );
  expect(again).toEqual({ ...first, token: expect.any(String) });
  expect(again.token).not.toBe(first.token);
  const taken = await register({ username: 'twice1' }, { idempotencyKey: 'intent-0000000002' });
  expect(taken.body).toMatchObject({ errorCode: 'username.taken' });
  const otherPassword = await register({ username: 'twice1', password: 'guess 12345' }, { idempotencyKey: key });
  expect([otherPassword.status, otherPassword.body]).toMatchObject([422, { errorCode: 'idempotency.mismatch' }]);
  const otherName = await register({ username: 'twice2' }, { idempotencyKey: key });
  expect(otherName.body).toMatchObject({ errorCode: 'idempotency.mismatch' });
});

test(
  'wrong passwords of a repeated registration count like those of a log-in',
  async () => {
    const guarded = withoutCaptcha(await startTestPlatform({ loginLimitAccount: 3 }));
    try {
      const options = { idempotencyKey: 'intent-0000000011' };
      const again = async (password?: string) => {
        const { status, body } = await guarded.call(
          'member.register',
          byName({ username: 'guessed1', loginDeviceId: undefined, ...(password && { password }) }),
          options,
        );
        return body.success ? 'in' : `${status} ${body.errorCode}`;
      };
      const logIn = async () => {
        const own = { type: 'username', username: 'guessed1', password: byName().password ?? '' } as const;
        const { body } = await guarded.call('session.login', own);
        return body.success ? 'in' : body.errorCode;
      };
      const repeated = [await again(), await again(), await again(), await again(), await again()];
      expect(repeated).toEqual(Array(5).fill('in'));
      const wrong = [await again('a wrong guess 1'), await again('a wrong guess 2'), await again('a wrong guess 3')];
      expect(wrong).toEqual(Array(3).fill('422 idempotency.mismatch'));
      expect(await again()).toBe('429 TOO_MANY_REQUEST_LOGIN');
      expect(await logIn()).toBe('TOO_MANY_REQUEST_LOGIN');
    } finally {
      await guarded.close();
    }
  },
  STARTS_WITHIN_MS,
);

test('a repeated request needs a new second factor, and after a day it is refused', async () => {
  const options = { idempotencyKey: 'intent-0000000009' };
  const { id } = await platform.value('member.register', byName({ username: 'again1' }), options);
  const again = async () => (await register({ username: 'again1' }, options)).body;
  const own = sql`where id = ${id}`;
  await platform.db.execute(sql`update member set email = 'again@example.com', second_factor = 'email' ${own}`);
  expect(await again()).toMatchObject({ errorCode: 'login_verify_required', value: { options: ['email'] } });
  await platform.db.execute(
    sql`update member set second_factor = '', registered_at = now() - interval '25 hours' ${own}`,
  );
  await platform.db.execute(sql`update idempotency set expires_at = now() where key = ${options.idempotencyKey}`);
  expect(await again()).toMatchObject({ errorCode: 'username.taken' });
});

test('a refusal leaves the key free: corrected input succeeds with it', async () => {
  const options = { idempotencyKey: 'intent-0000000003' };
  expect((await register({ username: 'mended1', password: 'short' }, options)).status).toBe(400);
  expect((await register({ username: 'mended1' }, options)).status).toBe(200);
});

test('a registration cut off by a crash is found by the request that made it', async () => {
  const options = { idempotencyKey: 'intent-0000000004' };
  const { id } = await platform.value('member.register', byName({ username: 'crashed1' }), options);
  await platform.db.execute(
    sql`update idempotency set answer = null, started_at = now() - interval '2 minutes' where key = ${options.idempotencyKey}`,
  );
  expect((await platform.value('member.register', byName({ username: 'crashed1' }), options)).id).toBe(id);
});

test('no password, session or device secret is stored for a repetition or logged', async () => {
  const password = 'canary stone 77';
  const answer = await platform.value('member.register', byName({ username: 'canary1', password, remember: true }));
  const secrets = [password, answer.token ?? 'no token', answer.deviceSecret ?? 'no secret'];
  const [kept] = await rows<{ text: string }>(
    platform.db,
    sql`select (select json_agg(idempotency)::text from idempotency) || (select json_agg(device_secret)::text from device_secret)
      || (select json_agg(member)::text from member) || (select json_agg(session)::text from session) as text`,
  );
  for (const secret of secrets) {
    expect(kept?.text).not.toContain(secret);
    expect(platform.logged()).not.toContain(secret);
  }
});

test('RG-01 the captcha comes before the name’s lookup and after the form’s own checks', async () => {
  setSwitches(platform, 'aurora', { captcha: true });
  try {
    for (const username of ['demo', 'nobody-yet'])
      expect((await register({ username })).body).toMatchObject({ errorCode: 'captcha.required' });
    expect((await register({ username: 'demo', geetestValidateV4: 'guess' })).body).toMatchObject({
      errorCode: expect.stringMatching(/^captcha\./),
    });
    expect((await register({ username: 'x' })).body).toMatchObject({ errorCode: 'username.invalid' });
    expect((await register({ password: 'short' })).body).toMatchObject({ errorCode: 'password.weak' });
  } finally {
    setSwitches(platform, 'aurora', { captcha: false });
  }
});

test('an address and a device have a limit of registrations, with Retry-After', async () => {
  const limited = withoutCaptcha(await startTestPlatform({ registerLimitIp: 4, registerLimitDevice: 2 }));
  try {
    const attempt = (username: string, ip: string, changes = {}) =>
      limited.call('member.register', byName({ username, ...changes }), { headers: { 'X-Forwarded-For': ip } });
    expect((await attempt('device1', '203.0.113.1')).status).toBe(200);
    expect((await attempt('device1', '203.0.113.3')).body).toMatchObject({ errorCode: 'username.taken' });
    expect((await attempt('device2', '203.0.113.2')).status).toBe(200);
    const third = await attempt('device3', '203.0.113.3');
    expect([third.status, third.body]).toMatchObject([429, { errorCode: 'TOO_MANY_REQUEST' }]);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3600);
    const guesses = ['demo', 'demo', 'demo', 'demo', 'demo'].map((username) =>
      attempt(username, '203.0.113.9', { loginDeviceId: undefined }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([400, 400, 400, 400, 429]);
  } finally {
    await limited.close();
  }
});

test('RG-09 proposed names are free, meet the rules of both operators, and are limited', async () => {
  const names = new Set<string>();
  for (const host of [undefined, LOTUS])
    for (let turn = 0; turn < 20; turn += 1)
      names.add((await platform.value('member.autoUsername', {}, host ? { host } : {})).username);
  expect(names.size).toBeGreaterThan(35);
  for (const name of names) expect(name).toMatch(/^[a-z]{6,16}\d{2,4}$/);
  const [name = ''] = names;
  expect((await register({ username: name })).status).toBe(200);
  const ip = { headers: { 'X-Forwarded-For': '203.0.113.77' } };
  const answers = await Promise.all(Array.from({ length: 61 }, () => platform.call('member.autoUsername', {}, ip)));
  expect(answers.filter(({ status }) => status === 429).length).toBe(1);
});

test('RG-09 a taken user name is never proposed', { timeout: STARTS_WITHIN_MS }, async () => {
  const crowded = withoutCaptcha(await startTestPlatform());
  try {
    const rules = crowded.context.merchants.byCode('aurora')?.settings.register.usernameRules ?? {};
    Object.assign(rules, { minLength: 4, maxLength: 5 });
    // Names of at most five letters are proposed with two digits first: every such name is taken.
    const stems = [...new Set(things.map((thing) => thing.slice(0, 3)))];
    const numbers = Array.from({ length: 90 }, (_, index) => String(index + 10));
    const taken = new Set(stems.flatMap((stem) => numbers.map((number) => confusableKeyOf(stem + number))));
    await rows(
      crowded.db,
      sql`insert into member (id, merchant, account, user_name, look)
        select 'taken-' || name, 'aurora', name, name, name from unnest(string_to_array(${[...taken].join(',')}, ',')) as name`,
    );
    for (let turn = 0; turn < 10; turn += 1) {
      const { username } = await crowded.value('member.autoUsername', {});
      expect(username).toMatch(/^[a-z]{1,2}\d{3,4}$/);
    }
  } finally {
    await crowded.close();
  }
});
