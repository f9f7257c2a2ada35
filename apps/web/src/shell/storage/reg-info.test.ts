import { expect, test } from 'vitest';
import { fakeDoor } from './fake-door.ts';
import { affiliateOf, keepRegInfo, REG_INFO } from './reg-info.ts';
import { createStore } from './store.ts';

const domains = ['example.com', 'example.net'];
const nothing = { host: 'www.example.com', domains, query: {}, stored: null };

test('SN-04 reg_info keeps affiliateCode, referralCode and originalDomain in local storage', () => {
  const door = fakeDoor();
  const store = createStore(door);
  keepRegInfo(store, { code: 'aff1', domain: 'www.example.com', referralCode: 'ref1' });
  const kept = { affiliateCode: 'aff1', referralCode: 'ref1', originalDomain: 'www.example.com' };
  expect(JSON.parse(door.kept.local.get('reg_info') ?? '')).toEqual(kept);
  expect(store.read(REG_INFO)).toEqual(kept);
});

test('SN-04 fields of a hostile shape are left out', () => {
  const found = { affiliateCode: '<img>', referralCode: 7, originalDomain: 'a b' };
  expect(REG_INFO.shape(found)).toEqual({});
});

test.each([
  ['a label of the host’s name', { host: 'joe.example.com', query: { r: 'x', affiliateCode: 'y' } }, 'joe'],
  ['affiliateCode of the address', { query: { affiliateCode: 'y', r: 'x' } }, 'y'],
  ['r of the address', { query: { r: 'x' } }, 'x'],
  ['what was kept', { stored: { affiliateCode: 'old' } }, 'old'],
  ['nothing on www', {}, null],
  ['nothing on games.', { host: 'games.example.com' }, null],
  ['nothing on a host of nobody', { host: 'joe.evil.com' }, null],
  ['nothing on two labels', { host: 'a.b.example.com' }, null],
])('SN-05 the affiliate’s code comes from %s', (_, sources, code) => {
  expect(affiliateOf({ ...nothing, ...sources }).code).toBe(code);
});

test('SN-05 the referral code of the address goes before the kept one, the first domain stays', () => {
  const stored = { referralCode: 'old', originalDomain: 'first.example.com' };
  expect(affiliateOf({ ...nothing, query: { referralCode: 'new' }, stored })).toMatchObject({
    referralCode: 'new',
    domain: 'first.example.com',
  });
  expect(affiliateOf({ ...nothing, stored })).toMatchObject({ referralCode: 'old' });
});
