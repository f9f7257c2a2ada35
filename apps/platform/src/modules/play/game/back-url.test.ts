import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeBackUrl } from './back-url.rules.ts';

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/m/home',
  'http:evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/m/..//evil.example',
  '/m/../..//evil.example',
  '/m/%2e%2e//evil.example',
  '/m/%2f%2fevil.example',
  '/m/%5cevil.example',
  '/m\\evil.example',
  '/m/\u0000home',
  '/m/\thome',
  '/m/\nhome',
  '/m//evil.example',
  '/mevil',
  '/m@evil.example',
  '/m:80',
  '/other',
  '',
  'm/home',
  '/m/../admin',
  '/m/./../x',
  '/M/home',
  '/m/home\u2028'.replace('\u2028', '\u0085'),
])('%j is replaced by home', (hostile) => expect(safeBackUrl(hostile)).toBe('/m/home'));

test.each([
  ['/m/home', '/m/home'],
  ['/m/game?lane=lottery', '/m/game?lane=lottery'],
  ['/m', '/m'],
  ['/m/activity?id=5#top', '/m/activity?id=5'],
  ['/m/news?x=//evil', '/m/news?x=//evil'],
])('%s is a page of the site', (wanted, back) => expect(safeBackUrl(wanted)).toBe(back));

test('the backUrl always stays on the site, under /m', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', 'm', '.', '%2f', '%5c', ':', '@', '?', '#', 'e', ' ', '\t', '\u0000'),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        nasty,
        fc.webUrl(),
        nasty.map((tail) => `/m/${tail}`),
      ),
      (wanted) => {
        const { origin, pathname } = new URL(safeBackUrl(wanted), 'https://shop.example:8443');
        expect(origin).toBe('https://shop.example:8443');
        expect(pathname === '/m' || pathname.startsWith('/m/')).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});
