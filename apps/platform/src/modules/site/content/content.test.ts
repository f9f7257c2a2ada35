import type { Activity, Announcement, Banner } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import type { ShownTime } from '../../../merchants/merchant.ts';
import { audiencesOf, isAskedFor, isShown, pageAfter, shownAnnouncements, shownBanners } from './content.rules.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const activity = (id: string, endsAt: string | null = null, publishedAt = '2026-11-01T00:00:00Z'): Activity => ({
  id,
  title: id,
  summary: id,
  art: null,
  publishedAt,
  body: [],
  badge: null,
  category: null,
  endsAt,
});

test.each([
  ['published and open', activity('a'), true],
  ['over in an hour', activity('a', '2026-11-21T13:00:00Z'), true],
  ['over now', activity('a', '2026-11-21T12:00:00Z'), false],
  ['published tomorrow', activity('a', null, '2026-11-22T00:00:00Z'), false],
])('an activity that is %s is shown: %#', (_, row, shown) => {
  expect(isShown(row, noon)).toBe(shown);
});

describe('banners', () => {
  const always = { from: null, until: null };
  const banner = (
    groupName: string,
    linkageType: Banner['linkageType'],
    linkage: string,
    shown: ShownTime = always,
  ) => ({
    shown,
    groupName,
    linkageType,
    linkage,
    url: '',
    eyebrow: '',
    title: linkage,
    action: '',
    art: 'banner-brand',
  });
  const all = [banner('home', 'P', 'open'), banner('home', 'P', 'over'), banner('lobby', 'URL', '/m/help')];

  test.each([
    [undefined, ['open', '/m/help']],
    ['home', ['open']],
    ['lobby', ['/m/help']],
    ['nobody', []],
  ])('of the group %s: %j, without those whose activity is over', (group, titles) => {
    expect(shownBanners(all, group, [activity('open')], noon).map(({ title }) => title)).toEqual(titles);
  });

  test.each([
    ['2026-11-21T12:00:00Z', null, true],
    ['2026-11-21T12:00:01Z', null, false],
    [null, '2026-11-21T12:00:01Z', true],
    [null, '2026-11-21T12:00:00Z', false],
    ['2026-11-21T13:00:00+02:00', '2026-11-21T12:30:00Z', true],
  ])('from %s until %s is shown at noon: %s', (from, until, isShownThen) => {
    const timed = banner('home', 'URL', '/m/help', { from, until });
    const found = shownBanners([timed], 'home', [], noon);
    expect(found).toHaveLength(isShownThen ? 1 : 0);
    for (const row of found) expect(row).not.toHaveProperty('shown');
  });
});

describe('a list in pages', () => {
  const rows = Array.from({ length: 41 }, (_, index) => ({ id: `row-${index}` }));

  test('has pages that meet without a gap and end', () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = pageAfter(rows, cursor);
      seen.push(...(page?.items ?? []).map(({ id }) => id));
      cursor = page?.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  test('a full page that is the last says so', () => {
    expect(pageAfter(rows.slice(0, 20), undefined)?.nextCursor).toBeNull();
  });

  test('an unknown cursor has no page', () => {
    expect(pageAfter(rows, 'no-such')).toBeNull();
  });
});

describe('announcements', () => {
  const always = { from: null, until: null };
  const row = (id: string, execution: Announcement['execution'], changes: object = {}) => ({
    id,
    title: id,
    content: '<p>x</p>',
    promotionType: '',
    execution,
    art: '',
    category: null as string | null,
    shown: always as ShownTime,
    ...changes,
  });
  const all = [
    row('members', 'A'),
    row('visitors', 'B'),
    row('first', 'F'),
    row('all', null),
    row('app', 'B', { category: 'app_download' }),
    row('later', 'B', { shown: { from: '2026-11-21T12:00:01Z', until: null } }),
    row('over', 'B', { shown: { from: null, until: '2026-11-21T12:00:00Z' } }),
  ];

  test.each([
    ['a visitor', null, ['visitors', 'all']],
    ['a member', { firstTime: false }, ['members', 'all']],
    ['a member at the first log-in', { firstTime: true }, ['members', 'first', 'all']],
  ])('%s is shown those of the audience whose time it is', (_, member, ids) => {
    const found = shownAnnouncements(all, null, audiencesOf(member), noon);
    expect(found.map(({ id }) => id)).toEqual(ids);
    for (const one of found) for (const name of ['shown', 'category']) expect(one).not.toHaveProperty(name);
  });

  test('a category is asked for by its name', () => {
    expect(shownAnnouncements(all, 'app_download', audiencesOf(null), noon).map(({ id }) => id)).toEqual(['app']);
  });

  test.each([
    [{}, true],
    [{ types: 'PR', platform: 'M' }, true],
    [{ types: 'NT,PR' }, true],
    [{ types: 'NT' }, false],
    [{ platform: 'W' }, false],
  ])('a promotion is asked for by %j: %s', (asked, isFound) => {
    expect(isAskedFor(asked)(row('a', 'A', { promotionType: 'PR' }))).toBe(isFound);
  });
});
