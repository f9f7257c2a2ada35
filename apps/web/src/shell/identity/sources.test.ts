// Tests the foreign addresses that a page allows for social accounts and phone-auth.
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { identityProject, phoneAuthOn, socialProviders } from './offers.ts';
import { identitySources } from './sources.ts';

const { identity: _, smsProvider: __, ...plain } = examples['system.settings'].output;
const project = { apiKey: 'k', appId: 'a', authDomain: 'd', projectId: 'p', messagingSenderId: '1' };
const google = {
  channel: 'google',
  clientId: 'c',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
} as const;
const line = {
  channel: 'line',
  clientId: 'l',
  authorizeUrl: 'https://access.line.me/oauth2/v2.1/authorize',
  tokenUrl: 'https://id.play.example/line/token',
} as const;
const oneTap = { script: 'https://accounts.google.com/gsi/client', clientId: 'c' };
const on = { whitelabel: { GOOGLELOGIN3: true } };
const nothing = { scripts: [], frames: [], connects: [], styles: [] };
const service = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

const social = {
  ...plain,
  ...on,
  smsProvider: { firebase: false, ...project },
  identity: { by: 'firebase' as const, channels: [google, line], oneTap },
};

describe('the identity providers of the operator', () => {
  test('PH-05 the project comes from the SMS provider’s settings, under either name', () => {
    const all = { firebase: true, ...project };
    expect(identityProject({ ...plain, smsProvider: all })).toEqual(project);
    expect(identityProject({ ...plain, sms: all })).toEqual(project);
    expect(identityProject({ ...plain, smsProvider: { firebase: true } })).toBeNull();
  });

  test.each([
    [{ firebase: true, ...project }, true],
    [{ firebase: false, ...project }, false],
    [{ firebase: true }, false],
  ])('PH-05 with the SMS provider %j, under either name, phone-auth is on: %s', (smsProvider, expected) => {
    expect(phoneAuthOn({ ...plain, smsProvider })).toBe(expected);
    expect(phoneAuthOn({ ...plain, sms: smsProvider })).toBe(expected);
  });

  test.each([true, false])('SO-05, SW-01 with GOOGLELOGIN3 %s Google is offered, the others always', (switched) => {
    const channels = socialProviders({ ...social, whitelabel: { GOOGLELOGIN3: switched } }).map(
      ({ channel }) => channel,
    );
    expect(channels).toEqual(switched ? ['google', 'line'] : ['line']);
  });

  test('without a project no identity can be verified, so nothing is offered', () => {
    expect(socialProviders({ ...social, smsProvider: { firebase: false } })).toEqual([]);
  });
});

describe('the servers that the page allows', () => {
  test('no server without a provider', () => {
    expect(identitySources(plain)).toEqual(nothing);
    expect(identitySources({ ...social, identity: undefined } as never)).toEqual(nothing);
  });

  test('the service, token addresses, and of one-tap only its script and folder', () => {
    expect(identitySources(social)).toEqual({
      scripts: ['https://accounts.google.com/gsi/client'],
      frames: ['https://accounts.google.com/gsi/'],
      connects: [...service, 'https://id.play.example', 'https://accounts.google.com/gsi/'],
      styles: ['https://accounts.google.com/gsi/style'],
    });
  });

  test('SW-01 without GOOGLELOGIN3 nothing of Google', () => {
    const { scripts, frames } = identitySources({ ...social, whitelabel: {} });
    expect([...scripts, ...frames]).toEqual([]);
  });

  test("PH-01 phone-auth's captcha only with phone-auth, and not against the emulator", () => {
    const phone = { ...plain, smsProvider: { firebase: true, ...project } };
    expect(identitySources(phone).scripts).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    const emulator = 'http://127.0.0.1:9099';
    const emulated = { ...phone, identity: { by: 'firebase' as const, emulator, channels: [] } };
    expect(identitySources(emulated)).toEqual({ ...nothing, connects: [emulator] });
  });

  test.each(['http://plain.example/token', 'javascript:alert(1)', '*', 'https:'])(
    'an address written as %s allows no server',
    (tokenUrl) => {
      const { connects } = identitySources({
        ...social,
        identity: { by: 'firebase', channels: [{ ...line, tokenUrl }] },
      });
      expect(connects).toEqual(service);
    },
  );
});
