import { expect, test } from 'vitest';
import { parseUrl } from './parse-url.ts';

test.each([
  ['https://a.example/x?y', undefined, 'https://a.example/x?y'],
  ['/x', 'https://a.example', 'https://a.example/x'],
  ['/x', undefined, undefined],
  ['https://', undefined, undefined],
  ['x', 'no address', undefined],
])('%s at %s is %s', (address, base, href) => {
  expect(parseUrl(address, base)?.href).toBe(href);
});
