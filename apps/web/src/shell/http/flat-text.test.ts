import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFlatText } from './flat-text.ts';

test('HT-03 pairs are read flat, without a prototype, and the last of equal names counts', () => {
  const flat = parseFlatText('a=1&b=x+y%21&a=2&c=');
  expect({ ...flat }).toEqual({ a: '2', b: 'x y!', c: '' });
  expect(Object.getPrototypeOf(flat)).toBeNull();
});

test.each(['value[id]=1&value[token]=a%3Db&value[id]=2', 'value=x&value%5Bid%5D=2&value%5btoken%5d=a%3Db'])(
  'HT-03 the fields in brackets of %s are one record without a prototype',
  (text) => {
    const value = parseFlatText(`success=true&${text}`)?.value;
    expect({ ...(value as object) }).toEqual({ id: '2', token: 'a=b' });
    expect(Object.getPrototypeOf(value)).toBeNull();
  },
);

test.each([
  '__proto__=x',
  'constructor=x',
  'prototype=x',
  'a[]=x',
  'a[b][c]=x',
  '[b]=x',
  '__proto__[polluted]=1',
  'constructor[prototype]=1',
  'a[__proto__]=x',
  'a[constructor]=x',
  'a[%5f%5fproto%5f%5f]=x',
  '%5f%5fproto%5f%5f=x',
])('HT-03 %s is left out', (text) => expect({ ...parseFlatText(text) }).toEqual({}));

test('HT-03 a text that is too long or has too many pairs is refused', () => {
  const pairs = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=v`).join('&');
  expect(parseFlatText(pairs(64))).not.toBeNull();
  expect(parseFlatText(pairs(65))).toBeNull();
  expect(parseFlatText(`a=${'x'.repeat(64 * 1024)}`)).toBeNull();
  expect(parseFlatText('no pairs')).toBeNull();
});

test('HT-03 no text throws or reaches a prototype', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseFlatText(text);
      parseFlatText(`${text}=${text}&__proto__=${text}`);
      parseFlatText(`${text}[${text}]=${text}&${text}=1&${text}[a]=${text}`);
      return !('polluted' in {});
    }),
  );
});
