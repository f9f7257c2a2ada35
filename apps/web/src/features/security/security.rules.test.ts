import type { MemberSession, SecurityOverview } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { appText, deviceName, firstStepOf, isHandheld, methodText, placeName, protectionOf } from './security.rules.ts';

const overview: SecurityOverview = examples['security.overview'].output;
const [session] = examples['security.sessions'].output.items as [MemberSession];

test('an account is protected when a method is on', () => {
  const off = overview.methods.map((row) => ({ ...row, on: false }));
  expect(protectionOf(overview)).toBe('on');
  expect(protectionOf({ ...overview, methods: off })).toBe('open');
  expect(protectionOf({ ...overview, policy: 'off', methods: [] })).toBe('none');
});

describe('adding a second step', () => {
  const row = (method: 'ga' | 'sms', ready: boolean) => ({ ...overview.methods[0], method, ready, on: false });
  test.each([
    ['sets up the app where there is none', [row('sms', true), row('ga', false)], { do: 'setUpApp' }],
    ['turns the app on that is set up', [row('ga', true)], { do: 'switchMethod', method: 'ga', on: true }],
    ['turns on what is ready, without the app', [row('sms', true)], { do: 'switchMethod', method: 'sms', on: true }],
    ['has nothing to offer before a contact is known', [row('sms', false)], null],
  ])('%s', (_, methods, change) => {
    expect(firstStepOf({ ...overview, methods: methods as SecurityOverview['methods'] })).toEqual(change);
  });
});

test('a device and its place show what is known of them', () => {
  expect(deviceName(session)).toBe('Chrome · Android');
  expect(deviceName({ ...session, browser: null, system: null })).toBeNull();
  expect(placeName(session, 'EN')).toBe('Philippines · \u2066203.0.113.x\u2069');
  expect(placeName({ ...session, region: null, network: null }, 'EN')).toBe('');
  expect(isHandheld(session)).toBe(true);
  expect(isHandheld({ ...session, device: 'IPAD', system: 'macOS' })).toBe(true);
  expect(isHandheld({ ...session, device: null, system: 'Windows' })).toBe(false);
});

test.each([
  ['IPAD', 'macOS', 'Safari · iPad', null, true],
  ['WEBCLIP', 'macOS', 'Safari · iPad', 'security.homeScreenApp', true],
  ['WEBCLIP', 'iOS', 'Safari · iOS', 'security.homeScreenApp', true],
  ['PWA', 'Android', 'Safari · Android', 'security.installedApp', true],
  [null, 'macOS', 'Safari · macOS', null, false],
])('a session of %s on %s is named %s, %s', (device, system, name, app, handheld) => {
  const one = { ...session, device, browser: 'Safari', system };
  expect([deviceName(one), appText(one), isHandheld(one)]).toEqual([name, app, handheld]);
});

test('each method says what it needs or where it sends', () => {
  const text = (method: string, change: Partial<SecurityOverview> = {}) => {
    const row = overview.methods.find((one) => one.method === method);
    return row && methodText(row, { ...overview, ...change }).text;
  };
  const none = { enrolled: false, since: null, recoveryCodesLeft: 0 };
  expect([text('ga'), text('ga', { authenticator: none })]).toEqual(['security.appOn', 'security.appNone']);
  expect([text('sms'), text('sms', { mobile: null })]).toEqual(['security.to', 'security.mobileFirst']);
  expect([text('email'), text('email', { email: null })]).toEqual(['security.to', 'security.emailFirst']);
});
