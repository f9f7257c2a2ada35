import { describe, expect, test } from 'vitest';
import type { Merchant } from '../../../merchants/merchant.ts';
import { siteAccess } from '../../../protection/site-access.rules.ts';
import { countryFor, statusFor } from './visitor.rules.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const visit = { ip: '192.0.2.7', region: 'PH', language: 'VI' } as const;
const country = (countryCode: string, countryDialingCode: string) => ({
  countryCode,
  countryDialingCode,
  currency: 'USD',
  currencySymbol: '$',
  currencyPosition: 'start' as const,
});

/** The fields of an operator that these rules read. */
const operator = (part: Partial<Merchant>): Merchant =>
  ({
    blockedRegions: [],
    unreadableRegion: 'open',
    countries: [country('VN', '84'), country('PH', '63')],
    defaultCountry: 'VN',
    maintenance: { on: false, end: null, text: null },
    ...part,
  }) as unknown as Merchant;

describe('the status of a visitor', () => {
  const text = { EN: 'Back soon', VI: 'Sắp trở lại' };
  const later = '2026-11-21T13:00:00Z';
  const rows: readonly [string, Partial<Merchant>, { readonly region?: null; readonly language?: 'TH' }, object][] = [
    ['nothing special', {}, {}, { regionRestriction: false, maintenance: false, region: 'PH', ip: '192.0.2.7' }],
    ['a region that is not served', { blockedRegions: ['PH'] }, {}, { regionRestriction: true }],
    ['an unknown region', { blockedRegions: ['PH'] }, { region: null }, { regionRestriction: false, region: null }],
    [
      'an unknown region, where the operator refuses it',
      { unreadableRegion: 'closed' },
      { region: null },
      { regionRestriction: true, region: null },
    ],
    [
      'maintenance with an end',
      { maintenance: { on: true, end: later, text } },
      {},
      { maintenance: true, maintenanceEnd: later, maintenanceText: 'Sắp trở lại' },
    ],
    [
      'maintenance in a language without its text',
      { maintenance: { on: true, end: null, text } },
      { language: 'TH' },
      { maintenance: true, maintenanceEnd: null, maintenanceText: 'Back soon' },
    ],
    [
      'maintenance that is over',
      { maintenance: { on: true, end: '2026-11-21T12:00:00Z', text } },
      {},
      { maintenance: false, maintenanceEnd: null, maintenanceText: null },
    ],
    [
      'maintenance that is not switched on',
      { maintenance: { on: false, end: later, text } },
      {},
      { maintenance: false, maintenanceEnd: null, maintenanceText: null },
    ],
  ];
  test.each(rows)('%s', (_, part, change, expected) => {
    const merchant = operator(part);
    const visitor = { ...visit, ...change };
    const access = siteAccess(merchant, { country: visitor.region, isUnreadable: visitor.region === null }, noon);
    expect(statusFor(merchant, { ...visitor, access }, noon)).toMatchObject(expected);
  });
});

test.each([
  ['the visitor’s own, where it is served', 'PH', 'PH', '63'],
  ['the operator’s default, where it is not', 'BR', 'VN', '84'],
  ['the operator’s default, where it is unknown', null, 'VN', '84'],
])('a visitor’s country is %s', (_, region, code, dialing) => {
  const answer = countryFor(operator({}), region);
  expect(answer).toMatchObject({ countryCode: code, countryDialingCode: dialing });
  expect(answer.countries).toHaveLength(2);
});
