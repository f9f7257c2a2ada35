import { describe, expect, test } from 'vitest';
import { fakeDoor } from '../storage/fake-door.ts';
import { createStore } from '../storage/store.ts';
import { trackVisit, type Visit } from './track-visit.ts';
import { clickOf, fbcOf, fbpOf, pixelTrackOf } from './tracking.rules.ts';
import { trackingTable } from './tracking.table.ts';

const nothing = { named: () => null, cookie: () => null, kept: {} };

describe('SN-07 the pixel-tracking object', () => {
  test('has a row for every id of the specification', () => {
    expect(trackingTable.map(({ key }) => key)).toEqual([
      'tid',
      'facebook',
      'tiktok',
      'kwai',
      'googleTag',
      'twitter',
      'voluum',
      'propeller',
      'kadam',
      'tf',
      'rt',
      'okx',
      'obclid',
      'phx',
      'mgs',
      'optimove',
      'fbc',
      'fbp',
      'utm_source',
    ]);
  });

  test.each(trackingTable.flatMap(({ key, names }) => names.map((name) => [name, key])))(
    '%s of the address is kept under %s',
    (name, key) => {
      const named = (asked: string) => (asked === name ? 'value-1' : null);
      expect(pixelTrackOf({ ...nothing, named })).toEqual({ [key]: 'value-1' });
    },
  );

  test('the newest click counts, what was kept fills the gaps', () => {
    const named = (name: string) => (name === 'gclid' ? 'new' : null);
    const kept = { googleTag: 'old', tid: 'first', gone: 'x' };
    expect(pixelTrackOf({ ...nothing, named, kept })).toEqual({ googleTag: 'new', tid: 'first' });
  });

  test('a pixel’s own cookie counts', () => {
    const cookie = (name: string) => (name === '_fbp' ? 'fb.1.1700000000000.1234567890' : null);
    expect(pixelTrackOf({ ...nothing, cookie })).toEqual({ fbp: 'fb.1.1700000000000.1234567890' });
  });

  test.each(['<script>', 'a b', '', 'x'.repeat(513), "'; drop"])('%j is dropped', (value) => {
    expect(pixelTrackOf({ ...nothing, named: () => value })).toEqual({});
  });
});

describe('SN-08 Facebook’s ids', () => {
  const now = 1_700_000_000_000;
  const visit = (search: string, at = now): Visit => ({ search, kept: {}, now: at, random: () => 0.5 });
  const cookies = (...visits: Visit[]) => {
    const door = fakeDoor();
    const store = createStore(door);
    for (const one of visits) trackVisit(store, {}, one);
    return door;
  };

  test('are made in Meta’s format: version, index of the domain, moment, id', () => {
    expect(fbcOf('IwAR0_click-1', now)).toBe('fb.1.1700000000000.IwAR0_click-1');
    expect(fbpOf(0.0000000012, now)).toBe('fb.1.1700000000000.0000000012');
    expect(clickOf('fb.1.1700000000000.a.b')).toBe('a.b');
  });

  test('are kept in cookies for 90 days', () => {
    const { kept, written } = cookies(visit('?fbclid=click1'));
    expect(kept.cookies.get('_fbc')).toBe(`fb.1.${now}.click1`);
    expect(kept.cookies.get('_fbp')).toBe(`fb.1.${now}.5000000000`);
    for (const cookie of written) expect(cookie).toContain(`Max-Age=${90 * 24 * 60 * 60}`);
  });

  test('the same click keeps its first moment, a new one takes its place, the browser stays the same', () => {
    const same = cookies(visit('?fbclid=click1'), visit('?fbclid=click1', now + 5));
    expect(same.kept.cookies.get('_fbc')).toBe(`fb.1.${now}.click1`);
    const other = cookies(visit('?fbclid=click1'), visit('?fbclid=click2', now + 5));
    expect(other.kept.cookies.get('_fbc')).toBe(`fb.1.${now + 5}.click2`);
    expect(other.kept.cookies.get('_fbp')).toBe(`fb.1.${now}.5000000000`);
  });

  test('without a click there is no fbc, and markup is none', () => {
    expect(cookies(visit('')).kept.cookies.has('_fbc')).toBe(false);
    expect(cookies(visit('?fbclid=%3Cb%3E')).kept.cookies.has('_fbc')).toBe(false);
  });

  test('SN-07 SN-08 where consent is asked for, nothing is kept before it is given', () => {
    const door = fakeDoor();
    const store = createStore(door);
    const clicked = { ...visit('?fbclid=click1&tid=7'), kept: { fbclid: 'click1' } };
    trackVisit(store, { consent: true }, clicked);
    expect([...door.kept.cookies, ...door.kept.local]).toEqual([]);
    trackVisit(store, {}, clicked);
    expect([...door.kept.cookies.keys(), ...door.kept.local.keys()].sort()).toEqual([
      '_fbc',
      '_fbp',
      'marketing',
      'pixel_track',
    ]);
    trackVisit(store, { consent: true }, visit(''));
    expect([...door.kept.cookies, ...door.kept.local]).toEqual([]);
  });
});
