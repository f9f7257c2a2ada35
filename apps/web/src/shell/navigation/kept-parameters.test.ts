import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStore } from '../storage/store.ts';
import { keptFrom, keptNames, MARKETING } from './kept-parameters.ts';

test('RT-13 all eleven parameters are kept', () => {
  const names = 'affiliateCode referralCode r inApp fbclid gclid ttclid kwaiclid bbg isBgeTest cid'.split(' ');
  expect([...keptNames].sort()).toEqual(names.sort());
  const search = new URLSearchParams(names.map((name) => [name, `${name}-1`])).toString();
  expect(keptFrom(`?${search}&token=x&id=7`, {})).toEqual(Object.fromEntries(names.map((name) => [name, `${name}-1`])));
});

test('RT-13 stored marketing values fill the gaps, the address goes first', () => {
  expect(keptFrom('?gclid=new', { gclid: 'old', cid: 'c1', other: 'x' })).toEqual({ gclid: 'new', cid: 'c1' });
});

test('RT-13 a stored record of the wrong shape keeps nothing', () => {
  const local = new Map([['marketing', '{"cid":7,"r":"ok"}']]);
  const area = { getItem: (k: string) => local.get(k) ?? null, setItem: () => undefined, removeItem: () => undefined };
  const store = createStore({
    local: () => area,
    session: () => area,
    readCookies: () => '',
    writeCookie: () => undefined,
    secure: true,
  });
  expect(store.read(MARKETING)).toEqual({ r: 'ok' });
});

test.each(['a b', '<script>', 'x'.repeat(129), '', 'a/b', 'é', '%00'])('RT-13 a value like %j is dropped', (value) => {
  expect(keptFrom(`?${new URLSearchParams({ r: value })}`, {})).toEqual({});
});

test('RT-13 nothing that is kept could be anything but letters, digits and _ . -', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const { cid } = keptFrom(`?${new URLSearchParams({ cid: value })}`, {});
      return cid === undefined || /^[A-Za-z0-9_.-]{1,128}$/.test(cid);
    }),
  );
});
