import { expect, test } from 'vitest';
import { misfitReport } from './misfit-report.ts';

test('names each field of each call once, in any entry of a list', () => {
  const written: string[] = [];
  const report = misfitReport((text) => written.push(text));
  report('game.lanes', [{ path: ['lanes', 0, 'title'] }, { path: ['lanes', 3, 'title'] }]);
  report('game.lanes', [{ path: ['lanes', 0, 'title'] }]);
  report('game.draws', [{ path: [] }]);
  expect(written).toEqual([
    "game.lanes: the back end's answer does not fit at lanes.*.title",
    "game.draws: the back end's answer does not fit at its whole",
  ]);
});
