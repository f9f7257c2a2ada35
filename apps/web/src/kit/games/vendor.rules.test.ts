import { expect, test } from 'vitest';
import { orderVendors, vendorOf } from './vendor.rules.ts';

test.each([
  [
    'lotteries and what stands right after them',
    ['SEA_LOTT', 'VIETNAM_LOTTO', 'LOTT'],
    'LOTT 100, VIETNAM_LOTTO 101, SEA_LOTT 105',
  ],
  ['what launches call them', ['TCG_SEA', 'TCG_LOTTO_VN'], 'VIETNAM_LOTTO 101, SEA_LOTT 105'],
  ['aliases as one', ['ELOTT_TH', 'LOTT', 'ELOTT', 'ELOTT_VN'], 'LOTT 100, ELOTT 200'],
  ['both types of TCG as one', ['PVP', 'RNG', 'TCG'], 'TCG 300'],
  ['a pair as 123BET', ['123BET_LIVE', 'BET123', 'RNG'], 'TCG 300, 123BET 400'],
  ['others after them, as they are named', ['PG', 'JILI', 'LOTT', 'PG'], 'LOTT 100, PG 500, JILI 600'],
  ['none', [], ''],
])('GL-06 vendors are ordered by hundreds: %s', (_, codes, ordered) => {
  expect(
    orderVendors(codes)
      .map(({ code, ordinal }) => `${code} ${ordinal}`)
      .join(', '),
  ).toBe(ordered);
});

test('a vendor without other names keeps its own', () => expect(vendorOf('PG')).toBe('PG'));
