// Mutants of instant games: rounds, seeds, the ledger, and the check on the phone.
import type { Mutant } from '../mutant.ts';

const play = 'apps/platform/src/modules/play/instant/';
const http = `${play}instant.http.test.ts`;
const game = 'apps/games/src/instant/';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'a round of a key happens once',
    file: `${play}instant-play.ts`,
    find: 'if (known !== null) {',
    replace: 'if (known !== null && known.nonce < 0) {',
    killedBy: http,
  },
  {
    breaks: 'a bet is decided by the seeds that the phone shows',
    file: `${play}instant-play.ts`,
    find: ' || current.commitment !== bet.commitment',
    replace: '',
    killedBy: http,
  },
  {
    breaks: 'a key stands for one bet',
    file: `${play}instant-play.ts`,
    find: 'if (!isSameBet(known, bet))',
    replace: 'if (!isSameBet(known, bet) && known.nonce < 0)',
    killedBy: http,
  },
  {
    breaks: 'a seed in use is not told',
    file: `${play}instant-store.ts`,
    find: " and status = 'revealed'`",
    replace: '`',
    killedBy: http,
  },
  {
    breaks: 'a long seed of a player is refused',
    file: `${play}instant-play.ts`,
    find: '{1,64}$/u',
    replace: '{1,20000}$/u',
    killedBy: http,
  },
  {
    breaks: 'play of instant games counts',
    file: `${play}instant.service.ts`,
    find: '        await betSettled(tx, { merchant: merchant.code, memberId, amount: round.stake, at: round.playedAt });\n',
    replace: '',
    killedBy: http,
  },
  {
    breaks: 'who rests from play places no bet',
    file: `${play}instant.service.ts`,
    find: "      requireMay(context.session.member, 'bet', now());\n",
    replace: '',
    killedBy: http,
  },
  {
    breaks: 'a target returns 97 %',
    file: `${play}instant-games.table.ts`,
    find: 'returns: 9700',
    replace: 'returns: 9900',
    killedBy: `${play}outcome.test.ts`,
  },
  {
    breaks: 'a lost answer keeps its key',
    file: `${game}instant.flow.ts`,
    find: "play: { at: 'checking', intent, tries } }",
    replace: "play: { at: 'ready' } }",
    killedBy: `${game}instant.flow.test.ts`,
  },
  {
    breaks: 'the end of a round is told by its beam',
    file: `${game}instant.flow.ts`,
    find: 'balance: isUnderWay ? room.balance : BigInt(state.balance)',
    replace: 'balance: BigInt(state.balance)',
    killedBy: `${game}instant.flow.test.ts`,
  },
  {
    breaks: 'another promise than the noted one is no fair round',
    file: 'apps/games/src/instant-verify/judge-round.ts',
    find: "if (note !== null && note !== proof.commitment) return 'changed';",
    replace: '',
    killedBy: 'apps/games/src/instant-verify/judge-round.test.ts',
  },
];
