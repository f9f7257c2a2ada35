// A member's own lists of games as the member gets them.
import { inOnePage } from '../../../db/in-pages.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';
import { gamesOfList } from './own-lists-store.ts';

export const ownListsData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  favouriteGames: ({ member }) => inOnePage(() => gamesOfList(db, member.id, 'favourite')),
  recentGames: ({ member }) => inOnePage(() => gamesOfList(db, member.id, 'recent')),
});
