import { expect, test } from 'vitest';
import { environmentVariables, readEnv } from './env.ts';

test('the default is the demo: embedded database, port 8080, one proxy in front', () => {
  expect(readEnv({})).toMatchObject({
    port: 8080,
    demo: true,
    databaseUrl: null,
    trustedProxies: 1,
    operatorProxies: 0,
    loginLimitAccount: 100,
  });
});

test('an own database turns the demo off, unless DEMO=1 turns it on again', () => {
  const DATABASE_URL = 'postgres://foyer@db/foyer';
  expect(readEnv({ DATABASE_URL })).toMatchObject({ demo: false, loginLimitAccount: 10 });
  expect(readEnv({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
  expect(readEnv({ DEMO: '0' }).demo).toBe(false);
});

test('a provider needs its key, and a mail server its sender', () => {
  expect(readEnv({})).toMatchObject({ smsProvider: null, smtp: null });
  const both = readEnv({ SMS_PROVIDER_URL: 'https://sms.example/send', SMS_PROVIDER_KEY: 'k' });
  expect(both.smsProvider).toEqual({ url: 'https://sms.example/send', key: 'k' });
  expect(() => readEnv({ SMS_PROVIDER_URL: 'https://sms.example/send' })).toThrow(/SMS_PROVIDER_KEY/);
  expect(() => readEnv({ MAIL_FROM: 'a@example.com' })).toThrow(/SMTP_URL/);
  expect(() => readEnv({ SMTP_URL: 'https://x', MAIL_FROM: 'a@example.com' })).toThrow(/SMTP_URL/);
});

test('metrics have a token only where one is set', () => {
  expect([readEnv({}).metricsToken, readEnv({ METRICS_TOKEN: ' t1 ' }).metricsToken]).toEqual([null, 't1']);
});

test('a weak key for codes or authenticators is refused', () => {
  expect(() => readEnv({ AUTHENTICATOR_KEY: 'short' })).toThrow(/AUTHENTICATOR_KEY/);
  expect(readEnv({ AUTHENTICATOR_KEY: 'k'.repeat(32) }).authenticatorKey).toBe('k'.repeat(32));
  expect([
    readEnv({}).authenticatorKey,
    readEnv({}).verifyLimitAccount,
    readEnv({ DEMO: '0' }).verifyLimitAccount,
  ]).toEqual([null, 100, 10]);
  expect(() => readEnv({ CODE_KEY: 'short' })).toThrow(/CODE_KEY/);
  expect(readEnv({ CODE_KEY: 'k'.repeat(32) }).codeKey).toBe('k'.repeat(32));
});

test('outside of the demo neither the emulator nor keys over plain http are accepted', () => {
  const FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';
  expect(readEnv({}).firebase).toEqual({
    emulator: null,
    keysUrl: expect.stringContaining('https://www.googleapis.com/'),
  });
  expect(readEnv({ FIREBASE_AUTH_EMULATOR_HOST }).firebase.emulator).toBe('127.0.0.1:9099');
  expect(() => readEnv({ FIREBASE_AUTH_EMULATOR_HOST, DEMO: '0' })).toThrow(/FIREBASE_AUTH_EMULATOR_HOST must not/);
  expect(() => readEnv({ FIREBASE_AUTH_EMULATOR_HOST: 'http://x' })).toThrow(/host:port/);
  expect(() => readEnv({ FIREBASE_KEYS_URL: 'http://mirror.example/keys', DEMO: '0' })).toThrow(/FIREBASE_KEYS_URL/);
});

test('all wrong variables are named at once', () => {
  const read = () => readEnv({ PORT: '99999', TRUSTED_PROXIES: 'many', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(/PORT[\s\S]*TRUSTED_PROXIES|TRUSTED_PROXIES[\s\S]*PORT/);
  expect(read).toThrow(/DATABASE_URL/);
});

test('every variable has a description', () => {
  for (const [name, { meaning }] of Object.entries(environmentVariables))
    expect([name, meaning.length > 20]).toEqual([name, true]);
});
