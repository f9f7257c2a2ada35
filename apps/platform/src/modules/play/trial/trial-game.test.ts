import { expect, test } from 'vitest';
import { trialLottery } from './trial-game.rules.ts';

const offer = { lotteries: ['rapid5'] };

test('a lottery of the operator has a trial', () => {
  expect(trialLottery(offer, 'rapid5')).toBe('rapid5');
});

test.each([
  ['a lottery of another operator', 'moon3d', 'game.unavailable'],
  ['no lottery', 'dragon', 'game.unknown'],
  ['a name of every object', 'constructor', 'game.unknown'],
])('no trial opens for %s', (_, game, code) => {
  expect(() => trialLottery(offer, game)).toThrowError(expect.objectContaining({ code }));
});
