// A member's payout accounts as the member gets them: the numbers stay masked.
import { inOnePage } from '../../../db/in-pages.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';
import { accountsOf } from './account-store.ts';

export const payoutData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  payoutAccounts: ({ merchant, member }) =>
    inOnePage(async () => {
      const accounts = await accountsOf(db, merchant.code, member.id);
      return accounts.map(({ fingerprint: _, ...account }) => account);
    }),
});
