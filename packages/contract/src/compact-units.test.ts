import { expect, test } from 'vitest';
import { compactUnits } from './compact-units.ts';

test.each([
  [999n, null],
  [1_000n, '1K'],
  [1_500n, '1,5K'],
  [1_550n, null],
  [200_000n, '200K'],
  [1_000_000n, '1M'],
  [2_500_000n, '2,5M'],
  [1_250_000n, '1250K'],
  [1_234_567n, null],
])('%s units are shortened to %s', (units, text) => expect(compactUnits(units, ',')).toBe(text));
