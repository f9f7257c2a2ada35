import { expect, test } from 'vitest';
import { allLedgerPromises } from '../apps/platform/src/modules.ts';
import { readLedgerPromises } from './ledger-promises.ts';

test('the check by hand holds the ledger against everything that the platform does', async () => {
  const names = (await readLedgerPromises()).map(({ promise }) => promise);
  expect(names).toEqual(allLedgerPromises.map(({ promise }) => promise));
});
