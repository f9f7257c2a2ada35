import { RegisterMobileRequest, RegisterRequest } from '@foyer/contract/schemas';
import { describe, expect, test } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeDevice } from '../../shell/device/fake-device.ts';
import { originOf } from '../../shell/session/register-origin.ts';
import { FBP } from '../../shell/storage/keys.ts';
import { REG_INFO } from '../../shell/storage/reg-info.ts';
import type { StorageKey } from '../../shell/storage/store.ts';
import { MARKETING } from '../../shell/tracking/marketing.ts';
import { blankEntry, demandsOf, type RegisterEntry } from './register-entry.ts';
import { callOf } from './register-request.ts';

type Kind = 'IPAD' | 'PWA' | 'WEBCLIP' | null;

/** Returns a visit with every value that a visit can have. */
function visit({ kind = null as Kind, inApp = false, daysLater = 0 } = {}) {
  const at = 1_700_000_000_000;
  const kept = new Map<string, unknown>([
    [REG_INFO.name, { affiliateCode: 'lan7', referralCode: 'friend', originalDomain: 'play.example', at }],
    [FBP.name, daysLater < 90 ? 'fb.1.2.3' : null],
    [MARKETING.name, { utm_source: { value: 'radio 日本', at }, fbclid: { value: 'c1', at } }],
  ]);
  return fakeShell({
    shell: {
      clock: { now: () => at + daysLater * 86_400_000 },
      // The fake keeps what was put there, by the name of its key.
      store: { read: <T>(key: StorageKey<T>) => (kept.get(key.name) ?? null) as T | null },
      device: fakeDevice(kind, { inApp }),
      navigation: {
        origin: 'https://play.example',
        route: () => 'register',
        href: () => '/m/register?r=lan7',
      },
    },
  });
}

const shell = visit();
const demands = demandsOf(shell.settings);
const byName: RegisterEntry = {
  ...blankEntry(demands),
  username: ' maya88 ',
  password: ' as typed ',
  agreed: true,
  remember: true,
};
const byNumber: RegisterEntry = {
  ...byName,
  method: 'mobile',
  mobile: { countryDialingCode: '63', mobileNum: '9171234567' },
  code: '482913',
};
const proof = { geetestValidateV4: 'cHJvb2Y' };

describe('the call of a registration', () => {
  test('RG-02 RG-03 without a mobile number: every field of the payload', () => {
    const call = callOf(byName, demands, originOf(shell), proof);
    expect(call).toEqual({
      name: 'member.register',
      input: {
        username: 'maya88',
        password: ' as typed ',
        affiliateCode: 'lan7',
        referralCode: 'friend',
        domain: 'play.example',
        registerMethod: 'H5',
        registerUrl: 'https://play.example/m/register?r=lan7',
        loginDeviceId: 'a'.repeat(36),
        isOfficialAppLogin: false,
        pixelTrack: { facebook: 'c1', fbc: 'fb.1.1700000000000.c1', fbp: 'fb.1.2.3', utm_source: 'radio 日本' },
        login: true,
        remember: true,
        termsVersion: shell.settings.register.terms.version,
        ofAge: true,
        smsTemplate: shell.settings.register.smsTemplate,
        geetestValidateV4: 'cHJvb2Y',
      },
    });
    expect(RegisterRequest.safeParse(call.input).success).toBe(true);
  });

  test('RG-02 RG-03 with one: the number, its dialing code and the code by SMS', () => {
    const call = callOf(byNumber, { ...demands, mobilePassword: true }, originOf(shell), proof);
    expect(call.name).toBe('member.registerMobile');
    expect(call.input).toMatchObject({
      countryDialingCode: '63',
      mobileNum: '9171234567',
      verificationCode: '482913',
      password: ' as typed ',
      remember: true,
    });
    expect(call.input).not.toHaveProperty('username');
    expect(RegisterMobileRequest.safeParse(call.input).success).toBe(true);
  });

  test('RG-04 a generated password sends none', () => {
    const call = callOf(byNumber, { ...demands, mobilePassword: false }, originOf(shell), {});
    expect(call.input).not.toHaveProperty('password');
    // Its form has no box: the tick is of the form before.
    expect(call.input).not.toHaveProperty('remember');
    expect(RegisterMobileRequest.safeParse(call.input).success).toBe(true);
  });

  test.each<[string, Parameters<typeof visit>[0], string]>([
    ['an ordinary browser', {}, 'H5'],
    ['an iPad in its browser', { kind: 'IPAD' }, 'H5'],
    ['the installed site', { kind: 'PWA' }, 'PWA'],
    ['a clip on the home screen', { kind: 'WEBCLIP' }, 'WEBCLIP'],
    ['the operator’s app', { kind: 'PWA', inApp: true }, 'APP'],
  ])('RG-03 registerMethod of %s', (_, device, method) => {
    const { registerMethod, isOfficialAppLogin } = originOf(visit(device));
    expect([registerMethod, isOfficialAppLogin]).toEqual([method, method === 'APP']);
  });

  test('SN-05 SN-07 after 90 days a registration sends only the first domain of a visit', () => {
    expect(originOf(visit({ daysLater: 89 }))).toHaveProperty('pixelTrack.fbc', 'fb.1.1700000000000.c1');
    const late = originOf(visit({ daysLater: 90 }));
    for (const field of ['affiliateCode', 'referralCode', 'pixelTrack']) expect(late).not.toHaveProperty(field);
    expect(late.domain).toBe('play.example');
  });

  test('RG-03 an unknown visit leaves those fields out', () => {
    const bare = originOf(fakeShell());
    for (const field of ['affiliateCode', 'referralCode', 'domain', 'pixelTrack'])
      expect(bare).not.toHaveProperty(field);
  });
});
