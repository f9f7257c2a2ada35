import { expect, test } from 'vitest';
import { ipInSentence } from './ip-address.ts';

test.each([
  ['203.0.113.24', '203.0.113.24'],
  ['2001:db8::7348', '\u20662001:db8::7348\u2069'],
  ['', ''],
])('MA-02 the address %j stands in a sentence as %j', (ip, shown) => expect(ipInSentence(ip)).toBe(shown));
