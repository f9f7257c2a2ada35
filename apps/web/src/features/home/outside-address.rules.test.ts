import { expect, test } from 'vitest';
import { outsideAddress } from './outside-address.rules.ts';

const domains = [{ domainName: 'https://www.aurora.example' }, { domainName: 'https://aurora2.example:8443' }];

test.each([
  'https://partner.example/',
  'https://partner.example:8443/fair?x=1#top',
  'https://partner.example/?next=https://other.example/@me',
  'https://help.aurora.example/chat',
  'https://aurora.example/',
])('%s opens', (address) => {
  expect(outsideAddress(address, domains)).toBe(address);
});

test('a host without a path opens its first page', () => {
  expect(outsideAddress('HTTPS://Partner.Example', domains)).toBe('https://partner.example/');
});

test.each([
  ['nothing', ''],
  ['plain http', 'http://partner.example/'],
  ['another host in disguise', '//partner.example'],
  ['a backslash', '/\\partner.example'],
  ['a backslash in a host', 'https://partner.example\\@evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['a document of its own', 'data:text/html,<script>alert(1)</script>'],
  ['another scheme', 'intent://partner.example/#Intent;end'],
  ['a user name', 'https://aurora.example@evil.example/'],
  ['a user name and a password', 'https://demo:secret@partner.example/'],
  ['a path that is none of ours', '/mirror'],
  ['dots in the path', '/m/..//evil.example'],
  ['a space in the address', 'https://partner.example/a b'],
  ['no host', 'https:///evil.example'],
  ['our name before another', 'https://aurora.example.evil.example/'],
  ['our name behind another', 'https://www-aurora.example/'],
  ['our name in other letters', 'https://аurora.example/'],
  ['our name in other letters, encoded', 'https://login.xn--urora-4nf.example/'],
])('a banner with %s is a picture', (_, address) => {
  expect(outsideAddress(address, domains)).toBeNull();
});
