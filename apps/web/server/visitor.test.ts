// The visitor of a request, behind any number of proxies.
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { forwardedHeaders } from './backend.ts';
import { acceptedTags, savedLanguage } from './cookies.ts';
import { createFindSite, type Operator, operatorOf } from './operators.ts';
import { redacted } from './site-log.ts';
import { visitorOf } from './visitor.ts';

// Only these two parts of a request are read.
const request = (headers: Record<string, string>, remoteAddress = '10.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  [0, '10.0.0.1'],
  [1, '3.3.3.3'],
  [2, '2.2.2.2'],
  [3, '1.1.1.1'],
  [9, '1.1.1.1'],
])('with %i trusted proxies the visitor is %s', (hops, ip) => {
  expect(visitorOf(request({ host: 'a', 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3' }), hops)?.ip).toBe(ip);
});

test('an invalid address is not passed on', () => {
  expect(visitorOf(request({ host: 'a', 'x-forwarded-for': '<script>' }), 1)?.ip).toBe('10.0.0.1');
  expect(visitorOf(request({ host: 'a' }, '::ffff:127.0.0.1'), 0)?.ip).toBe('127.0.0.1');
});

test.each(['EXAMPLE.com:8080', 'localhost', '[::1]:8080', '127.0.0.1:1', 'a-b.c_d.e'])('%s is a host', (host) => {
  expect(visitorOf(request({ host }), 0)?.host).toBe(host.toLowerCase());
});

test.each(['localhost:65536', 'localhost:99999', 'localhost:0', 'localhost:00000'])('%s has no port', (host) => {
  expect(visitorOf(request({ host }), 0)).toBeNull();
});

test.each(['', ' ', 'a b', 'a/b', 'a@b', 'a\\b', 'a..b', '.a', 'a:b', 'ä.example', 'a?b', 'a#b', '"'])(
  '"%s" is not a host',
  (host) => {
    expect(visitorOf(request({ host }), 0)).toBeNull();
  },
);

test('an operator is found by port, then by host, then by the wildcard', () => {
  // The rule reads these fields only.
  const row = (code: string, hosts: string[], portOffsets: number[]) =>
    ({ code, hosts, portOffsets, domains: [] }) as unknown as Operator;
  const rows = [row('any', ['*'], []), row('own', ['own.example'], [1])];
  const found = (host: string, operators = rows) => operatorOf(operators, { host, scheme: 'http' }, 8080)?.code;
  expect(found('own.example:8080')).toBe('own');
  expect(found('other.example:8081')).toBe('own');
  expect(found('other.example:8080')).toBe('any');
  expect(found('other.example')).toBe('any');
  expect(found('other.example', rows.slice(1))).toBeUndefined();
});

describe('known hosts', () => {
  // The rules read these fields only.
  const operator = (code: string, hosts: string[], more: Partial<Operator> = {}) =>
    ({ code, hosts, portOffsets: [], domains: [], ...more }) as unknown as Operator;
  const rows = [
    operator('any', ['*', 'www.any.example']),
    operator('own', ['own.example'], {
      portOffsets: [1],
      domains: ['https://play.own.example', 'http://own.localhost:{port}', 'http://other.own.example:9000'],
    }),
    operator('strict', ['strict.example']),
  ];
  const find = (host: string, { believesProxy = false, scheme = 'http' as 'http' | 'https' } = {}) => {
    const site = createFindSite(rows, 8080, believesProxy)({ host, scheme });
    return site && `${site.operator.code} ${site.isKnown ? 'known' : 'made up'}`;
  };

  test.each([
    ['strict.example:8080', 'strict known'],
    ['strict.example:8081', 'own made up'],
    ['strict.example:4444', null],
    ['strict.example', null],
    ['own.example:8080', 'own known'],
    ['own.localhost:8080', 'any made up'],
    ['other.own.example:9000', 'any made up'],
    ['www.any.example:8080', 'any known'],
    ['www.any.example:4444', 'any made up'],
    ['localhost:8080', 'any known'],
    ['127.0.0.1:8081', 'own known'],
    ['made-up-17.example:8080', 'any made up'],
    ['made-up-17.example:4444', 'any made up'],
  ])('%s is %s', (host, site) => expect(find(host)).toBe(site));

  test('the port of the scheme is known only behind a trusted proxy', () => {
    expect(find('strict.example', { believesProxy: true, scheme: 'https' })).toBe('strict known');
    expect(find('strict.example:443', { believesProxy: true, scheme: 'https' })).toBe('strict known');
    expect(find('strict.example:80', { believesProxy: true, scheme: 'https' })).toBeNull();
    expect(find('strict.example', { scheme: 'https' })).toBeNull();
  });

  test('a domain of an operator is known with the port of its entry', () => {
    const named = [operator('own', ['own.example', 'own.localhost'], { domains: ['http://own.example:9000'] })];
    const found = (host: string) => createFindSite(named, 8080, false)({ host, scheme: 'http' })?.isKnown;
    expect(found('own.example:9000')).toBe(true);
    expect(found('own.example:9001')).toBeUndefined();
    expect(found('own.localhost:9000')).toBeUndefined();
  });
});

test('languages are read in the order of their weight, and nonsense is dropped', () => {
  expect(acceptedTags('da, en-gb;q=0.8, <b>;q=1, en;q=0, fr;q=0.9')).toEqual(['da', 'fr', 'en-gb']);
  expect(acceptedTags(undefined)).toEqual([]);
  expect(acceptedTags('en,'.repeat(10_000)).length).toBeLessThanOrEqual(32);
  expect(savedLanguage('x=1; language=MY; y=2')).toBe('MY');
  expect(savedLanguage('language=my')).toBeNull();
});

test('no log line contains a secret', () => {
  const line = redacted('/m/home?token=abc&r=1&tokens=def#x');
  expect(line).toBe('/m/home?token=[redacted]&r=1&tokens=[redacted]#x');
  expect(redacted('/demo/outbox?key=abc')).not.toContain('abc');
  expect(redacted('/lottery/?code=abc&x=1')).toBe('/lottery/?code=[redacted]&x=1');
  expect(redacted('/m/socialReturn?code=4%2F0Ab&state=s')).toBe('/m/socialReturn?code=[redacted]&state=s');
  expect(redacted('/wps/identity/callback/twitter?oauth_token=a&oauth_verifier=b')).toBe(
    '/wps/identity/callback/twitter?oauth_token=[redacted]&oauth_verifier=[redacted]',
  );
  expect(redacted('/m/login?backUrl=%2Fm%2Fhome%3Ftoken%3Dabc%26r%3D1')).toBe(
    '/m/login?backUrl=%2Fm%2Fhome%3Ftoken%3D[redacted]%26r%3D1',
  );
});

test.each([
  ['the trusted proxy’s value', 1, 'cf-ipcountry', 'PH'],
  ['nothing without one, with any header of the visitor', 0, 'cf-ipcountry', ''],
])('the country is %s', (_, hops, header, value) => {
  const visitor = visitorOf(request({ host: 'a', 'cf-ipcountry': 'PH' }), hops, header);
  expect(visitor?.region).toEqual({ header, value });
  expect(visitor && forwardedHeaders(visitor)).toMatchObject({ [header]: value });
});
