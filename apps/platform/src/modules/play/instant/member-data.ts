// A member's rounds of instant games as the member gets them.
import { inPages } from '../../../db/in-pages.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';
import { type RoundRow, roundsOf } from './instant-store.ts';

export const roundData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  instantRounds: async function* ({ member }) {
    const owner = { kind: 'member', id: member.id, merchant: member.merchant } as const;
    const pages = inPages<RoundRow>((last, limit) =>
      roundsOf(db, owner, { game: null, after: last && { at: last.playedAt, id: last.id }, limit }),
    );
    for await (const page of pages) yield page.map(({ seedId: _, ...round }) => round);
  },
});
