import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type BetsEvent, betsFlow } from './my-bets.flow.ts';

const [bet] = examples['game.bets'].output.items;
if (!bet) throw new Error('The example has no bet.');
const named = (receipt: string) => ({ ...bet, receipt });

function play(...events: readonly BetsEvent[]) {
  const { state, effects } = playFlow(betsFlow({ items: [named('A')], nextCursor: 'x' }), events);
  return { at: state.at, receipts: state.items.map(({ receipt }) => receipt).join(''), effects };
}
const older: BetsEvent = { type: 'olderTapped' };
const last: BetsEvent = { type: 'pageArrived', page: { items: [named('B')], nextCursor: null } };
const ask = { do: 'loadOlder', cursor: 'x' };

test('older bets come below those that are shown, until there are none', () => {
  expect(play(older)).toEqual({ at: 'asking', receipts: 'A', effects: [ask] });
  expect(play(older, last, older)).toEqual({ at: 'shown', receipts: 'AB', effects: [ask] });
});

test('a page that fails leaves what is shown, and the next tap asks again', () => {
  expect(play(older, { type: 'askingFailed' })).toEqual({ at: 'failed', receipts: 'A', effects: [ask] });
  expect(play(older, { type: 'askingFailed' }, older)).toEqual({ at: 'asking', receipts: 'A', effects: [ask, ask] });
});
