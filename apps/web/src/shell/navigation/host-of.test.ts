import { expect, test } from 'vitest';
import { hostOf } from './host-of.ts';

test.each([
  ['example.com', 'example.com'],
  ['https://Example.com', 'example.com'],
  [' http://www.example.com:8080/m/home?r=1 ', 'www.example.com'],
  ['HTTPS://example.com?x#y', 'example.com'],
  ['joe.localhost:8080', 'joe.localhost'],
  ['', ''],
])('the host of the entry %j is %j', (entry, host) => {
  expect(hostOf(entry)).toBe(host);
});
