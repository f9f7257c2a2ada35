// Mutants of the jackpot: what feeds it, who wins it, and what the phone checks of it; and of the prize mode of a launch.
import type { Mutant } from '../mutant.ts';

const play = 'apps/platform/src/modules/play/';
const jackpot = `${play}jackpot/`;
const http = `${jackpot}jackpot.http.test.ts`;
const verify = 'apps/games/src/instant-verify/';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'a launch never opens a lottery with other prizes than it names',
    file: `${play}game/module.ts`,
    find: 'mode === undefined || hasPrizeMode(lottery, mode)',
    replace: 'true',
    killedBy: `${play}lottery/story.http.test.ts`,
  },
  {
    breaks: 'an operator switches the jackpot off',
    file: `${jackpot}jackpot.service.ts`,
    find: 'jackpot?.isOn === true && jackpot.game === game',
    replace: 'jackpot?.game === game',
    killedBy: http,
  },
  {
    breaks: 'play money has no jackpot',
    file: `${play}trial/instant-trial.service.ts`,
    find: '  jackpot: () => null,',
    replace: '  jackpot: () => merchant.jackpot,',
    killedBy: http,
  },
  {
    breaks: 'the next pot begins with the seed',
    file: `${jackpot}jackpot.service.ts`,
    find: '  await open(tx, play);\n  return {',
    replace: '  return {',
    killedBy: http,
  },
  {
    breaks: 'the part of the jackpot is no more on the account of the game',
    file: `${play}instant/instant.service.ts`,
    find: 'amount: round.stake - part }',
    replace: 'amount: round.stake }',
    killedBy: http,
  },
  {
    breaks: 'a jackpot goes to a stake that reaches its number',
    file: `${jackpot}jackpot.rules.ts`,
    find: 'number <= stake',
    replace: 'number < stake',
    killedBy: `${jackpot}jackpot.test.ts`,
  },
  {
    breaks: 'the jackpot has bytes of its own',
    file: `${jackpot}jackpot.rules.ts`,
    find: 'const FIRST_BYTE = 4;',
    replace: 'const FIRST_BYTE = 0;',
    killedBy: `${jackpot}jackpot.test.ts`,
  },
  {
    breaks: 'a member who hides the own wins hides a jackpot, too',
    file: `${play}lottery/wins.service.ts`,
    find: 'won.filter(({ memberId }) => !hidden.has(memberId))',
    replace: 'won',
    killedBy: http,
  },
  {
    breaks: 'the phone holds a jackpot to the stake',
    file: `${verify}judge-round.ts`,
    find: 'jackpot.isWon === stake >= BigInt(computed.jackpotNumber)',
    replace: 'true',
    killedBy: `${verify}judge-round.test.ts`,
  },
  {
    breaks: 'a jackpot that was won is shown when the beam has stopped',
    file: 'apps/games/src/instant/instant.flow.ts',
    find: "jackpotWon: round.jackpot && round.jackpot.win !== '0' ? BigInt(round.jackpot.win) : room.jackpotWon,",
    replace: '',
    killedBy: 'apps/games/src/instant/instant.flow.test.ts',
  },
];
