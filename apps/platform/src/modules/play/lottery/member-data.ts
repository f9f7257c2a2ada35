// A member's bets as the member gets them.
import { inOnePage, inPages } from '../../../db/in-pages.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';
import { type ReceiptRow, receiptsOf } from './receipt-store.ts';
import { hidesWins } from './wins-store.ts';

export const betData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  bets: async function* ({ member }) {
    const every = { memberId: member.id, game: null, status: null, receipt: null };
    const pages = inPages<ReceiptRow>((last, limit) =>
      receiptsOf(db, { ...every, after: last && { placedAt: last.placedAt, id: last.id }, limit }),
    );
    for await (const page of pages) yield page.map(({ merchant: _, memberId: __, ...bet }) => bet);
  },
  winsPrivacy: ({ member }) => inOnePage(async () => [{ hidden: await hidesWins(db, member.id) }]),
});
