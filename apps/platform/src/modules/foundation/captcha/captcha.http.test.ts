// Tests the worth of a proof: solved by a person, for one action of one operator, once, in time.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerOf,
  captchaWire,
  fieldsOf,
  givenFor,
  operatorsWithCaptcha,
  solve,
  viewChallenge,
  visitorOf,
} from '../../../testing/captcha.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { createCaptcha } from './captcha.ts';

const operators = operatorsWithCaptcha();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({
    merchantsDir: operators.folder,
    loginLimitIp: 10_000,
    loginLimitAccount: 10_000,
  });
});
afterAll(async () => {
  await platform.close();
  operators.remove();
});

const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;
const login = (proof: object) => platform.call('session.login', { ...demo, ...proof });
const requireAt = (...given: Parameters<ReturnType<typeof createCaptcha>['require']>) =>
  createCaptcha(platform.context)
    .require(...given)
    .then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );

test.each(['slide', 'click', 'question'] as const)(
  'CW-01 a solved %s puzzle gives a proof that opens the log-in once',
  async (kind) => {
    const proof = await solve(platform, AURORA, { kind, action: 'login' });
    expect((await login(proof)).status).toBe(200);
    expect((await login(proof)).body).toMatchObject({ errorCode: 'captcha.invalid' });
  },
);

test('LG-01 RG-01 without a proof the call requires one, before any other check', async () => {
  expect((await login({})).body).toMatchObject({ errorCode: 'captcha.required' });
  expect((await login({ geetestValidateV4: 'bm90IGpzb24' })).body).toMatchObject({ errorCode: 'captcha.required' });
  expect(await requireAt('register', {}, visitorOf(platform, 'aurora'))).toBe('captcha.required');
});

test('a proof used at another operator is refused and used up', async () => {
  const proof = await solve(platform, LOTUS, { action: 'login' });
  expect((await login(proof)).body).toMatchObject({ errorCode: 'captcha.invalid' });
  expect(await requireAt('login', proof, visitorOf(platform, 'lotus'))).toBe('captcha.invalid');
});

test('a proof for one action does not open another', async () => {
  for (const [made, used] of [
    ['sms', 'login'],
    ['login', 'register'],
    ['register', 'reset'],
    ['reset', 'sms'],
  ] as const) {
    const proof = await solve(platform, AURORA, { action: made });
    expect(await requireAt(used, proof, visitorOf(platform, 'aurora'))).toBe('captcha.invalid');
  }
});

test('a proof with one value changed is another proof', async () => {
  const proof = await solve(platform, AURORA, { action: 'login' });
  const values = JSON.parse(Buffer.from(proof.geetestValidateV4 ?? '', 'base64url').toString()) as Record<
    string,
    string
  >;
  for (const name of ['lot_number', 'captcha_output', 'pass_token', 'gen_time']) {
    const changed = { ...values, [name]: `${values[name]?.slice(0, -1)}${values[name]?.endsWith('1') ? '2' : '1'}` };
    expect((await login(fieldsOf(changed))).body).toMatchObject({ errorCode: 'captcha.invalid' });
  }
  expect((await login(proof)).status).toBe(200);
});

test('a proof expires two minutes after it was solved', async () => {
  const proof = await solve(platform, AURORA, { action: 'login' });
  await platform.db.execute(sql`update captcha_proof set expires_at = expires_at - interval '121 seconds'`);
  expect((await login(proof)).body).toMatchObject({ errorCode: 'captcha.invalid' });
});

test('a challenge allows three answers, right or wrong', async () => {
  const wire = captchaWire(platform, AURORA);
  const { body } = await wire.load({ captchaId: 'aurora', kind: 'slide', action: 'login' });
  const challenge = body.value?.challenge ?? '';
  await viewChallenge(platform, challenge);
  const right = givenFor(await answerOf(platform, challenge));
  const wrong = { ...right, x: (right.x ?? 0) > 180 ? 20 : 340 };
  for (const triesLeft of [2, 1, 0]) {
    expect((await wire.verify({ challenge, ...wrong })).body.value).toEqual({ solved: false, triesLeft });
  }
  expect((await wire.verify({ challenge, ...right })).body).toMatchObject({ errorCode: 'captcha.invalid' });
});

