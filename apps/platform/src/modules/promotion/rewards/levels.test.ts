import { expect, test } from 'vitest';
import { type Club, levelsToRaise, rankProgress, reachesLevel } from './levels.rules.ts';

const level = (labelId: string, stakes: string, bets: number) => ({
  labelId,
  stakes,
  bets,
  points: null,
  benefits: [{ EN: 'A gift' }],
});
const label = (labelId: string, rankLevel: number, type: 'AUTO' | 'MANUAL' = 'AUTO') => ({
  labelId,
  labelName: labelId,
  type,
  rankLevel,
});
const club: Club = {
  clubLabels: [label('pearl', 1), label('jade', 4), label('friend', 9, 'MANUAL')],
  content: { rewards: { levels: [level('pearl', '5000', 10), level('jade', '50000', 100)] } },
};

test.each([
  // label, stakes, bets, levels to raise
  [null, 4_999n, 10, []],
  [null, 5_000n, 9, []],
  [null, 5_000n, 10, ['pearl']],
  [null, 50_000n, 100, ['pearl', 'jade']],
  ['pearl', 5_000n, 10, []],
  ['pearl', 50_000n, 100, ['jade']],
  ['jade', 5_000n, 10, []],
  ['friend', 50_000n, 100, []],
  ['gone', 50_000n, 100, []],
])('label %s with stakes of %s in %s bets is raised to %j', (own, stakes, bets, raised) => {
  expect(levelsToRaise(club, own, { stakes, bets }, null).map(({ labelId }) => labelId)).toEqual(raised);
});

test.each([
  // label that people of the operator set, stakes and bets by then, stakes and bets now, levels to raise, next level
  [null, 5_000n, 10, 5_000n, 10, [], 'jade'],
  [null, 5_000n, 10, 49_999n, 200, [], 'jade'],
  [null, 5_000n, 10, 50_000n, 100, ['jade'], 'jade'],
  [null, 4_999n, 10, 5_000n, 11, ['pearl'], 'pearl'],
  ['pearl', 50_000n, 100, 90_000n, 500, [], null],
])(
  'label %s, set at %s in %s bets, is raised at %s in %s bets to %j',
  (own, stakes, bets, later, more, raised, next) => {
    const [before, play] = [
      { stakes, bets },
      { stakes: later, bets: more },
    ];
    expect(levelsToRaise(club, own, play, before).map(({ labelId }) => labelId)).toEqual(raised);
    expect(rankProgress(club, own, play, before)?.labelId).toBe(next);
  },
);

test.each([
  // stakes and bets with the bet, the bet, reached by it
  [5_000n, 10, 100n, true],
  [5_099n, 11, 100n, true],
  [5_100n, 11, 50n, false],
  [9_000n, 10, 1n, true],
  [4_999n, 10, 100n, false],
])('stakes of %s in %s bets are reached by a bet of %s: %s', (stakes, bets, amount, isReached) => {
  expect(reachesLevel(club, { stakes, bets }, amount)).toBe(isReached);
});

test.each([
  // label, stakes, bets, next level, conditions met, of, per cent
  [null, 0n, 0, 'pearl', 0, 2, 0],
  [null, 2_500n, 10, 'pearl', 1, 2, 75],
  [null, 4_999n, 9, 'pearl', 0, 2, 94],
  ['pearl', 5_000n, 10, 'jade', 0, 2, 10],
  ['jade', 0n, 0, null, 0, 0, 100],
  ['friend', 0n, 0, null, 0, 0, 100],
])('label %s with stakes of %s in %s bets: to %s, %s of %s met, %s per cent', (own, stakes, bets, ...way) => {
  const rank = rankProgress(club, own, { stakes, bets }, null);
  expect([rank?.labelId, rank?.completedConditions, rank?.totalExpectedConditions, rank?.currentProgress]).toEqual(way);
});

test('an operator without levels has no way to one', () => {
  expect(
    rankProgress({ ...club, content: { rewards: { levels: [] } } }, null, { stakes: 0n, bets: 0 }, null),
  ).toBeNull();
});
