import { expect, test } from 'vitest';
import { loadMerchants } from '../../../merchants/load.ts';
import { aboutVendorGame } from './about-vendor-game.ts';

const merchants = new URL('../../../../../../merchants', import.meta.url).pathname;

test.each([
  ['offers a trial where the operator has an account with the vendor', 'http://127.0.0.1:9', true],
  ['offers no trial where the operator has none', undefined, false],
])('a vendor’s game %s', async (_, vendorUrl, hasTrial) => {
  const { all } = await loadMerchants(merchants, { port: 8080, demo: true, ...(vendorUrl && { vendorUrl }) });
  for (const merchant of all)
    expect(aboutVendorGame({ merchant }, 'AMBER_FOX', 'golden-crown')).toEqual({
      ...{ rules: [], stake: null, returns: null, jackpot: null },
      hasTrial,
    });
});
