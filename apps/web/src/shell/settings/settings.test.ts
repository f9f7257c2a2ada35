import { type Settings, switches } from '@foyer/contract';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

// Only what readSettings looks at.
const site = (part: Partial<Settings>): Settings => part as Settings;

test('SN-11 smsProvider and sms are both read, smsProvider first', () => {
  const provider = { firebase: true, apiKey: 'k' };
  expect(readSettings(site({ smsProvider: provider })).smsProvider).toEqual(provider);
  expect(readSettings(site({ sms: provider })).smsProvider).toEqual(provider);
  expect(readSettings(site({ sms: { firebase: false }, smsProvider: provider })).smsProvider.firebase).toBe(true);
  expect(readSettings(site({})).smsProvider).toEqual({ firebase: false, apiKey: null });
});

test.each(Object.entries(switches))('SN-11 the switch %s is read in either spelling', (key, { name }) => {
  expect(readSettings(site({ whitelabel: { [key]: true } })).on[name]).toBe(true);
  expect(readSettings(site({ whitelabelVal: { [key]: true } })).on[name]).toBe(true);
  expect(readSettings(site({ whitelabel: { [key]: false }, whitelabelVal: { [key]: true } })).on[name]).toBe(false);
  expect(readSettings(site({})).on[name]).toBe(false);
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
])('SN-11 a flag written as %j is %s', (flag, on) => {
  const key = Object.keys(switches)[0] as string;
  expect(Object.values(readSettings(site({ whitelabel: { [key]: flag } })).on).includes(true)).toBe(on);
});
