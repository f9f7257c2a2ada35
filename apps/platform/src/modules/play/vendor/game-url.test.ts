import { expect, test } from 'vitest';
import { safeGameUrl } from './game-url.rules.ts';

const origins = ['https://play.vendor.example', 'http://vendor.localhost:8080', 'http://plain.example'];

test.each([
  ['a listed host', 'https://play.vendor.example/g?t=1', 'https://play.vendor.example/g?t=1'],
  ['this machine, without TLS', 'http://vendor.localhost:8080/play/x', 'http://vendor.localhost:8080/play/x'],
  ['another host', 'https://evil.example/g', null],
  ['a listed host without TLS', 'http://play.vendor.example/g', null],
  ['a host that is listed without TLS', 'http://plain.example/g', null],
  ['another port', 'https://play.vendor.example:8443/g', null],
  ['a host that only begins like it', 'https://play.vendor.example.evil.example/g', null],
  ['a name before the host', 'https://play.vendor.example@evil.example/g', null],
  ['a name and the right host', 'https://user:pass@play.vendor.example/g', null],
  ['a script', 'javascript:alert(1)', null],
  ['data', 'data:text/html,x', null],
  ['a path', '/play/x', null],
  ['no host of its own', '//play.vendor.example/g', null],
  ['a backslash', 'https:\\\\evil.example', null],
  ['a space before it', ' https://play.vendor.example/g', null],
  ['more than an address is long', `https://play.vendor.example/${'x'.repeat(2048)}`, null],
  ['nothing', '', null],
])('the address of a game may be %s: %#', (_, address, safe) => expect(safeGameUrl(address, origins)).toBe(safe));
