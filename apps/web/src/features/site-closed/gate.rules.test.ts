import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { gateOf, nextLook, openLook, withSettings } from './gate.rules.ts';

const status = examples['system.status'].output;
const NOON = Date.parse('2026-11-26T12:00:00Z');
const at = (time: string): string => `2026-11-26T${time}Z`;

test.each([
  ['nothing special', {}, { at: 'open' }],
  ['maintenance', { maintenance: true }, { at: 'maintenance' }],
  ['a refused region', { regionRestriction: true }, { at: 'region' }],
  ['a refused region during maintenance', { regionRestriction: true, maintenance: true }, { at: 'region' }],
  ['a planned maintenance', { maintenanceFrom: at('13:00:00') }, { at: 'planned', from: at('13:00:00') }],
  ['a planned maintenance whose time has come', { maintenanceFrom: at('12:00:00') }, { at: 'open' }],
  [
    'a maintenance that is planned for in a day',
    { maintenanceFrom: '2026-11-27T12:00:00Z' },
    { at: 'planned', from: '2026-11-27T12:00:00Z' },
  ],
  ['one that is planned for later than that', { maintenanceFrom: '2026-11-27T12:00:01Z' }, { at: 'open' }],
  ['one that is planned for next year', { maintenanceFrom: '2027-11-26T12:00:00Z' }, { at: 'open' }],
  ['a plan without a time', { maintenanceFrom: 'soon' }, { at: 'open' }],
  ['no planned maintenance', { maintenanceFrom: null }, { at: 'open' }],
])('%s is read', (_, part, gate) => {
  expect(gateOf({ ...status, ...part }, NOON)).toEqual(gate);
});

test.each([
  ['an open site is asked after four and a half minutes', { at: 'open' }, null, 270_000],
  ['a closed one is asked every minute', { at: 'maintenance' }, null, 60_000],
  ['every minute before a far end', { at: 'maintenance' }, at('14:00:00'), 60_000],
  ['at its end', { at: 'maintenance' }, at('12:00:20'), 20_000],
  ['not at once where the clocks differ', { at: 'maintenance' }, '2026-11-26T12:00:00.200Z', 1_000],
  ['every minute after an end that was missed', { at: 'maintenance' }, at('11:59:00'), 60_000],
  ['a planned one when it begins', { at: 'planned', from: at('12:03:00') }, null, 180_000],
  ['a far planned one as an open site', { at: 'planned', from: '2026-11-27T11:00:00Z' }, null, 270_000],
  ['one that no timer can wait for as an open site', { at: 'planned', from: '2026-12-31T12:00:00Z' }, null, 270_000],
] as const)('%s', (_, gate, end, wait) => {
  expect(nextLook(gate, end, NOON, 0.5)).toBe(wait);
});

test('the looks of many pages at an open site are spread over a minute, and each comes within five', () => {
  expect([openLook(0), openLook(1)]).toEqual([240_000, 300_000]);
});

test.each([
  ['nothing', {}, {}, [false, null]],
  ['an end without a maintenance', {}, { maintenance: false, maintenanceEnd: at('14:00:00') }, [false, null]],
  ['a maintenance', {}, { maintenance: true }, [true, null]],
  ['a maintenance with its end', {}, { maintenance: true, maintenanceEnd: at('14:00:00') }, [true, at('14:00:00')]],
  [
    'another end than the status',
    { maintenance: true, maintenanceEnd: at('13:00:00') },
    { maintenance: true, maintenanceEnd: at('14:00:00') },
    [true, at('13:00:00')],
  ],
])('SW-03 the settings name %s', (_, said, settings, [maintenance, maintenanceEnd]) => {
  expect(withSettings({ ...status, ...said }, settings)).toMatchObject({ maintenance, maintenanceEnd });
});
