import { expect, test, vi } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { promotionsFlow, promotionsRunner } from './promotions.flow.ts';

const listWith = (enabled: boolean) => ({
  ok: true,
  value: { APP_DOWNLOAD: { enabled: false, count: 0 }, REFERRAL: { enabled, count: enabled ? 1 : 0 } },
});
const failed = { ok: false, reference: 'AB12CD34' };

/** The answers to the call without a token and to the one with it. */
const run = async (common: object, personal: object | null) => {
  const load = vi.fn(async (_: string, __: object, options?: { authorization?: boolean }) =>
    options?.authorization === false ? common : personal,
  );
  const dispatch = vi.fn();
  const perform = promotionsRunner(load as unknown as Load);
  await perform({ do: 'load', withPersonal: personal !== null }, dispatch);
  return { calls: load.mock.calls, event: dispatch.mock.calls[0]?.[0] };
};

test('PR-01 the lists are fetched where the reward centre is on, and where it is off nothing is', () => {
  expect(promotionsFlow(true, true).start.effects).toEqual([{ do: 'load', withPersonal: true }]);
  expect(promotionsFlow(true, false).start.effects).toEqual([{ do: 'load', withPersonal: false }]);
  expect(promotionsFlow(false, true).start).toEqual({
    state: { at: 'known', common: false, personal: false },
    effects: [],
  });
});

test('a member has two lists: everybody’s is asked for without the token', async () => {
  const { calls, event } = await run(listWith(true), listWith(false));
  expect(calls).toEqual([
    ['relay.availablePromotions', {}, { authorization: false }],
    ['relay.availablePromotions', {}],
  ]);
  expect(event).toEqual({ type: 'loaded', common: true, personal: false });
});

test('a visitor has one list', async () => {
  const { calls, event } = await run(listWith(true), null);
  expect(calls).toEqual([['relay.availablePromotions', {}, { authorization: false }]]);
  expect(event).toEqual({ type: 'loaded', common: true, personal: false });
});

test.each([
  ['everybody’s', failed, listWith(true)],
  ['the member’s own', listWith(true), failed],
])('where %s list does not come, another try fetches both', async (_, common, personal) => {
  const { event } = await run(common, personal);
  expect(event).toEqual({ type: 'failed', reference: 'AB12CD34' });
  const flow = promotionsFlow(true, true);
  const broken = advance(flow, flow.start.state, event).state;
  expect(broken).toEqual({ at: 'failed', reference: 'AB12CD34' });
  expect(advance(flow, broken, { type: 'retryTapped' })).toEqual(flow.start);
});
