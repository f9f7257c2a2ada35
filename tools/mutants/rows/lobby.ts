// Mutants of the lobby: a person's own lists of games, trials at vendors, and who is seen on the leader board.
import type { Mutant } from '../mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'an entry that is older changes nothing on the platform',
    file: 'apps/platform/src/modules/play/own-lists/own-lists-store.ts',
    find: '\n      where excluded.at > held.at',
    replace: '',
    killedBy: 'apps/platform/src/modules/play/own-lists/own-lists.http.test.ts',
  },
  {
    breaks: '100 favourites of a member',
    file: 'apps/platform/src/modules/play/own-lists/own-lists-store.ts',
    find: 'favourite: 100, recent: 30',
    replace: 'favourite: 110, recent: 30',
    killedBy: 'apps/platform/src/modules/play/own-lists/own-lists.http.test.ts',
  },
  {
    breaks: 'a limit of the lists’ calls',
    file: 'apps/platform/src/modules/play/own-lists/module.ts',
    find: 'CALLS_A_MINUTE = 120',
    replace: 'CALLS_A_MINUTE = 121',
    killedBy: 'apps/platform/src/modules/play/own-lists/own-lists.http.test.ts',
  },
  {
    breaks: '30 games played on the device',
    file: 'apps/web/src/kit/games/own-lists/own-lists.rules.ts',
    find: 'MOST_RECENT = 30',
    replace: 'MOST_RECENT = 31',
    killedBy: 'apps/web/src/kit/games/own-lists/own-lists.rules.test.ts',
  },
  {
    breaks: 'one call of the lists at a time',
    file: 'apps/web/src/kit/games/own-lists/own-lists.ts',
    find: 'running ??= exchangeAll(member)',
    replace: 'running = exchangeAll(member)',
    killedBy: 'apps/web/src/kit/games/own-lists/own-lists.test.ts',
  },
  {
    breaks: 'a member’s lists leave the device with the member',
    file: 'apps/web/src/kit/games/own-lists/own-lists.ts',
    find: 'if (store.read(MEMBER_LISTS)?.isSent) store.remove(MEMBER_LISTS);',
    replace: '',
    killedBy: 'apps/web/src/kit/games/own-lists/own-lists.test.ts',
  },
  {
    breaks: 'a list of another member is not shown',
    file: 'apps/web/src/kit/games/own-lists/own-lists.ts',
    find: 'lists !== null && lists.memberId === session.current()?.id ? lists : null',
    replace: 'lists',
    killedBy: 'apps/web/src/kit/games/own-lists/own-lists.test.ts',
  },
  {
    breaks: 'a list that nobody has is no page of its own',
    file: 'apps/web/server/page-store.ts',
    find: 'ownListNames.find((name) => name === list)',
    replace: 'list',
    killedBy: 'apps/web/server/flood.test.ts',
  },
  {
    breaks: 'a trial leads back to the lobby',
    file: 'apps/platform/src/modules/play/vendor/launch.service.ts',
    find: 'port.launchTrial(requestOf(card, context, context.language, LOBBY))',
    replace: 'port.launchTrial({ ...requestOf(card, context, context.language, LOBBY), backUrl: context.ip })',
    killedBy: 'apps/platform/src/modules/play/vendor/launch.http.test.ts',
  },
  {
    breaks: 'a round of a trial costs its stake',
    file: 'apps/vendor/src/rounds.ts',
    find: 'play.balance = balance - stake + stake * BigInt(drawn.factor);',
    replace: 'play.balance = balance + stake * BigInt(drawn.factor);',
    killedBy: 'apps/vendor/src/vendor.test.ts',
  },
  {
    breaks: 'a member who hides the own wins has no letters on the board',
    file: 'apps/platform/src/modules/promotion/rewards/board.service.ts',
    find: 'hidden.has(memberId) ? HIDDEN_NAME : maskedName(userName)',
    replace: 'maskedName(userName)',
    killedBy: 'apps/platform/src/modules/promotion/rewards/rewards.http.test.ts',
  },
];
