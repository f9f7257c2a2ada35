// The jackpots that a member has won, as the member gets them.
import { inOnePage } from '../../../db/in-pages.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';
import { potsOfMember } from './jackpot-store.ts';

export const jackpotData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  jackpots: ({ member }) => inOnePage(() => potsOfMember(db, member.id)),
});
