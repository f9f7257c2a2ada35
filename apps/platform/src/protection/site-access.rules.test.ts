import type { Call } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import type { Merchant } from '../merchants/merchant.ts';
import { regionReader } from '../ports/region.ts';
import { closedSiteRefusal, plannedMaintenance, siteAccess } from './site-access.rules.ts';

const noon = new Date('2026-11-22T12:00:00Z');
const maintenanceUntil = (end: string | null): Merchant['maintenance'] => ({ on: true, end, text: null });

type Operator = Pick<Merchant, 'blockedRegions' | 'unreadableRegion' | 'withdrawalWhileClosed' | 'maintenance'>;
const open: Operator = {
  blockedRegions: ['PH', 'US'],
  unreadableRegion: 'open',
  withdrawalWhileClosed: false,
  maintenance: { on: false, end: null, text: null },
};

describe('the region of a visitor', () => {
  const rows: readonly [header: string | string[] | undefined, country: string | null, isUnreadable: boolean][] = [
    ['PH', 'PH', false],
    ['VN', 'VN', false],
    [undefined, null, true],
    ['', null, true],
    ['XX', null, true],
    ['T1', null, true],
    ['ZZ', null, true],
    ['ph', null, true],
    ['PH, VN', null, true],
    [['PH', 'VN'], null, true],
    ['Philippines', null, true],
  ];
  test.each(rows)('header %j is country %j, unreadable: %j', (header, country, isUnreadable) => {
    expect(regionReader('CF-IPCountry')({ headers: { 'cf-ipcountry': header } })).toEqual({ country, isUnreadable });
  });

  test('is not unreadable where no network sends one', () => {
    expect(regionReader(null)({ headers: { 'cf-ipcountry': 'PH' } })).toEqual({ country: null, isUnreadable: false });
  });
});

describe('the site is closed to', () => {
  const rows: readonly [string, Partial<Operator>, string | null, boolean][] = [
    ['a visitor from a blocked region', {}, 'PH', true],
    ['no visitor from another region', {}, 'VN', false],
    ['no visitor without a country, where the operator is open to them', {}, null, false],
    ['a visitor without a country, where the operator is closed to them', { unreadableRegion: 'closed' }, null, true],
    ['no visitor from a readable region for that', { unreadableRegion: 'closed' }, 'VN', false],
  ];
  test.each(rows)('%s', (_, part, country, isRegionRestricted) => {
    const region = { country, isUnreadable: country === null };
    expect(siteAccess({ ...open, ...part }, region, noon)).toEqual({ isRegionRestricted, isInMaintenance: false });
  });

  test('nobody for a missing country where no network sends one', () => {
    const nowhere = { country: null, isUnreadable: false };
    expect(siteAccess({ ...open, unreadableRegion: 'closed' }, nowhere, noon).isRegionRestricted).toBe(false);
  });

  test.each([
    ['everyone during a maintenance without an end', maintenanceUntil(null), true],
    ['everyone until its end', maintenanceUntil('2026-11-22T12:00:01Z'), true],
    ['nobody from its end on', maintenanceUntil('2026-11-22T12:00:00Z'), false],
    ['nobody while it is switched off', { ...maintenanceUntil(null), on: false }, false],
  ])('%s', (_, maintenance, isInMaintenance) => {
    const region = { country: 'VN', isUnreadable: false };
    expect(siteAccess({ ...open, maintenance }, region, noon).isInMaintenance).toBe(isInMaintenance);
  });
});

describe('a call to a closed site', () => {
  const blocked = { isRegionRestricted: true, isInMaintenance: false };
  const maintained = { isRegionRestricted: false, isInMaintenance: true };
  const both = { isRegionRestricted: true, isInMaintenance: true };
  const neither = { isRegionRestricted: false, isInMaintenance: false };
  const [REGION, MAINTENANCE] = ['region.restricted', 'maintenance'] as const;
  const rows: readonly [typeof both, Call['whileClosed'], boolean, string | null][] = [
    [neither, undefined, false, null],
    [blocked, undefined, false, REGION],
    [blocked, undefined, true, REGION],
    [blocked, 'always', false, null],
    [blocked, 'withdrawal', false, REGION],
    [blocked, 'withdrawal', true, null],
    [maintained, undefined, true, MAINTENANCE],
    [maintained, 'always', false, null],
    [maintained, 'withdrawal', false, MAINTENANCE],
    [maintained, 'withdrawal', true, null],
    [both, undefined, true, REGION],
    [both, 'always', false, null],
  ];
  test.each(rows)('%j, row %s, withdrawals allowed: %s, is refused with %s', (access, whileClosed, allowed, code) => {
    const refusal = closedSiteRefusal({ ...open, withdrawalWhileClosed: allowed }, access, whileClosed, noon);
    expect(refusal?.code ?? null).toBe(code);
  });

  test.each([
    ['a minute, without an announced end', null, 60],
    ['the time to the end', '2026-11-22T13:30:00Z', 5400],
    ['a started second as a whole one', '2026-11-22T12:00:00.200Z', 1],
  ])('gives %s as the wait', (_, end, seconds) => {
    const refusal = closedSiteRefusal({ ...open, maintenance: maintenanceUntil(end) }, maintained, undefined, noon);
    expect(refusal?.retryAfterSeconds).toBe(seconds);
  });

  test('gives no wait for a region', () => {
    expect(closedSiteRefusal(open, blocked, undefined, noon)?.retryAfterSeconds).toBeNull();
  });
});

describe('a planned maintenance', () => {
  const planned = (from: string, on = true) => ({ maintenance: { on, from, end: '2026-11-24T12:00:00Z', text: null } });
  test.each([
    ['in a minute', '2026-11-22T12:01:00Z', true, false],
    ['in a day', '2026-11-23T12:00:00Z', true, false],
    ['in more than a day', '2026-11-23T12:00:00.001Z', false, false],
    ['now', '2026-11-22T12:00:00Z', false, true],
    ['an hour ago', '2026-11-22T11:00:00Z', false, true],
  ])('that begins %s: %#', (_, from, isAnnounced, isClosed) => {
    expect(plannedMaintenance(planned(from), noon)).toBe(isAnnounced ? from : null);
    expect(
      siteAccess({ ...open, ...planned(from) }, { country: 'VN', isUnreadable: false }, noon).isInMaintenance,
    ).toBe(isClosed);
  });

  test('that is switched off is none', () => {
    expect(plannedMaintenance(planned('2026-11-22T12:01:00Z', false), noon)).toBeNull();
  });
});
