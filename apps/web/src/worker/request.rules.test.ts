import { calls } from '@foyer/contract';
import { expect, test } from 'vitest';
import { kindOf, type RequestFacts } from './request.rules.ts';

const ORIGIN = 'https://play.example';

const request = (path: string, more: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  url: new URL(path, ORIGIN),
  mode: 'cors',
  destination: '',
  cache: 'default',
  isPersonal: false,
  language: 'EN',
  ...more,
});
const visit = (path: string, more: Partial<RequestFacts> = {}) =>
  kindOf(request(path, { mode: 'navigate', destination: 'document', ...more }), ORIGIN);
const load = (path: string, more: Partial<RequestFacts> = {}) => kindOf(request(path, more), ORIGIN);

test.each([
  ['/m/', '/m/home'],
  ['/m/index.html?affiliateCode=north&r=R1', '/m/home'],
  ['/m/home?gclid=g&token=secret', '/m/home'],
  ['/m/help?id=terms&r=R1', '/m/help?id=terms'],
  ['/m/game?vendor=v&lane=hot&fbclid=x', '/m/game?lane=hot&vendor=v'],
  ['/m/login/', '/m/login'],
])('the page %s has the copy of %s: no link and no secret is part of it', (path, key) =>
  expect(visit(path)).toEqual({ kind: 'page', key, isReload: false }),
);

test.each(['reload', 'no-cache'])('a page requested with %j is a reload', (cache) =>
  expect(visit('/m/home', { cache })).toMatchObject({ isReload: true }),
);

test.each(['/m/member/home', '/m/voucherCenter', '/m/order?id=1', '/m/securityCenter', '/m/launchGame?code=1'])(
  'the page %s has no copy: it is one person’s own',
  (path) => expect(visit(path)).toEqual({ kind: 'shell' }),
);

test.each([
  '/m/socialReturn?code=1',
  '/m/nowhere',
  '/m/mini-game.html',
  '/wps/session/handoff',
  '/games/lottery',
  '/demo/',
])('a visit of %s passes by', (path) => expect(visit(path)).toEqual({ kind: 'other' }));

test('a page in a frame passes by', () =>
  expect(visit('/m/home', { destination: 'iframe' })).toEqual({ kind: 'other' }));

test.each([
  ['/m/assets/main-abcdefgh.js', true],
  ['/m/brand/aurora/koi.8f3a-c.svg', true],
  ['/m/brand/aurora/icon-192.png', false],
])('%s is a file whose content never changes: %s', (path, immutable) =>
  expect(load(path)).toEqual({ kind: 'file', key: path, immutable }),
);

test.each([
  ['/wps/game/lanes', '/wps/game/lanes?language=EN'],
  ['/wps/game/draws?_=17', '/wps/game/draws?language=EN'],
  ['/wps/content/help/terms', '/wps/content/help/terms?language=EN'],
  ['/wps/system/settings?_=1', '/wps/system/settings?language=EN'],
])('the answer to %s is stored for its language', (path, key) => expect(load(path)).toEqual({ kind: 'answer', key }));

test('only calls without a token are marked, and they only read', () => {
  const marked = Object.entries(calls).filter(([, row]) => 'offline' in row);
  expect(marked.map(([name]) => name)).toEqual([
    'system.settings',
    'game.lanes',
    'game.draws',
    'content.banners',
    'content.activities',
    'content.activity',
    'content.news',
    'content.article',
    'content.help',
    'content.helpTopic',
  ]);
  for (const [, { method, token }] of marked) expect([method, token]).toEqual(['GET', 'none']);
});

test.each(Object.entries(calls).filter(([, row]) => !('offline' in row)))(
  'the answer to %s is never stored',
  (_, row) => {
    const path = row.path.replace(/\{\w+\}/g, 'x');
    expect(load(path, { method: row.method })).toEqual({ kind: 'other' });
  },
);

test.each([
  ['a request with a session', { isPersonal: true }],
  ['a request that writes', { method: 'POST' }],
])('%s passes by', (_, more) => {
  expect(load('/wps/game/lanes', more)).toEqual({ kind: 'other' });
  expect(load('/m/assets/main-abcdefgh.js', more)).toEqual({ kind: 'other' });
});

test('another host passes by', () => expect(load('https://cdn.play.example/m/assets/a.js')).toEqual({ kind: 'other' }));
