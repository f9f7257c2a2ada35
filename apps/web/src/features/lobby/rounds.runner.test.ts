import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { roundsRunner, waitOf } from './rounds.runner.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const [example] = examples['relay.gameMatchV2'].output.items;
if (!example) throw new Error('no example');
const roundAt = (ms: number) => ({ ...example, closesAt: new Date(now + ms).toISOString() });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stage = (isVisible = true) => {
  const answers: Record<string, object> = {
    'relay.gameMatchV2': { ok: true, value: { items: [example] } },
    'relay.newGameVendor': { ok: true, value: { items: [{ vendor: 'TCG' }] } },
  };
  const load = vi.fn(async (name: string, _input: object): Promise<object | undefined> => answers[name]);
  const send = vi.fn();
  const perform = roundsRunner({ load, clock: { now: () => now } } as never, {
    isVisible: () => isVisible,
    random: () => 0,
  });
  return { answers, load, send, perform: (effect: Parameters<typeof perform>[0]) => perform(effect, send) };
};

test('rounds and new vendors are asked for together', async () => {
  const { load, send, perform } = stage();
  await perform({ do: 'load' });
  expect(load.mock.calls).toEqual([
    ['relay.gameMatchV2', {}],
    ['relay.newGameVendor', {}],
  ]);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'loaded', rounds: [example], vendors: ['TCG'] });
});

test('what does not come is not shown', async () => {
  const { answers, send, perform } = stage();
  answers['relay.newGameVendor'] = { ok: false };
  await perform({ do: 'load' });
  expect(send).toHaveBeenLastCalledWith({ type: 'loaded', rounds: [example], vendors: [] });
  answers['relay.gameMatchV2'] = { ok: false };
  await perform({ do: 'loadRounds' });
  expect(send).toHaveBeenLastCalledWith({ type: 'failed' });
});

test('of two answers under way the latest counts: the other is in the language before', async () => {
  const { load, send, perform } = stage();
  let reply = (_: object): void => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (reply = resolve)));
  const earlier = perform({ do: 'loadRounds' });
  await perform({ do: 'loadRounds' });
  reply({ ok: true, value: { items: [] } });
  await earlier;
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'roundsLoaded', rounds: [example] });
});

test.each([
  ['when the first of them closes', [roundAt(60_000), roundAt(30_000)], 0, 30_000],
  ['up to two seconds apart on different phones', [roundAt(30_000)], 1, 32_000],
  ['not within a second, whatever the clock says', [roundAt(-5_000)], 0, 1_000],
  ['within an hour of one that is further away than a timer can wait', [roundAt(3_456_000_000)], 0, 3_600_000],
  ['never where there are none', [], 0, null],
])('rounds are looked at again %s', (_, rounds, random, wait) => {
  expect(waitOf(rounds, now, random)).toBe(wait);
});

test.each([
  ['asks again', true, 1],
  ['rests while nobody sees it', false, 0],
])('a page whose round has closed %s', async (_, isVisible, times) => {
  const { send, perform } = stage(isVisible);
  await perform({ do: 'wait', rounds: [roundAt(30_000)] });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(send).toHaveBeenCalledTimes(times);
});

test('after a look without an answer the page looks again in 15 s', async () => {
  const { send, perform } = stage(true);
  await perform({ do: 'waitForLine' });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'roundsAged' });
});
