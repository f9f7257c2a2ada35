// Tests an operator with a vendor account: bound proofs, single use, and a vendor that is down.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CHALLENGE, STUB_ID, STUB_KEY, startVendorStub, type VendorStub } from '../../../ports/captcha-vendor/stub.ts';
import { captchaWire, fieldsOf, operatorsWithCaptcha, visitorOf } from '../../../testing/captcha.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { createCaptcha } from './captcha.ts';

let stub: VendorStub;
let operators: ReturnType<typeof operatorsWithCaptcha>;
let platform: TestPlatform;
beforeAll(async () => {
  stub = await startVendorStub();
  operators = operatorsWithCaptcha((file, code) => {
    file.captchaVendor = { keyFile: 'keys/captcha.key', api: stub.api };
    file.settings.gw.GEETEST_ID = STUB_ID;
    if (code === 'lotus') file.settings.gw.GEETEST_VERSION = '3';
  });
  for (const code of ['aurora', 'lotus'])
    writeFileSync(join(operators.folder, code, 'keys/captcha.key'), `${STUB_KEY}\n`);
  platform = await startTestPlatform({ merchantsDir: operators.folder });
});
beforeEach(() => stub.feel('well'));
afterAll(async () => {
  await platform.close();
  await stub.close();
  operators.remove();
});

let serial = 0;
const four = (pass_token = 'good') => {
  serial += 1;
  return fieldsOf({ lot_number: `lot${serial}`, captcha_output: 'output', pass_token, gen_time: '1700000000' });
};
/** Every ask comes with a captcha of its own, so that what it knows of the vendor is fresh. */
const ask = (action: 'login' | 'register' | 'sms' | 'reset', proof: object, code = 'aurora', ip = '203.0.113.9') =>
  createCaptcha(platform.context)
    .require(action, proof, visitorOf(platform, code, ip))
    .then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );

test('a proof of the vendor is checked once: a second use is refused without a request', async () => {
  const proof = four();
  expect(await ask('register', proof)).toBe('taken');
  const before = stub.requests.length;
  expect(await ask('register', proof)).toBe('captcha.invalid');
  expect(stub.requests.length).toBe(before);
  expect(await ask('register', four('bad'))).toBe('captcha.invalid');
  expect(await ask('register', {})).toBe('captcha.required');
});

test('CW-07 version 3 starts with the vendor’s challenge, and its proof fits its action', async () => {
  const start = () => platform.value('captcha.geetest', { action: 'login' }, { host: LOTUS });
  expect(await start()).toEqual({ gt: STUB_ID, challenge: CHALLENGE, newCaptcha: true, success: 1 });
  // The vendor's slider adds two characters of its own.
  const proof = fieldsOf({
    geetest_challenge: `${CHALLENGE}k7`,
    geetest_validate: 'good',
    geetest_seccode: 'good|jordan',
  });
  expect(await ask('register', proof, 'lotus')).toBe('captcha.invalid');
  expect(await ask('login', proof, 'lotus')).toBe('captcha.invalid');
  await start();
  expect(await ask('login', proof, 'lotus')).toBe('taken');
  expect(await ask('login', proof, 'lotus')).toBe('captcha.invalid');
});

test('CW-06 while the vendor is down registration, SMS and reset are refused', async () => {
  stub.feel('broken');
  for (const action of ['register', 'sms', 'reset'] as const) {
    expect(await ask(action, four())).toBe('captcha.unavailable');
    expect(await ask(action, {})).toBe('captcha.unavailable');
  }
});

test('while the vendor is down an address may log in five times', async () => {
  stub.feel('garbage');
  for (let at = 0; at < 5; at += 1) expect(await ask('login', at % 2 ? four() : {})).toBe('taken');
  expect(await ask('login', {})).toBe('TOO_MANY_REQUEST_LOGIN');
  expect(await ask('login', {}, 'aurora', '203.0.113.77')).toBe('taken');
  stub.feel('well');
  expect(await ask('login', {}, 'aurora', '203.0.113.78')).toBe('captcha.required');
});

test('while the vendor is down one address does not use up the log-ins of the others', async () => {
  stub.feel('broken');
  const captcha = createCaptcha(platform.context);
  const logIn = (ip: string) => captcha.require('login', {}, visitorOf(platform, 'aurora', ip)).catch(() => 'refused');
  const outcomes = [];
  for (let at = 0; at < 620; at += 1) outcomes.push(await logIn('198.51.100.20'));
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(615);
  expect(await logIn('198.51.100.21')).toBe(false);
});

test('CW-07 version 3 reports success 0 while the vendor is down, which only allows a log-in', async () => {
  stub.feel('broken');
  const start = await platform.value('captcha.geetest', { action: 'login' }, { host: LOTUS });
  expect(start).toMatchObject({ gt: STUB_ID, newCaptcha: true, success: 0 });
  const offline = fieldsOf({ geetest_challenge: start.challenge, geetest_validate: 'x', geetest_seccode: 'x|jordan' });
  expect(await ask('login', offline, 'lotus')).toBe('taken');
  stub.feel('well');
  expect(await ask('login', offline, 'lotus')).toBe('captcha.invalid');
});

test('our own puzzles are not served in place of the vendor', async () => {
  const { body } = await captchaWire(platform, AURORA).load({ captchaId: STUB_ID, kind: 'slide', action: 'login' });
  expect(body).toMatchObject({ errorCode: 'not.found' });
});
