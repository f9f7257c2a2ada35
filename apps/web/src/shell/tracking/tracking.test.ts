import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { namedIn, nextMarketing } from './marketing.rules.ts';
import { currentOf, MARKETING, type Marketing } from './marketing.ts';
import { trackVisit, type Visit } from './track-visit.ts';
import { clickOf, fbcOf, fbpOf, pixelTrackOf } from './tracking.rules.ts';
import { trackingTable } from './tracking.table.ts';

const now = 1_700_000_000_000;
const DAY = 86_400_000;
const nothing = { marketing: {}, cookie: () => null };

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
    '%s of the address is stored as %s',
    (name, key) => {
      const { fbc: _, ...found } = pixelTrackOf({ ...nothing, marketing: { [name]: { value: 'value 1', at: now } } });
      expect(name === 'fbc' ? { fbc: _ } : found).toEqual({ [key]: 'value 1' });
    },
  );

  test('the later visit decides between two names', () => {
    const marketing = { facebook: { value: 'old', at: now }, fbclid: { value: 'new', at: now + 1 } };
    expect(pixelTrackOf({ ...nothing, marketing })).toMatchObject({ facebook: 'new' });
  });

  test('a pixel’s own cookie counts', () => {
    const cookie = (name: string) => (name === '_fbp' ? 'fb.1.1700000000000.1234567890' : null);
    expect(pixelTrackOf({ ...nothing, cookie })).toEqual({ fbp: 'fb.1.1700000000000.1234567890' });
  });

  test('a lost click cookie is replaced by the stored click, with its own time', () => {
    const marketing = { fbclid: { value: 'click1', at: now } };
    expect(pixelTrackOf({ ...nothing, marketing })).toMatchObject({ fbc: `fb.1.${now}.click1` });
  });
});

describe('the marketing values of a visitor', () => {
  const after = (search: string, stored: Marketing = {}, more: { creditedByHost?: boolean; now?: number } = {}) =>
    nextMarketing({ named: namedIn(search), stored, creditedByHost: false, now, ...more });

  test.each([
    ['utm_source=%E6%97%A5%E6%9C%AC+%E3%82%BB%E3%83%BC%E3%83%AB', 'utm_source', '日本 セール'],
    ['utm_source=a%2Bb', 'utm_source', 'a+b'],
    ['tid=%3Cb%3E', 'tid', '<b>'],
    [`gclid=${'g'.repeat(1024)}`, 'gclid', 'g'.repeat(1024)],
    ['twclid=a%00b%0D%0Ac', 'twclid', 'abc'],
  ])('SN-07 %s is stored unchanged', (search, name, value) => {
    expect(after(`?${search}`)).toEqual({ [name]: { value, at: now } });
  });

  test.each([`tid=${'x'.repeat(1025)}`, 'tid=', 'inApp=1&bbg=b&isBgeTest=1', 'token=secret', 'affiliateCode=%3Cb%3E'])(
    'SN-07 %s stores nothing',
    (search) => expect(after(`?${search}`)).toEqual({}),
  );

  test('RT-13 a value expires 90 days after its visit, even when it is repeated', () => {
    const first = after('?gclid=g1&tid=7');
    const again = after('?gclid=g1', first, { now: now + 60 * DAY });
    expect(again).toEqual(first);
    expect(after('', again, { now: now + 90 * DAY - 1 })).toEqual(first);
    expect(after('', again, { now: now + 90 * DAY })).toEqual({});
    expect(currentOf(again, now + 90 * DAY)).toEqual({});
    expect(currentOf(again, now - 90 * DAY)).toEqual({});
  });

  test('SN-05 a visit with an affiliate replaces all codes of an earlier one', () => {
    const first = after('?affiliateCode=a&r=b&gclid=g1');
    expect(after('?referralCode=c', first)).toEqual({
      referralCode: { value: 'c', at: now },
      gclid: { value: 'g1', at: now },
    });
    expect(Object.keys(after('?r=d', first, { creditedByHost: true }))).toEqual(['gclid']);
  });

  test('RT-13 all values have at most 6,144 characters: the visit’s own first, then the newest', () => {
    const long = (name: string) => `${name}=${name[0]?.repeat(1000)}`;
    const old = after(`?${['tid', 'okx', 'phx'].map(long).join('&')}`);
    const newer = after(`?${['kadam', 'mgs'].map(long).join('&')}`, old, { now: now + 1 });
    const last = after(`?${['voluum', 'rt'].map(long).join('&')}`, newer, { now: now + 2 });
    expect(Object.keys(last).slice(0, 4)).toEqual(['voluum', 'rt', 'kadam', 'mgs']);
    expect(Object.keys(last)).toHaveLength(6);
  });

  test('values without a time, from earlier versions, are ignored', () => {
    expect(
      MARKETING.shape({ inApp: '1', r: 'old', gclid: { value: 'g', at: now }, cid: { value: 7, at: now } }),
    ).toEqual({
      gclid: { value: 'g', at: now },
    });
  });
});

