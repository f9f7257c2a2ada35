// The staff of the demo's operators, at every site the same.
import { demoStaff } from '@foyer/contract/operator';
import { type AccessServices, addStaffAccount } from '../../operator/access/api.ts';

/** Writes those that are missing. */
export const seedStaff = async ({ platform, hashing, key }: AccessServices): Promise<void> => {
  for (const merchant of platform.merchants.all)
    for (const staff of demoStaff)
      await addStaffAccount({ db: platform.db, hashing, key }, { ...staff, merchant: merchant.code });
};
