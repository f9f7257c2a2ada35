import { expect, test } from 'vitest';
import { Faults } from './faults.ts';
import { checkIdentity, IdentityFile, identityOf, providerAccountsOf } from './identity.ts';

const demo = { port: 8080, demo: true };
const google = {
  channel: 'google' as const,
  clientId: 'c1',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
};
const project = { firebase: true, projectId: 'p1', apiKey: 'k1' };

const faultsOf = (given: Parameters<typeof checkIdentity>[1], where = demo) => {
  const faults = new Faults();
  checkIdentity('aurora', given, where, faults);
  return faults.all.map(({ path, message }) => `${path}: ${message}`);
};

test('the local identity provider is refused outside of the demo', () => {
  const given = { identity: { by: 'local' as const, channels: ['google' as const] } };
  expect(faultsOf(given)).toEqual([]);
  expect(faultsOf(given, { port: 8080, demo: false })).toEqual([
    'settings.identity.by: local lets anybody be anybody: in demo mode only',
  ]);
});

test('Firebase is a project with its key, for social accounts and for phone-auth', () => {
  const identity = { by: 'firebase' as const, channels: [google] };
  const missing = [
    'settings.smsProvider.projectId: belongs to a Firebase project',
    'settings.smsProvider.apiKey: belongs to a Firebase project',
  ];
  expect(faultsOf({ identity })).toEqual(missing);
  expect(faultsOf({ smsProvider: { firebase: true } })).toEqual(missing);
  expect(faultsOf({ smsProvider: { firebase: false } })).toEqual([]);
  expect(faultsOf({ identity, smsProvider: project })).toEqual([]);
});

test('a channel may occur once', () => {
  const identity = { by: 'firebase' as const, channels: [google, google] };
  expect(faultsOf({ identity, smsProvider: project })).toEqual(['settings.identity.channels: a channel twice']);
});

test.each([
  ['http://accounts.example/authorize', false],
  ['javascript:alert(1)', false],
  ['https://accounts.example/authorize', true],
  ['http://idp.localhost:8080/authorize/google', true],
  ['http://localhost.evil.example/', false],
])('a provider at %s is accepted: %s', (authorizeUrl, taken) => {
  const file = { by: 'firebase', channels: [{ ...google, authorizeUrl }] };
  expect(IdentityFile.safeParse(file).success).toBe(taken);
});

test('the settings name the site’s token address in place of the provider’s, without the secret', () => {
  const line = {
    ...google,
    channel: 'line' as const,
    tokenUrl: 'https://provider.example/token',
    secretFile: 'line.key',
  };
  const settings = identityOf('aurora', { identity: { by: 'firebase', channels: [line] }, smsProvider: project }, demo);
  expect(settings?.channels).toEqual([{ ...google, channel: 'line', tokenUrl: '/wps/identity/token/line' }]);
});

test('PH-05 phone-auth without social accounts uses the project or its emulator', () => {
  expect(identityOf('aurora', { smsProvider: project }, demo)).toEqual({ by: 'firebase', channels: [] });
  expect(identityOf('aurora', { smsProvider: project }, { ...demo, emulator: '127.0.0.1:9099' })).toEqual({
    by: 'firebase',
    channels: [],
    emulator: 'http://127.0.0.1:9099',
  });
  expect(identityOf('aurora', { smsProvider: { firebase: false } }, demo)).toBeUndefined();
});

test('a provider with signed requests starts at the site, without its own addresses', () => {
  const x = {
    ...google,
    channel: 'twitter' as const,
    authorizeUrl: 'https://api.x.com/oauth/authenticate',
    requestUrl: 'https://api.x.com/oauth/request_token',
    tokenUrl: 'https://api.x.com/oauth/access_token',
    secretFile: 'x.key',
  };
  const settings = identityOf('aurora', { identity: { by: 'firebase', channels: [x] }, smsProvider: project }, demo);
  expect(settings?.channels).toEqual([
    {
      channel: 'twitter',
      clientId: 'c1',
      authorizeUrl: '/wps/identity/authorize/twitter',
      tokenUrl: '/wps/identity/token/twitter',
    },
  ]);
});

test('signed requests need a secret and a token address', () => {
  const faults = new Faults();
  const x = { ...google, channel: 'twitter' as const, requestUrl: 'https://api.x.com/oauth/request_token' };
  providerAccountsOf({ root: '.', faults, texts: new Map(), edited: (_, content) => content }, 'aurora', {
    identity: { by: 'firebase', channels: [x] },
  });
  expect(faults.all.map(({ path }) => path)).toEqual(['settings.identity.channels[0].secretFile']);
});
