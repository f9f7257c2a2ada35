import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { rewardsHintFlow, rewardsHintRunner } from './rewards-hint.flow.ts';
import { vipFlow, vipRunner } from './vip.flow.ts';

const rewards = examples['promotion.rewards'].output;
const info = examples['member.info'].output;
const label = { labelName: 'Jade', labelId: 'jade', type: 'AUTO', rankLevel: 4 } as const;

const eventOf = async (run: typeof rewardsHintRunner | typeof vipRunner, outcome: unknown) => {
  const dispatch = vi.fn();
  await run((async () => outcome) as never)({ do: 'load' }, dispatch);
  return dispatch.mock.calls[0]?.[0];
};

test('the row counts the rewards that wait', async () => {
  const [mission] = rewards.missions;
  if (!mission) throw new Error('The example has no mission.');
  const missions = (['claim', 'running', 'claim', 'claimed'] as const).map((state) => ({ ...mission, state }));
  const event = await eventOf(rewardsHintRunner, { ok: true, value: { ...rewards, missions } });
  expect(event).toEqual({ type: 'ended', rank: rewards.rank, toClaim: 2 });
  expect(advance(rewardsHintFlow(), { at: 'loading' }, event).state).toMatchObject({ at: 'known', toClaim: 2 });
});

test('the row stands without a number where the rewards do not come', async () => {
  const event = await eventOf(rewardsHintRunner, fakeFailure({ kind: 'network', status: 0 }));
  expect(event).toEqual({ type: 'ended', rank: null, toClaim: 0 });
});

test('PR-01 the row has the way to the next level where a back end has no reward centre', async () => {
  const load = async (name: string) =>
    name === 'promotion.rewards' ? fakeFailure({ status: 404 }) : { ok: true, value: rewards.rank };
  const dispatch = vi.fn();
  await rewardsHintRunner(load as never)({ do: 'load' }, dispatch);
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'ended', rank: rewards.rank, toClaim: 0 });
});

test.each([
  [null, false],
  [{ ...label, type: 'MANUAL' as const }, false],
  [label, true],
])('a member with the label %j has VIP benefits: %s', async (clubLabel, isVip) => {
  expect(await eventOf(vipRunner, { ok: true, value: { ...info, clubLabel } })).toEqual({ type: 'ended', isVip });
});

test('nothing is loaded of a visitor, and a member whose info does not come has no VIP benefits', async () => {
  expect(vipFlow(false).start).toEqual({ state: { at: 'known', isVip: false }, effects: [] });
  expect(vipFlow(true).start.effects).toEqual([{ do: 'load' }]);
  expect(await eventOf(vipRunner, fakeFailure({ status: 500 }))).toEqual({ type: 'ended', isVip: false });
});
