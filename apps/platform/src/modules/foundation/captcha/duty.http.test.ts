// Tests who must prove what: every action, its switches, both versions, image and test mode.
import { type SwitchName, switches, switchKeys } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Merchant } from '../../../merchants/merchant.ts';
import { answerOf, captchaWire, operatorsWithCaptcha, solve, visitorOf } from '../../../testing/captcha.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { setSwitches } from '../../../testing/switches.ts';
import { createCaptcha } from './captcha.ts';
import { type Duty, dutyOf } from './duty.rules.ts';

const operators = operatorsWithCaptcha((file, code) => {
  if (code === 'lotus') file.settings.register.captcha.enabled = true;
});
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ merchantsDir: operators.folder });
});
afterAll(async () => {
  await platform.close();
  operators.remove();
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );
const registerAtLotus = (captcha?: string) =>
  outcome(
    createCaptcha(platform.context).require('register', captcha ? { captcha } : {}, visitorOf(platform, 'lotus')),
  );

/** An operator as far as the decision reads it. */
const operator = (flags: Record<string, boolean>, version: '3' | '4', image = false): Pick<Merchant, 'settings'> => {
  const { settings } = visitorOf(platform, 'aurora').merchant;
  return {
    settings: {
      ...settings,
      captchaFor: ['login', 'register', 'sms'],
      whitelabel: flags,
      register: { ...settings.register, captcha: { enabled: image } },
      gw: { ...settings.gw, GEETEST_VERSION: version },
    },
  };
};

test('CW-05 SW-01 switches, settings and version decide which action needs which proof', () => {
  const flagsOf = (on: readonly SwitchName[]) =>
    Object.fromEntries(switchKeys.map((key) => [key, on.includes(switches[key].name)]));
  const [captcha, sms] = ['captcha', 'captchaBeforeSms'] as const;
  const rows: [readonly SwitchName[], '3' | '4', Record<'login' | 'register' | 'sms' | 'reset', Duty>][] = [
    [[], '4', { login: 'none', register: 'none', sms: 'none', reset: 'none' }],
    [[sms], '4', { login: 'none', register: 'none', sms: 'none', reset: 'none' }],
    [[captcha], '4', { login: '4', register: '4', sms: 'none', reset: 'none' }],
    [[captcha, sms], '4', { login: '4', register: '4', sms: '4', reset: 'none' }],
    [[captcha, sms], '3', { login: '3', register: '3', sms: 'unserved', reset: 'none' }],
  ];
  for (const [on, version, wanted] of rows) {
    const merchant = operator(flagsOf(on), version);
    for (const [action, duty] of Object.entries(wanted))
      expect([on, version, action, dutyOf(action as 'login', merchant)]).toEqual([on, version, action, duty]);
  }
  expect(dutyOf('register', operator(flagsOf([]), '4', true))).toBe('image');
  expect(dutyOf('login', operator(flagsOf([captcha]), '4', true))).toBe('4');
});

test('RG-08 the image captcha accepts any case, once, and every try needs a new one', async () => {
  const fresh = () => platform.value('captcha.image', { action: 'register' }, { host: 'lotus.localhost' });
  const { captchaId, image } = await fresh();
  expect(image.length).toBeGreaterThan(2000);
  const { text } = (await answerOf(platform, captchaId)) as { text: string };
  expect(text).toMatch(/^[A-Z0-9]{5}$/);
  expect(await registerAtLotus()).toBe('captcha.required');
  expect(await registerAtLotus(`${captchaId}.${text.toLowerCase()}`)).toBe('taken');
  expect(await registerAtLotus(`${captchaId}.${text}`)).toBe('captcha.invalid');
  const second = await fresh();
  const right = ((await answerOf(platform, second.captchaId)) as { text: string }).text;
  expect(await registerAtLotus(`${second.captchaId}.WRONG`)).toBe('captcha.invalid');
  expect(await registerAtLotus(`${second.captchaId}.${right}`)).toBe('captcha.invalid');
});

test('an image that is too old or of another operator is refused', async () => {
  const elsewhere = await platform.value('captcha.image', { action: 'register' });
  const { text } = (await answerOf(platform, elsewhere.captchaId)) as { text: string };
  expect(await registerAtLotus(`${elsewhere.captchaId}.${text}`)).toBe('captcha.invalid');
  const late = await platform.value('captcha.image', {}, { host: 'lotus.localhost' });
  const answer = ((await answerOf(platform, late.captchaId)) as { text: string }).text;
  await platform.db.execute(sql`update captcha_challenge set expires_at = now()`);
  expect(await registerAtLotus(`${late.captchaId}.${answer}`)).toBe('captcha.invalid');
});

test('a question replaces the image', async () => {
  const requested = await platform.value(
    'captcha.image',
    { question: 'true' },
    { host: 'lotus.localhost', language: 'VI' },
  );
  expect(requested.question).toMatch(/^Hãy viết/);
  const { text } = (await answerOf(platform, requested.captchaId)) as { text: string };
  // In the digits of any script, as people's keyboards have them.
  const inUrdu = text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));
  expect(await registerAtLotus(`${requested.captchaId}.${inUrdu}`)).toBe('taken');
});

test('a proof of the script does not replace the image', async () => {
  const proof = await solve(platform, 'lotus.localhost', { action: 'register' });
  expect(await outcome(createCaptcha(platform.context).require('register', proof, visitorOf(platform, 'lotus')))).toBe(
    'captcha.required',
  );
});

test('CW-05 version 3 refuses an SMS, and version 4 serves it', async () => {
  const visitor = visitorOf(platform, 'aurora');
  const merchant = {
    ...visitor.merchant,
    settings: { ...visitor.merchant.settings, gw: { ...visitor.merchant.settings.gw, GEETEST_VERSION: '3' } },
  };
  expect(await outcome(createCaptcha(platform.context).require('sms', {}, { ...visitor, merchant }))).toBe(
    'captcha.unavailable',
  );
});

test('SW-01 in the test mode of a demo every answer passes; outside a demo it changes nothing', async () => {
  const wire = captchaWire(platform, AURORA);
  const anyAnswer = async (of: ReturnType<typeof captchaWire>) => {
    const { body } = await of.load({ captchaId: 'aurora', kind: 'slide', action: 'login' });
    return (await of.verify({ challenge: body.value?.challenge ?? '', x: 1, track: [] })).body.value?.solved;
  };
  expect(await anyAnswer(wire)).toBe(false);
  setSwitches(platform, 'aurora', { captchaTestMode: true });
  expect(await anyAnswer(wire)).toBe(true);
  setSwitches(platform, 'aurora', { captchaTestMode: false });
  const real = await startTestPlatform({ merchantsDir: operators.folder, demo: false });
  try {
    setSwitches(real, 'aurora', { captchaTestMode: true });
    expect(await anyAnswer(captchaWire(real, AURORA))).toBe(false);
  } finally {
    await real.close();
  }
});