describe('SN-08 Facebook’s ids', () => {
  const visit = (search: string, at = now): Visit => ({ search, creditedByHost: false, now: at, random: () => 0.5 });
  const cookies = (...visits: Visit[]) => {
    const storage = fakeStorage();
    const store = createStore(storage);
    for (const one of visits) trackVisit(store, {}, one);
    return storage;
  };

  test('are made in Meta’s format: version, index of the domain, time, id', () => {
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

  test('the same click keeps its first time, a new one replaces it, and the browser id stays', () => {
    const same = cookies(visit('?fbclid=click1'), visit('?fbclid=click1', now + 5));
    expect(same.kept.cookies.get('_fbc')).toBe(`fb.1.${now}.click1`);
    const other = cookies(visit('?fbclid=click1'), visit('?fbclid=click2', now + 5));
    expect(other.kept.cookies.get('_fbc')).toBe(`fb.1.${now + 5}.click2`);
    expect(other.kept.cookies.get('_fbp')).toBe(`fb.1.${now}.5000000000`);
  });

  test('without a click, or with one that is too long, there is no fbc', () => {
    expect(cookies(visit('')).kept.cookies.has('_fbc')).toBe(false);
    expect(cookies(visit(`?fbclid=${'x'.repeat(1001)}`)).kept.cookies.has('_fbc')).toBe(false);
  });

  test.each([
    ['an address without it', ''],
    ['a link of the page, which carries the old click', '?fbclid=click1'],
  ])('an expired fbc is not rebuilt by %s', (_, search) => {
    const storage = cookies(visit('?fbclid=click1'));
    storage.kept.cookies.delete('_fbc');
    trackVisit(createStore(storage), {}, visit(search, now + 8 * DAY));
    expect(storage.kept.cookies.has('_fbc')).toBe(false);
    trackVisit(createStore(storage), {}, visit('?fbclid=click2', now + 9 * DAY));
    expect(storage.kept.cookies.get('_fbc')).toBe(`fb.1.${now + 9 * DAY}.click2`);
  });

  test('SN-07 SN-08 nothing is stored before a required consent', () => {
    const storage = fakeStorage();
    const store = createStore(storage);
    const clicked = visit('?fbclid=click1&tid=7');
    trackVisit(store, { consent: true }, clicked);
    expect([...storage.kept.cookies, ...storage.kept.local]).toEqual([]);
    trackVisit(store, {}, clicked);
    expect([...storage.kept.cookies.keys(), ...storage.kept.local.keys()].sort()).toEqual([
      '_fbc',
      '_fbp',
      'marketing',
    ]);
    storage.kept.local.set('pixel_track', '{"tid":"7"}');
    trackVisit(store, { consent: true }, visit(''));
    expect([...storage.kept.cookies, ...storage.kept.local]).toEqual([]);
  });
  test('SN-05 the affiliate is stored without consent too', () => {
    const storage = fakeStorage();
    trackVisit(createStore(storage), { consent: true }, visit('?affiliateCode=a&r=b&gclid=g1'));
    expect(JSON.parse(storage.kept.local.get('marketing') ?? '')).toEqual({
      affiliateCode: { value: 'a', at: now },
      r: { value: 'b', at: now },
    });
  });
});
