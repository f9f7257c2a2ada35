import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keptNames } from '../shell/navigation/kept-parameters.ts';
import { ruleOf } from '../shell/navigation/route-rules.ts';
import { routeOf, routes } from '../shell/navigation/routes.ts';
import type { Boot } from './take-boot.ts';

const script = readFileSync(new URL('./boot.js', import.meta.url), 'utf8');
const token = 'A1_-'.repeat(10);

interface Visit {
  readonly address: string;
  readonly type?: string;
  readonly state?: object | null;
  /** Knows performance.navigation only. */
  readonly oldSafari?: boolean;
}

/** Runs the script as the browser would, and tells what came of it. */
function visit({ address, type = 'navigate', state = null, oldSafari = false }: Visit) {
  const url = new URL(address, 'https://www.example.com');
  const root = { hidden: false };
  let shown = url.pathname + url.search + url.hash;
  let replacedBy: string | null = null;
  const history = {
    state: state as Record<string, unknown> | null,
    replaceState(next: Record<string, unknown> | null, _title: string, to?: string) {
      history.state = next;
      if (to !== undefined) shown = to;
    },
  };
  const win: { __boot?: Boot } & Record<string, unknown> = {
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      replace: (to: string) => {
        replacedBy = to;
      },
    },
    history,
    performance: oldSafari
      ? { getEntriesByType: () => [], navigation: { type: type === 'reload' ? 1 : 0 } }
      : { getEntriesByType: () => [{ type }] },
  };
  runInNewContext(script, { window: win, document: { documentElement: root }, decodeURIComponent });
  return {
    boot: win.__boot as Boot,
    shown,
    replacedBy,
    hidden: root.hidden,
    state: history.state,
  };
}

test.each(['token', 'tokens'])('RT-12 a %s in the address is taken and removed before anything else', (name) => {
  const { boot, shown } = visit({ address: `/m/member/home?r=7&${name}=${token}&id=1#top` });
  expect(boot.token).toBe(token);
  expect(shown).toBe('/m/member/home?r=7&id=1#top');
});

test.each([
  ['repeated under one name', `token=${token}&token=${token}`],
  ['repeated under two names', `token=${token}&tokens=${token}`],
  ['too long', `token=${'a'.repeat(4097)}`],
  ['made of characters that no header allows', `token=${'a'.repeat(30)}%0Ab`],
  ['in other letters', `token=${'a'.repeat(30)}%C3%A9`],
  ['not text', `token=${'a'.repeat(30)}%E0%A4`],
  ['empty', 'token='],
  ['disguised twice', `%74oken=${token}&token=${token}`],
])('RT-12 a token that is %s is ignored and removed', (_, search) => {
  const { boot, shown } = visit({ address: `/m/home?${search}&r=1` });
  expect(boot.token).toBeNull();
  expect(shown).toBe('/m/home?r=1');
});

test.each([
  ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2ln', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2ln'],
  ['a%2Bb%2Fc%3D', 'a+b/c='],
  ['a+b/c==', 'a+b/c=='],
  ['t', 't'],
  ['x'.repeat(4096), 'x'.repeat(4096)],
])('RT-12 the token %s of another back end is taken', (written, taken) => {
  expect(visit({ address: `/m/home?token=${written}` })).toMatchObject({ shown: '/m/home', boot: { token: taken } });
});

test('RT-12 a disguised name of a token is removed too', () => {
  expect(visit({ address: `/m/home?%74oken=${token}` })).toMatchObject({ shown: '/m/home', boot: { token } });
});

test('an address without a token is never changed', () => {
  expect(visit({ address: '/m/help?id=%E0%A4%A&x' }).shown).toBe('/m/help?id=%E0%A4%A&x');
});

/** Lists the pages that the specification names. /m, /m/ and register.html are other addresses of them; decision 050 adds /m/recover, 067 /m/order. */
const stays: ReadonlySet<string> = new Set([
  '/m/home',
  '/m/game',
  '/m/login',
  '/m/index',
  '/m/index.html',
  '/m/member/home',
  '/m/register',
  '/m',
  '/m/',
  '/m/register.html',
  '/m/recover',
  '/m/order',
]);
const unknown = ['/m/nothing', '/m/Home', '/m/home/x', '/m/homes', '/m/xhome', '/m/index.htm', '/m/member', '/mobile'];
const paths = [...Object.values(routes).flatMap((route) => route.paths), ...unknown];

test.each(paths)('RT-14 a refresh on %s stays in place or goes to /m/home as specified', (path) => {
  const { replacedBy, boot, hidden } = visit({ address: path, type: 'reload' });
  const leaves = !stays.has(path);
  expect(replacedBy).toBe(leaves ? '/m/home' : null);
  expect([boot.leaving, hidden]).toEqual([leaves, leaves]);
});

test.each(paths.flatMap((path) => [path, `${path}/`, `${path}//`]))(
  'RT-14 the table of routes has the refresh rule of %s',
  (path) => {
    const { replacedBy } = visit({ address: path, type: 'reload' });
    expect(ruleOf(routeOf(path)).refreshInPlace).toBe(replacedBy === null);
  },
);

test.each([
  ['/m/withdraw?id=x', null],
  ['/m/withdraw?r=7&id=x', null],
  ['/m/withdraw', '/m/home'],
  ['/m/withdraw?r=7', '/m/home?r=7'],
  ['/m/help?id=x', '/m/home'],
  ['/m/help?next=/m/withdraw?id=x', '/m/home'],
])('RT-14 a refresh on %s leads to %s: how one withdrawal stands is a page of ours', (address, replacedBy) => {
  expect(visit({ address, type: 'reload' }).replacedBy).toBe(replacedBy);
});

test.each(['navigate', 'back_forward', 'prerender'])('RT-14 a %s is not a refresh', (type) => {
  expect(visit({ address: '/m/help', type }).replacedBy).toBeNull();
});

test('RT-14 a refresh on iOS before 15 is recognised', () => {
  expect(visit({ address: '/m/help', type: 'reload', oldSafari: true }).replacedBy).toBe('/m/home');
  expect(visit({ address: '/m/help', oldSafari: true }).replacedBy).toBeNull();
});

test('RT-03 a refresh of the domain dialog’s address stays there with its parameters', () => {
  expect(visit({ address: '/m/index.html?affiliateCode=a1&r=7', type: 'reload' })).toMatchObject({
    replacedBy: null,
    shown: '/m/index.html?affiliateCode=a1&r=7',
  });
});

test('RT-13 a refresh that goes home keeps the kept parameters and nothing else', () => {
  const search = keptNames.map((name) => `${name}=x.${name}`).join('&');
  const { replacedBy } = visit({ address: `/m/help?id=7&${search}&r=%3Cscript&cidx=1`, type: 'reload' });
  expect(replacedBy).toBe(`/m/home?${search}`);
});

test('RT-13 a refresh that goes home keeps click ids unchanged', () => {
  const search = 'cid=%E6%97%A5+%2B%3C&gclid=a=b';
  expect(visit({ address: `/m/help?${search}&cid=`, type: 'reload' }).replacedBy).toBe(`/m/home?${search}`);
});

test('RT-14 a reload by the app stays in place, once', () => {
  const own = visit({ address: '/m/help', type: 'reload', state: { index: 3, ownReload: true } });
  expect(own.replacedBy).toBeNull();
  expect(own.state).toEqual({ index: 3, ownReload: false });
  expect(visit({ address: '/m/help', type: 'reload', state: own.state }).replacedBy).toBe('/m/home');
});
