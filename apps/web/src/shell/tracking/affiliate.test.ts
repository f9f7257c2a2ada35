import { expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { REG_INFO } from '../storage/reg-info.ts';
import { createStore } from '../storage/store.ts';
import { affiliateOf, currentRegInfo, keepRegInfo } from './affiliate.ts';

const domains = ['example.com', 'example.net'];
const now = 1_700_000_000_000;
const DAY = 86_400_000;
const nothing = { host: 'www.example.com', domains, query: {}, stored: null, now };

test('SN-04 reg_info stores affiliateCode, referralCode and originalDomain in local storage', () => {
  const storage = fakeStorage();
  const store = createStore(storage);
  keepRegInfo(store, { code: 'aff1', domain: 'www.example.com', referralCode: 'ref1', byHost: false, at: now });
  const kept = { affiliateCode: 'aff1', referralCode: 'ref1', originalDomain: 'www.example.com', at: now };
  expect(JSON.parse(storage.kept.local.get('reg_info') ?? '')).toEqual(kept);
  expect(store.read(REG_INFO)).toEqual(kept);
});

test('SN-04 fields of a hostile shape are left out', () => {
  const found = { affiliateCode: '<img>', referralCode: 7, originalDomain: 'a b' };
  expect(REG_INFO.shape(found)).toEqual({});
});

test.each([
  ['a label of the host’s name', { host: 'joe.example.com', query: { r: 'x', affiliateCode: 'y' } }, 'joe'],
  ['r of the address', { query: { affiliateCode: 'y', r: 'x' } }, 'x'],
  ['affiliateCode of the address', { query: { affiliateCode: 'y' }, stored: { affiliateCode: 'old' } }, 'y'],
  [
    'nothing where the visit names another referral',
    { query: { referralCode: 'z' }, stored: { affiliateCode: 'old' } },
    null,
  ],
  ['the stored value', { stored: { affiliateCode: 'old' } }, 'old'],
  ['nothing on www', {}, null],
  ['nothing on games.', { host: 'games.example.com' }, null],
  ['nothing on an unknown host', { host: 'joe.evil.com' }, null],
  ['nothing on two labels', { host: 'a.b.example.com' }, null],
  ['a label beside www, where www alone is listed', { domains: ['www.example.com'], host: 'joe.example.com' }, 'joe'],
  ['nothing on the domain of a listed www', { domains: ['www.example.com'], host: 'example.com' }, null],
  ['nothing on m.', { host: 'm.example.com' }, null],
  [
    'the address on a sub-domain that is listed',
    { domains: ['example.com', 'line2.example.com'], host: 'line2.example.com', query: { affiliateCode: 'north' } },
    'north',
  ],
  [
    'a label of a listed sub-domain',
    { domains: ['example.com', 'line2.example.com'], host: 'joe.line2.example.com' },
    'joe',
  ],
  ['nothing beside a listed sub-domain', { domains: ['line2.example.com'], host: 'line3.example.com' }, null],
  ['nothing where an entry is empty', { domains: [''], host: 'localhost' }, null],
])('SN-05 the affiliate’s code comes from %s', (_, sources, code) => {
  expect(affiliateOf({ ...nothing, ...sources }).code).toBe(code);
});

test('SN-05 the address’s referral code replaces the stored one, and the first domain stays', () => {
  const stored = { referralCode: 'old', originalDomain: 'first.example.com' };
  expect(affiliateOf({ ...nothing, query: { referralCode: 'new' }, stored })).toMatchObject({
    referralCode: 'new',
    domain: 'first.example.com',
  });
  expect(affiliateOf({ ...nothing, stored })).toMatchObject({ referralCode: 'old' });
});

test.each([
  ['r', { query: { r: 'new' } }],
  ['affiliateCode', { query: { affiliateCode: 'new' } }],
  ['another affiliate’s host', { host: 'joe.example.com' }],
])('SN-05 a new visit by %s has nothing of an old referral', (_, sources) => {
  const stored = { affiliateCode: 'old', referralCode: 'old', at: now - DAY };
  expect(affiliateOf({ ...nothing, stored, ...sources })).toMatchObject({ referralCode: null, at: now });
});

test('SN-05 the host’s own affiliate keeps the referral that came with it, and its time', () => {
  const stored = { affiliateCode: 'joe', referralCode: 'friend', at: now - DAY };
  const again = affiliateOf({ ...nothing, host: 'joe.example.com', stored });
  expect(again).toMatchObject({ code: 'joe', referralCode: 'friend', byHost: true, at: now - DAY });
});

test('SN-05 the codes expire 90 days after their visit, and the first domain stays', () => {
  const store = createStore(fakeStorage());
  keepRegInfo(store, { code: 'joe', domain: 'www.example.com', referralCode: 'f1', byHost: false, at: now });
  expect(currentRegInfo(store, now + 90 * DAY - 1)).toMatchObject({ affiliateCode: 'joe', referralCode: 'f1' });
  expect(currentRegInfo(store, now + 90 * DAY)).toEqual({ originalDomain: 'www.example.com' });
});

test('SN-04 a record without a time counts from the visit that finds it', () => {
  const store = createStore(fakeStorage());
  store.write(REG_INFO, { affiliateCode: 'joe', originalDomain: 'www.example.com' });
  const stored = currentRegInfo(store, now);
  expect(affiliateOf({ ...nothing, stored })).toMatchObject({ code: 'joe', at: now });
});
