import { expect, test } from 'vitest';
import type { Merchant } from '../merchants/merchant.ts';
import { isOfHost, mayCall } from './origin.ts';

// The fields of an operator that the check reads.
const merchant = {
  settings: { domainList: [{ domainName: 'https://two.example' }, { domainName: 'https://three.example:443' }] },
} as unknown as Merchant;

const rows: readonly [origin: string, protocol: 'http' | 'https', host: string, allowed: boolean][] = [
  ['https://one.example', 'https', 'one.example', true],
  ['https://one.example', 'https', 'ONE.example', true],
  ['https://one.example', 'https', 'one.example:443', true],
  ['https://one.example:443', 'https', 'one.example', true],
  ['http://one.example', 'http', 'one.example:80', true],
  ['http://one.example:80', 'http', 'one.example', true],
  ['http://one.example:8080', 'http', 'one.example:8080', true],
  ['http://[::1]:8080', 'http', '[::1]:8080', true],
  // the scheme
  ['http://one.example', 'https', 'one.example', false],
  ['https://one.example', 'http', 'one.example', false],
  // the port
  ['https://one.example:8443', 'https', 'one.example', false],
  ['https://one.example', 'https', 'one.example:8443', false],
  ['http://one.example:443', 'https', 'one.example', false],
  ['https://one.example:80', 'http', 'one.example', false],
  ['http://one.example:443', 'http', 'one.example', false],
  // the host
  ['https://one.example.evil.example', 'https', 'one.example', false],
  ['https://evil.example', 'https', 'one.example', false],
  // the operator's domains
  ['https://two.example', 'http', 'one.example', true],
  ['https://three.example', 'http', 'one.example', true],
  ['http://two.example', 'http', 'one.example', false],
  ['https://two.example:8443', 'http', 'one.example', false],
  // no origin of a web page
  ['null', 'https', 'null', false],
  ['', 'https', 'one.example', false],
  ['one.example', 'https', 'one.example', false],
  ['https://one.example/', 'https', 'one.example', false],
  ['https://user@one.example', 'https', 'one.example', false],
  ['file://one.example', 'https', 'one.example', false],
  ['javascript://one.example', 'https', 'one.example', false],
  ['https://', 'https', '', false],
];

test.each(rows)('a page of %s may call a site on %s://%s: %s', (origin, protocol, host, allowed) => {
  expect(mayCall(origin, { protocol, host }, merchant)).toBe(allowed);
});

test.each([
  ['https://console.example', 'console.example', true],
  ['http://console.example', 'console.example', true],
  ['https://console.example', 'console.example:443', true],
  ['https://console.example:8443', 'console.example:8443', true],
  ['https://console.example', 'console.example:8443', false],
  ['https://console.example.evil.example', 'console.example', false],
  ['null', 'console.example', false],
  ['null', 'null', false],
  ['file://console.example', 'console.example', false],
])('a page of %s is of the host %s, whatever its scheme: %s', (origin, host, expected) => {
  expect(isOfHost(origin, host)).toBe(expected);
});
