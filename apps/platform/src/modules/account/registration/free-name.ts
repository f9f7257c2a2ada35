// Finds free user names: proposals for a taken name, or a generated name.

import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { takenConfusableKeys } from '../member/api.ts';
import { proposeLike, proposeName } from './proposals.ts';
import { checkedName, type NewName, nameOf } from './user-name.rules.ts';

/** A made-up name can be lost to someone else between asking and writing. */
const NAME_TRIES = 3;

export const refuseTaken = async (
  { db }: PlatformContext,
  merchant: Merchant,
  { account }: NewName,
): Promise<never> => {
  throw new Refusal('username.taken', { value: { proposal: await proposeLike(db, merchant, account) } });
};

/** @throws Refusal username.taken */
export const requireFree = async (platform: PlatformContext, merchant: Merchant, name: NewName): Promise<void> => {
  if ((await takenConfusableKeys(platform.db, merchant.code, [name.confusableKey])).size > 0)
    await refuseTaken(platform, merchant, name);
};

/** Null: the account gets a name that nobody asked for. @throws Refusal username.invalid */
export const wishedName = (username: string | undefined, merchant: Merchant): NewName | null =>
  username === undefined ? null : checkedName(username, merchant);

const isTaken = (error: unknown): boolean => error instanceof Refusal && error.code === 'username.taken';

/** Writes a member with the wished name, or with the first made-up one that nobody takes in the meantime. */
export const writeNamed = async (
  platform: PlatformContext,
  merchant: Merchant,
  wished: NewName | null,
  writeAs: (name: NewName) => Promise<Member>,
): Promise<Member> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeAs(wished ?? nameOf(await proposeName(platform.db, merchant)));
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (wished) await refuseTaken(platform, merchant, wished);
      if (attempt === NAME_TRIES) throw new Refusal('service.unavailable');
    }
  }
};
