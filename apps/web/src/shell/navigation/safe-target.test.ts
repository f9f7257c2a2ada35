import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOrigins, safeTarget } from './safe-target.ts';

const origin = 'https://www.example.com';

const hostile = [
  '',
  ' ',
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '/\\/evil.com',
  'https:evil.com',
  'https:/evil.com',
  'https://evil.com',
  'https://evil.com/m/home',
  'http://www.example.com/m/home',
  'https://www.example.com.evil.com/m/',
  'https://www.example.com@evil.com/m/',
  'https://user:pass@www.example.com/m/home',
  'https://www.example.com:444/m/home',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'blob:https://www.example.com/1',
  '/m/..//evil.com',
  '/m/../evil',
  '/m/./../../etc',
  '/m/%2e%2e/evil',
  '/m/%2E%2E%2fevil',
  '/%2fevil.com',
  '/%5cevil.com',
  '/m%2f..%2f',
  '/m/%5c%5cevil',
  '/m/%252e%252e',
  '/m\t/home',
  '/m/home\r\nSet-Cookie: a=b',
  '/m/home\u0000',
  '/\u2028/m',
  '/m//evil.com',
  '//m/home',
  '/mobile',
  '/monkey',
  '/wps/session/logout',
  '/games/x',
  '/',
  'm/home',
  '?backUrl=/m',
  '#/m/home',
  './m/home',
  '../m/home',
  `/m/${'a'.repeat(3000)}`,
  'https://[::1',
  '/m/home\u007f',
  'ftp://www.example.com/m/home',
  'https:///m/home',
  '/.//m/home',
];

test.each(hostile)('a hostile target %j is refused', (raw) => {
  expect(safeTarget(raw, { origin })).toBeNull();
});

test.each([
  ['/m', '/m'],
  ['/m/', '/m/'],
  ['/m/home', '/m/home'],
  ['/m/activity?id=welcome', '/m/activity?id=welcome'],
  ['/m/help?id=a%2Fb#top', '/m/help?id=a%2Fb#top'],
  ['/m/launchGame?backUrl=//evil.com', '/m/launchGame?backUrl=//evil.com'],
  ['https://www.example.com/m/news?id=1', '/m/news?id=1'],
])('the page %s of our own is kept', (raw, safe) => {
  expect(safeTarget(raw, { origin })).toBe(safe);
});

const pieces = [
  '/',
  '\\',
  '//',
  'm',
  '/m/',
  '..',
  '.',
  '%2f',
  '%5C',
  '%2e',
  '@',
  ':',
  '?',
  '#',
  'evil.com',
  'https:',
  'javascript:',
  '\t',
  '\n',
  '\u0000',
  ' ',
  'www.example.com',
  '[',
  ']',
];

test('an accepted target stays on our origin, under /m, in a browser', () => {
  const raw = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(raw, (address) => {
      const safe = safeTarget(address, { origin });
      if (safe === null) return true;
      const followed = new URL(safe, origin);
      const inside = followed.pathname === '/m' || followed.pathname.startsWith('/m/');
      return followed.origin === origin && inside && !followed.pathname.includes('//') && !safe.startsWith('//');
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['https://games.www.example.com/rapid-5/?code=x', true],
  ['https://vendor.example.net/play?c=1', true],
  ['https://vendor.example.net.evil.com/play', false],
  ['http://vendor.example.net/play', false],
  ['http://games.www.example.com/x', false],
  ['https://evil.com/', false],
  ['//vendor.example.net/x', false],
  ['javascript:alert(1)', false],
  ['https://www.example.com/m/home', false],
  ['https://www.example.com/games/rapid-5/?code=x', true],
  ['https://www.example.com/wps/identity/authorize/twitter?state=s', true],
  ['https://www.example.com/wps/identity/callback/twitter', false],
  ['https://www.example.com/wps/session/logout', false],
  ['https://vendor.example.net/a/..%2f..%2fb', false],
])('a game’s address %s: %s', (address, allowed) => {
  const outside = gameOrigins(origin, ['https://vendor.example.net', 'http://plain.example.net']);
  expect(safeTarget(address, { origin, outside }) !== null).toBe(allowed);
});

test('an operator’s list cannot name a plain http origin, except this machine', () => {
  expect(gameOrigins('http://localhost:8080', ['http://evil.net', 'http://games.lotus.localhost:8080'])).toEqual([
    'http://games.localhost:8080',
    'http://vendor.localhost:8080',
    'http://localhost:8080',
    'http://games.lotus.localhost:8080',
  ]);
});

test.each(['http://127.0.0.1:8080', 'http://192.168.1.20:8080', 'http://[::1]:8080'])(
  'a site opened at %s has no sub-host for games: they answer on its own',
  (site) => {
    expect(gameOrigins(site, ['not an address'])).toEqual([site]);
    expect(
      safeTarget(`${site}/games/lottery/?code=x`, { origin: site, outside: gameOrigins(site, []) }),
    ).not.toBeNull();
  },
);
