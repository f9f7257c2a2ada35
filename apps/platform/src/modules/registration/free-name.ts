// A user name that is somebody's: the refusal proposes one like it.

import type { Merchant } from '../../merchants/merchant.ts';
import type { House } from '../../module.ts';
import { Refusal } from '../../refusal.ts';
import { proposeLike } from './proposals.ts';
import { takenLooks } from './registration-store.ts';
import type { NewName } from './user-name.rules.ts';

export const refuseTaken = async ({ db }: House, merchant: Merchant, { account }: NewName): Promise<never> => {
  throw new Refusal('username.taken', { value: { proposal: await proposeLike(db, merchant, account) } });
};

/** @throws Refusal username.taken */
export const requireFree = async (house: House, merchant: Merchant, name: NewName): Promise<void> => {
  if ((await takenLooks(house.db, merchant.code, [name.look])).size > 0) await refuseTaken(house, merchant, name);
};
