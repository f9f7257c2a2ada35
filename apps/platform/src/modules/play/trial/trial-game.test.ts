import { expect, test } from 'vitest';
import { trialGame } from './trial-game.rules.ts';

const offer = {
  lotteries: ['rapid5'],
  instantGames: ['beacon'],
  content: {
    lanes: [
      {
        cards: [
          { gameCode: 'dragon', vendor: 'RNG' },
          { gameCode: 'rapid5', vendor: 'LOTT' },
        ],
      },
    ],
  },
};

test.each(['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])('a lottery has a trial at the vendor %s', (nodeId) => {
  expect(trialGame(offer, { gameId: 'rapid5', nodeId })).toEqual({ page: 'lottery', game: 'rapid5' });
});

test('an instant game has a trial on its own page', () => {
  expect(trialGame(offer, { gameId: 'beacon', nodeId: 'INSTANT' })).toEqual({ page: 'instant', game: 'beacon' });
});

test.each([
  ['an instant game at the vendor of lotteries', 'beacon', 'LOTT', 'game.unknown'],
  ['a lottery at the vendor of instant games', 'rapid5', 'INSTANT', 'game.unknown'],
  ['a lottery of another operator', 'moon3d', 'LOTT', 'game.unavailable'],
  ['no lottery', 'dragon', 'LOTT', 'game.unknown'],
  ['a game of another vendor, which has no trial yet', 'dragon', 'RNG', 'game.unavailable'],
  ['a lottery at the vendor of another game', 'rapid5', 'RNG', 'game.unknown'],
  ['a node that nobody has', 'rapid5', '318', 'game.unknown'],
  ['a name of every object', 'constructor', '__proto__', 'game.unknown'],
])('no trial opens for %s', (_, gameId, nodeId, code) => {
  expect(() => trialGame(offer, { gameId, nodeId })).toThrowError(expect.objectContaining({ code }));
});
