import type { CaptchaAction, PageSettings } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { captchaBefore, captchaVersion } from './captcha.rules.ts';

const base = examples['system.settings'].output;
const all: CaptchaAction[] = ['login', 'register', 'sms', 'reset'];
const settings = (whitelabel: Record<string, boolean>, change: Partial<PageSettings> = {}): PageSettings => ({
  ...base,
  captchaFor: all,
  whitelabel,
  ...change,
});
const on = { GEETEST3: true, GEETESTVCODE3: true };
const version = (GEETEST_VERSION: string | undefined) => ({
  gw: { GEETEST_ID: 'a', ...(GEETEST_VERSION && { GEETEST_VERSION }) },
});

describe('the captcha of each action', () => {
  test.each(all)('CW-05 no captcha before %s when the switch is off', (action) => {
    expect(captchaBefore(action, settings({ ...on, GEETEST3: false }))).toBe('none');
  });

  test.each(all)('CW-05 only where the operator names the action: %s', (action) => {
    expect(captchaBefore(action, settings(on))).toBe('vendor');
    const others = all.filter((other) => other !== action);
    expect(captchaBefore(action, settings(on, { captchaFor: others }))).toBe('none');
  });

  test('CW-05 a code by SMS has its own switch', () => {
    expect(captchaBefore('sms', settings({ GEETEST3: true }))).toBe('none');
    expect(captchaBefore('reset', settings({ GEETEST3: true }))).toBe('vendor');
  });

  test.each([
    ['3', 'unsupported'],
    [undefined, 'vendor'],
    ['4', 'vendor'],
  ])('CW-05 only version 4 serves SMS, version %s is %s', (named, kind) => {
    expect(captchaBefore('sms', settings(on, version(named)))).toBe(kind);
    expect(captchaBefore('login', settings(on, version(named)))).toBe('vendor');
  });

  test('RG-08 RG-01 the image captcha in the registration form replaces the vendor’s step', () => {
    const register = { ...base.register, captcha: { enabled: true } };
    expect(captchaBefore('register', settings(on, { register }))).toBe('image');
    expect(captchaBefore('register', settings({}, { register }))).toBe('image');
    expect(captchaBefore('login', settings(on, { register }))).toBe('vendor');
  });
});

test('an operator that names no version has version 4', () => {
  expect([
    captchaVersion({}),
    captchaVersion({ GEETEST_VERSION: '3' }),
    captchaVersion({ GEETEST_VERSION: '4' }),
  ]).toEqual([4, 3, 4]);
});