test('a solved challenge is removed, and an unsolved one after five minutes', async () => {
  const wire = captchaWire(platform, AURORA);
  const load = async () => {
    const { body } = await wire.load({ captchaId: 'aurora', kind: 'click', action: 'login' });
    await viewChallenge(platform, body.value?.challenge ?? '');
    return body.value?.challenge ?? '';
  };
  const solved = await load();
  const right = givenFor(await answerOf(platform, solved));
  expect((await wire.verify({ challenge: solved, ...right })).body.value?.solved).toBe(true);
  expect((await wire.verify({ challenge: solved, ...right })).body).toMatchObject({ errorCode: 'captcha.invalid' });
  const late = await load();
  const rightToo = givenFor(await answerOf(platform, late));
  await platform.db.execute(sql`update captcha_challenge set expires_at = now() where id = ${late}`);
  expect((await wire.verify({ challenge: late, ...rightToo })).body).toMatchObject({ errorCode: 'captcha.invalid' });
});

test('the right place without a path, at once, or in one jump is refused', async () => {
  const wire = captchaWire(platform, AURORA);
  const { body } = await wire.load({ captchaId: 'aurora', kind: 'slide', action: 'login' });
  const challenge = body.value?.challenge ?? '';
  const right = givenFor(await answerOf(platform, challenge));
  const x = right.x ?? 0;
  const tooSoon = await wire.verify({
    challenge,
    ...right,
    track: right.track.map(([a, b, at]) => [a, b, at + 60_000]),
  });
  expect(tooSoon.body.value).toMatchObject({ solved: false });
  await viewChallenge(platform, challenge);
  for (const track of [
    [],
    [
      [8, 0, 0],
      [x, 0, 400],
    ],
    [
      [8, 0, 0],
      [9, 0, 100],
      [10, 0, 200],
      [x, 0, 400],
    ],
  ] as const) {
    const { body: judged } = await wire.verify({ challenge, x, track: track.map(([a, b, at]) => [a, b, at]) });
    expect(judged.success ? judged.value : judged.errorCode).toSatisfy(
      (answer) => answer === 'captcha.invalid' || (answer as { solved: boolean }).solved === false,
    );
  }
});

test("another operator's challenge cannot be answered here or load a puzzle", async () => {
  const lotus = captchaWire(platform, LOTUS);
  const aurora = captchaWire(platform, AURORA);
  const { body } = await lotus.load({ captchaId: 'lotus', kind: 'slide', action: 'login' });
  const challenge = body.value?.challenge ?? '';
  await viewChallenge(platform, challenge);
  const right = givenFor(await answerOf(platform, challenge));
  expect((await aurora.verify({ challenge, ...right })).body).toMatchObject({ errorCode: 'captcha.invalid' });
  expect((await aurora.load({ captchaId: 'lotus', kind: 'slide', action: 'login' })).body).toMatchObject({
    errorCode: 'not.found',
  });
  expect((await lotus.verify({ challenge, ...right })).body.value?.solved).toBe(true);
});

test('the wire refuses an unknown puzzle without an error of ours', async () => {
  const wire = captchaWire(platform, AURORA);
  const wrong: Parameters<typeof wire.load>[0][] = [
    {},
    { captchaId: 'aurora', kind: 'slide' },
    { captchaId: 'aurora', kind: 'magic' as 'slide', action: 'login' },
    { captchaId: 'aurora', kind: 'slide', action: 'transfer' as 'login' },
  ];
  for (const input of wrong) expect((await wire.load(input)).body).toMatchObject({ errorCode: 'input.invalid' });
  for (const input of [{}, { challenge: 'x' }, { challenge: '0'.repeat(32), x: 1e9, track: [] }])
    expect((await wire.verify(input)).body).toMatchObject({ errorCode: 'input.invalid' });
  expect((await wire.verify({ challenge: '0'.repeat(32), x: 1, track: [] })).body).toMatchObject({
    errorCode: 'captcha.invalid',
  });
  const foreign = await wire.load(
    { captchaId: 'aurora', kind: 'slide', action: 'login' },
    { Origin: 'https://evil.example' },
  );
  expect(foreign.body).toMatchObject({ errorCode: 'origin.refused' });
});

test('an address has a limit of puzzles, and its neighbour is not affected', async () => {
  const strict = await startTestPlatform({ merchantsDir: operators.folder, demo: false });
  try {
    const wire = captchaWire(strict, AURORA);
    const ask = (kind: 'slide' | 'question', ip: string) =>
      wire.load({ captchaId: 'aurora', kind, action: 'login' }, { 'X-Forwarded-For': ip });
    for (let at = 0; at < 12; at += 1) expect((await ask('question', '203.0.113.1')).status).toBe(200);
    const refused = await ask('question', '203.0.113.1');
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'TOO_MANY_REQUEST']);
    expect((await ask('question', '203.0.113.2')).status).toBe(200);
    expect((await ask('slide', '203.0.113.1')).status).toBe(200);
  } finally {
    await strict.close();
  }
});
