import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptFrom, keptNames, keptOfLink } from './kept-parameters.ts';

const names = 'affiliateCode referralCode r inApp fbclid gclid ttclid kwaiclid bbg isBgeTest cid'.split(' ');

test('RT-13 all eleven parameters are kept', () => {
  expect([...keptNames].sort()).toEqual([...names].sort());
  const search = new URLSearchParams(names.map((name) => [name, `${name}-1`])).toString();
  expect(keptFrom(`?${search}&token=x&id=7`)).toEqual(Object.fromEntries(names.map((name) => [name, `${name}-1`])));
});

test('RT-13 the address comes before stored marketing values, and those fill its gaps', () => {
  const stored = [{ gclid: 'old', cid: 'c1', other: 'x' }, null, { cid: 'c2', ttclid: 't2' }];
  expect(keptFrom('?gclid=new', ...stored)).toEqual({ gclid: 'new', cid: 'c1', ttclid: 't2' });
});

test.each(names.slice(0, 3))('SN-05 a visit that names %s drops all codes of an earlier one', (name) => {
  const stored = { affiliateCode: 'old', referralCode: 'old', r: 'old', cid: 'c1' };
  expect(keptFrom(`?${name}=new`, stored)).toEqual({ [name]: 'new', cid: 'c1' });
  expect(keptFrom('', stored)).toEqual(stored);
});

test.each(['a b', '<script>', 'x'.repeat(129), '', 'a/b', 'é', '%00'])('RT-13 a code like %j is dropped', (value) => {
  for (const name of ['affiliateCode', 'referralCode', 'r', 'inApp', 'bbg', 'isBgeTest'])
    expect(keptFrom(`?${new URLSearchParams({ [name]: value })}`)).toEqual({});
});

test.each([
  ['日本 セール', '日本 セール'],
  ['a+b=c&d%2B', 'a+b=c&d%2B'],
  ['<b>"quoted"</b>', '<b>"quoted"</b>'],
  ['👩‍👩‍👧 ردو', '👩‍👩‍👧 ردو'],
  ['x'.repeat(1024), 'x'.repeat(1024)],
  ['x'.repeat(1025), undefined],
  ['a\u0000b\r\nc\u2028d\u007f', 'abcd'],
  [' \t ', undefined],
])('RT-13 a click id %j is kept as %j', (value, kept) => {
  expect(keptFrom(`?${new URLSearchParams({ cid: value })}`).cid).toBe(kept);
});

test.each([
  ['cid=a%2Bb', 'a+b'],
  ['cid=a+b', 'a b'],
  ['cid=%E6%97%A5', '日'],
  ['cid=first&cid=second', 'first'],
  ['cid=100%', '100%'],
])('RT-13 %s of an address is read as %j', (search, kept) => {
  expect(keptFrom(`?${search}`).cid).toBe(kept);
});

test('RT-13 links carry at most 4,096 characters of kept parameters, the codes first', () => {
  const click = '日'.repeat(400);
  const all = Object.fromEntries(names.map((name) => [name, name.endsWith('id') ? click : 'code-1']));
  const kept = keptFrom(`?${new URLSearchParams(all)}`);
  expect(kept).toMatchObject({ affiliateCode: 'code-1', referralCode: 'code-1', r: 'code-1', inApp: 'code-1' });
  expect(kept.fbclid).toBe(click);
  expect(kept.gclid).toBeUndefined();
  expect(new URLSearchParams({ ...kept }).toString().length).toBeLessThanOrEqual(4096);
});

test('RT-13 kept values pass through a link unchanged and can always be serialised', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (value) => {
      const kept = keptFrom(`?${new URLSearchParams({ cid: value })}`);
      expect(keptOfLink(`/m/home?${new URLSearchParams({ ...kept })}`)).toEqual(kept);
      expect(kept.cid ?? '').not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
    }),
  );
});
