// Mutants of the operator's own games: instant rounds with their seeds, and draws with a table of prizes.
import type { Mutant } from '../mutant.ts';

const play = 'apps/platform/src/modules/play/instant/';
const http = `${play}instant.http.test.ts`;
const game = 'apps/games/src/instant/';
const lottery = 'apps/platform/src/modules/play/lottery/';

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
    breaks: 'a bet that waited for a change of seeds is refused',
    file: `${play}instant-play.ts`,
    find: '  if (nextOf(held) === undefined) held = await holdSeeds(tx, owner, code);\n',
    replace: '',
    killedBy: `${play}seeds.race.test.ts`,
  },
  {
    breaks: 'a cursor names no later year than 9999',
    file: `${lottery}cursor.rules.ts`,
    find: ' || ms >= YEAR_10000_MS',
    replace: '',
    killedBy: `${lottery}cursor.test.ts`,
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
    breaks: 'a multiple stays as it is typed',
    file: `${game}instant.flow.ts`,
    find: '{ ...room, target, typedTarget: text, notice: null }',
    replace: '{ ...room, target, typedTarget: null, notice: null }',
    killedBy: `${game}instant.flow.test.ts`,
  },
  {
    breaks: 'a restored round ends without the state',
    file: `${game}instant.flow.ts`,
    find: "if (play.at !== 'turning') return room;",
    replace: "if (play.at !== 'turning' || state === null) return room;",
    killedBy: `${game}instant.flow.test.ts`,
  },
  {
    breaks: 'a stake is shown as it is sent',
    file: 'apps/games/src/money/money.ts',
    find: '=== 0n ? shownDigits : minorDigits',
    replace: '=== 0n ? shownDigits : shownDigits',
    killedBy: 'apps/games/src/money/money.test.ts',
  },
  {
    breaks: 'another promise than the noted one is no fair round',
    file: 'apps/games/src/instant-verify/judge-round.ts',
    find: "if (note !== null && note !== proof.commitment) return 'changed';",
    replace: '',
    killedBy: 'apps/games/src/instant-verify/judge-round.test.ts',
  },
  {
    breaks: 'GL-02 the SEA form opens draws of its own kind alone',
    file: 'apps/platform/src/modules/play/game/module.ts',
    find: "return ['TCG_SEA'];",
    replace: "return ['TCG_SEA', 'LOTT'];",
    killedBy: `${lottery}story.http.test.ts`,
  },
  {
    breaks: 'GL-02 the LOTT form opens those of Vietnam only with lottoArea VN',
    file: 'apps/platform/src/modules/play/game/module.ts',
    find: "input.lottoArea === 'VN' ?",
    replace: "input.lottoArea !== 'EVIL' ?",
    killedBy: `${lottery}story.http.test.ts`,
  },
  {
    breaks: 'a line is paid once for each prize of a table',
    file: `${lottery}line.rules.ts`,
    find: '.reduce((sum, tier) => sum + paidFor(tier), 0)',
    replace: '.slice(0, 1).reduce((sum, tier) => sum + paidFor(tier), 0)',
    killedBy: `${lottery}lotteries-apart.test.ts`,
  },
  {
    breaks: 'a bet on some prizes of a table counts no others',
    file: `${lottery}line.rules.ts`,
    find: '(among?.includes(rank) ?? true) && ',
    replace: '',
    killedBy: `${lottery}lotteries-apart.test.ts`,
  },
  {
    breaks: 'the odds of each lottery return what it states',
    file: `${lottery}further-lotteries.table.ts`,
    find: "['4', 142_000]",
    replace: "['4', 143_000]",
    killedBy: `${lottery}lotteries-apart.test.ts`,
  },
  {
    breaks: 'a table of prizes that does not follow from the seed is no fair draw',
    file: 'apps/games/src/verify/judge.ts',
    find: '(computed.prizes ?? []).join() === (result.prizes ?? []).join()',
    replace: 'true',
    killedBy: 'apps/games/src/verify/judge.test.ts',
  },
];
