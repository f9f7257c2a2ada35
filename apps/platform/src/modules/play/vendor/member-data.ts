// A member's stakes and returns at vendors as the member gets them.
import { inPages } from '../../../db/in-pages.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';
import { type MemberTransaction, transactionsOfMember } from './transaction-store.ts';

export const vendorData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  vendorTransactions: async function* ({ member }) {
    const pages = inPages<MemberTransaction>((last, most) => transactionsOfMember(db, member.id, last, most));
    for await (const page of pages) yield page.map(({ microseconds: _, ...line }) => line);
  },
});
