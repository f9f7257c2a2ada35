import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { createLooks, waitOf } from './looks.ts';
import type { Board } from './rewards.data.ts';
import { endsOfRewards } from './rewards.rules.ts';
import { rewardsRunner } from './rewards.runner.ts';

const now = Date.parse('2026-11-22T23:59:00.000Z');
const rewards = examples['promotion.rewards'].output;
const board = { ...examples['promotion.leaderBoard'].output, endsAt: '2026-11-23T00:00:00.000Z' };
const next = { ...board, endsAt: '2026-11-30T00:00:00.000Z' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scene(isVisible = true) {
  const load = vi.fn(async () => ({ ok: true, value: next }));
  const dispatch = vi.fn();
  const looks = createLooks<Board>(
    { load: load as never, clock: { now: () => now } as never },
    { loadAnew: (load) => load('promotion.leaderBoard', {}), endsOf: ({ endsAt }) => [endsAt] },
    { isVisible: () => isVisible, random: () => 0 },
  );
  return { dispatch, look: (effect: Parameters<typeof looks>[0]) => looks(effect, dispatch) };
}

test('a board whose week ends is loaded then', async () => {
  const { dispatch, look } = scene();
  await look({ do: 'wait', data: board });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(dispatch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'loadDue' });
  await look({ do: 'load' });
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'loaded', data: next });
});

test('a page that nobody sees is not loaded', async () => {
  const { dispatch, look } = scene(false);
  await look({ do: 'wait', data: board });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(dispatch).not.toHaveBeenCalled();
});

test('of two waits the later counts', async () => {
  const { dispatch, look } = scene();
  await look({ do: 'wait', data: board });
  await look({ do: 'wait', data: next });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(dispatch).not.toHaveBeenCalled();
});

const at = (ms: number) => new Date(now + ms).toISOString();
test.each([
  ['when the first of them is over', [at(60_000), at(30_000)], 0, 30_000],
  ['up to two seconds apart on different phones', [at(30_000)], 1, 32_000],
  ['a minute later where it still shows what is over', [at(-1)], 0, 60_000],
  ['once a day where it is far off', [at(40 * 86_400_000)], 0, 86_400_000],
  ['never where no time is shown', [], 0, null],
])('a page with times is loaded %s', (_, ends, random, wait) => {
  expect(waitOf(ends, now, random)).toBe(wait);
});

test('the reward centre waits for its missions and its bonus, and for no mission of the past', () => {
  const [mission] = rewards.missions;
  const [past, future] = [at(-1000), at(1000)];
  if (!mission || !rewards.bonus) throw new Error('The example has no mission or no bonus.');
  const missions = (['claim', 'running', 'claimed', 'ended'] as const).flatMap((state) => [
    { ...mission, state, endsAt: past },
    { ...mission, state, endsAt: future },
    { ...mission, state, endsAt: null },
  ]);
  const bonus = { ...rewards.bonus, until: '2026-12-01T00:00:00.000Z' };
  expect(endsOfRewards({ missions, bonus }, now)).toEqual([past, future, past, future, future, future, bonus.until]);
  expect(endsOfRewards({ missions: [], bonus: null }, now)).toEqual([]);
});

test('the reward centre is loaded when its daily mission is over', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const shell = fakeShell({ shell: { clock: { now: () => now } } });
  const dispatch = vi.fn();
  const missions = rewards.missions.map((mission) => ({ ...mission, endsAt: '2026-11-23T00:00:00.000Z' }));
  const run = rewardsRunner({ ...shell, rewardName: () => '', money: () => '' });
  await run({ do: 'wait', data: { ...rewards, missions, bonus: null } }, dispatch);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'loadDue' });
});
