import { expect, test } from 'vitest';
import { candidatesOf, chooseDomains, mayRequestDomains } from './choose-domains.rules.ts';

const OWN = 'www.example.com';

test.each([
  ['https://a.example', 'https://a.example'],
  ['https://A.Example:8443/m/?x=1#y', 'https://a.example:8443'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://aurora2.localhost:8080', 'http://aurora2.localhost:8080'],
  ['http://a.example', null],
  ['http://localhost.evil.example', null],
  ['http://evillocalhost', null],
  ['a.example', 'https://a.example'],
  [' www.a.example ', 'https://www.a.example'],
  ['a.example:8443', null],
  ['localhost', null],
  ['//a.example', null],
  ['javascript:alert(1)', null],
  ['ftp://a.example', null],
  ['https://user:word@a.example', null],
  ['', null],
  ['https://www.example.com', null],
  ['https://WWW.example.com/m/', null],
])('DF-06 the entry %j is probed at %j', (domainName, origin) => {
  expect(candidatesOf([{ domainName }], OWN)).toEqual(origin === null ? [] : [origin]);
});

test('DF-06 a domain that is listed twice is probed once', () => {
  const list = ['https://a.example', 'https://a.example/', 'https://b.example', 'https://A.example'];
  expect(
    candidatesOf(
      list.map((domainName) => ({ domainName })),
      OWN,
    ),
  ).toEqual(['https://a.example', 'https://b.example']);
});

test('another port of the own host is another domain', () => {
  expect(candidatesOf([{ domainName: 'https://www.example.com:8443' }], OWN)).toHaveLength(1);
});

test('DF-04 at most ten random domains are chosen, none twice, and each can be', () => {
  const all = Array.from({ length: 40 }, (_, index) => `https://d${index}.example`);
  const seen = new Set<string>();
  for (let round = 0; round < 200; round += 1) {
    const draw = chooseDomains(all, Math.random);
    expect(new Set(draw).size).toBe(10);
    for (const origin of draw) seen.add(origin);
  }
  expect(seen.size).toBe(40);
});

test('DF-04 all domains of a short list are chosen', () => {
  expect([...chooseDomains(['https://a.example', 'https://b.example'], () => 0.999)].sort()).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  expect(chooseDomains([], Math.random)).toEqual([]);
});

test('HT-10 domains of the route are chosen first, then others of the list up to ten', () => {
  const all = Array.from({ length: 40 }, (_, index) => `https://d${index}.example`);
  const routed = [...all.slice(0, 4), 'https://stranger.example'];
  for (let round = 0; round < 50; round += 1) {
    const draw = chooseDomains(all, Math.random, routed);
    expect([...draw.slice(0, 4)].sort()).toEqual([...all.slice(0, 4)].sort());
    expect([new Set(draw).size, draw.includes('https://stranger.example')]).toEqual([10, false]);
  }
  expect(chooseDomains(all, Math.random, all)).toHaveLength(10);
});

test.each([
  ['https://www.example.com', true],
  ['http://localhost:8080', true],
  ['http://lotus.localhost:8080', true],
  ['http://www.example.com', false],
  ['http://10.0.0.7:8080', false],
])('HT-10 a page of %s may request the route from its own domain: %s', (origin, may) => {
  expect(mayRequestDomains(origin)).toBe(may);
});
