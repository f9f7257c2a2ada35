import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Bet } from './my-bets.rules.ts';
import { oneBetFlow, oneBetRunner } from './one-bet.flow.ts';

const [bet] = examples['game.bets'].output.items as unknown as [Bet];
const answer = (...items: readonly Bet[]) => ({ ok: true, value: { items, nextCursor: null } });

test.each([
  ['the bet of the id', answer(bet), { at: 'found', bet }],
  ['nothing where nobody knows it', answer(), { at: 'missing' }],
  ['nothing where the back end answers others', answer({ ...bet, receipt: 'other' }), { at: 'missing' }],
  ['nothing where the platform takes no such id', fakeFailure({ kind: 'refused', status: 400 }), { at: 'missing' }],
  ['another try where it does not come', fakeFailure({ kind: 'timeout', status: 0 }), { at: 'failed' }],
])('a bet that is not among the latest is asked for: %s', async (_, outcome, state) => {
  const load = vi.fn(async () => outcome);
  const running = run(oneBetFlow(null), oneBetRunner(load as never, bet.receipt));
  await settled();
  expect(running.state()).toEqual(state);
  expect(load).toHaveBeenCalledExactlyOnceWith('game.bets', { receipt: bet.receipt });
});

test('a bet that did not come is asked for again at a tap', async () => {
  const load = vi.fn(async () =>
    load.mock.calls.length === 1 ? fakeFailure({ kind: 'network', status: 0 }) : answer(bet),
  );
  const running = run(oneBetFlow(null), oneBetRunner(load as never, bet.receipt));
  await settled();
  running.send({ type: 'retryTapped' });
  await settled();
  expect(running.state()).toEqual({ at: 'found', bet });
});

test('a bet among the latest is there at once', () => {
  expect(oneBetFlow(bet).start).toEqual({ state: { at: 'found', bet }, effects: [] });
});
