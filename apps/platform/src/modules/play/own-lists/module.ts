// A member's own lists of games: what devices send is merged with what others sent before.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { ownListsData } from './member-data.ts';
import { type Entry, gamesOfList, mergeEntries, trimLists } from './own-lists-store.ts';

/** A member who taps one heart after another @assumed. */
const CALLS_A_MINUTE = 120;

const entriesOf = ({ favourites, recent }: InputOf<'game.ownLists'>): Entry[] => [
  ...favourites.map(({ isRemoved = false, ...sent }): Entry => ({ ...sent, list: 'favourite', isRemoved })),
  ...recent.map((sent): Entry => ({ ...sent, list: 'recent', isRemoved: false })),
];

export const ownListsModule = ({ db, now }: Pick<PlatformContext, 'db' | 'now'>) => {
  const merge = async (
    input: InputOf<'game.ownLists'>,
    { merchant, session }: MemberContext,
  ): Promise<OutputOf<'game.ownLists'>> => {
    const { memberId } = session;
    const key = `ownLists|${merchant.code}|${memberId}`;
    const wait = await reserveTry(db, [{ key, most: CALLS_A_MINUTE, windowSeconds: 60 }]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
    return db.transaction(async (tx) => {
      await mergeEntries(tx, memberId, entriesOf(input), now());
      await trimLists(tx, memberId);
      return {
        favourites: await gamesOfList(tx, memberId, 'favourite'),
        recent: await gamesOfList(tx, memberId, 'recent'),
      };
    });
  };

  return {
    name: 'own-lists',
    memberData: ownListsData({ db }),
    handlers: { 'game.ownLists': merge },
  } satisfies Module;
};
