// The people who work for the demo's operators, at every site the same.
import { demoOperators } from '@foyer/contract/operator';
import { type AccessServices, addOperatorAccount } from '../../operator/access/api.ts';

/** Writes those that are missing. */
export const seedOperators = async ({ platform, hashing, key }: AccessServices): Promise<void> => {
  for (const merchant of platform.merchants.all)
    for (const operator of demoOperators)
      await addOperatorAccount({ db: platform.db, hashing, key }, { ...operator, merchant: merchant.code });
};
