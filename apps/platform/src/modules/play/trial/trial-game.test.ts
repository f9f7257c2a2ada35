import { expect, test } from 'vitest';
import { trialGame } from './trial-game.rules.ts';

const offer = { lotteries: ['rapid5', 'mekong18', 'straits4d'], instantGames: ['beacon'] };

test.each([
  ['LOTT', 'rapid5'],
  ['TCG_LOTTO_VN', 'mekong18'],
  ['TCG_SEA', 'straits4d'],
])('a lottery of the vendor %s has a trial', (nodeId, gameId) => {
  expect(trialGame(offer, { gameId, nodeId })).toEqual({ page: 'lottery', game: gameId });
});

test('an instant game has a trial on its own page', () => {
  expect(trialGame(offer, { gameId: 'beacon', nodeId: 'INSTANT' })).toEqual({ page: 'instant', game: 'beacon' });
});

test.each([
  ['dragon', 'RNG'],
  ['rapid5', '318'],
  ['constructor', '__proto__'],
])('the vendor is asked for a trial of %s at %s', (gameId, nodeId) => {
  expect(trialGame(offer, { gameId, nodeId })).toBeNull();
});

test.each([
  ['an instant game at the vendor of lotteries', 'beacon', 'LOTT', 'game.unknown'],
  ['a lottery of another kind of draw', 'rapid5', 'TCG_SEA', 'game.unknown'],
  ['a lottery at the vendor of instant games', 'rapid5', 'INSTANT', 'game.unknown'],
  ['a lottery of another operator', 'moon3d', 'LOTT', 'game.unavailable'],
  ['no lottery', 'dragon', 'LOTT', 'game.unknown'],
  ['a name of every object', 'constructor', 'LOTT', 'game.unknown'],
])('no trial opens for %s', (_, gameId, nodeId, code) => {
  expect(() => trialGame(offer, { gameId, nodeId })).toThrowError(expect.objectContaining({ code }));
});
