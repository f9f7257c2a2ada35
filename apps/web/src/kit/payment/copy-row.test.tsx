import { expect, test } from 'vitest';
import { referenceGroups } from './copy-row.tsx';

test('a reference is whole, in groups of four', () => {
  expect(referenceGroups('sr37EK9xX9HMbAhttv2sGQ')).toEqual(['sr37', 'EK9x', 'X9HM', 'bAht', 'tv2s', 'GQ']);
  expect(referenceGroups('1234')).toEqual(['1234']);
  expect(referenceGroups('')).toEqual([]);
});
