import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { marketRunner } from './market.runner.ts';
import type { Market, Rewards } from './rewards.data.ts';
import { rewardsRunner } from './rewards.runner.ts';

const rewards: Rewards = examples['promotion.rewards'].output;
const market: Market = examples['promotion.mall'].output;
const ok = { ok: true, value: {} };

function deps(answer: 'confirmed' | 'cancelled', outcomes: readonly unknown[] = [ok]) {
  const send = vi.fn();
  for (const outcome of outcomes) send.mockResolvedValueOnce(outcome);
  const [open, toast, dispatch] = [vi.fn(async () => answer), vi.fn(), vi.fn()];
  const { texts, events, drafts } = fakeShell();
  const load = vi.fn(async () => ({ ok: true, value: rewards }));
  const shell = { send, load, texts, events, drafts, overlays: { open, toast } };
  const words = { rewardName: () => '50 points', rewardTerms: () => null, money: () => '$10' };
  // The fakes answer by hand what the real ones promise by name.
  return { send, open, toast, dispatch, all: { ...shell, ...words } as never };
}

const claimed = { do: 'act', act: 'claim', id: 'daily-bets', data: rewards } as const;
const givenUp = { do: 'act', act: 'giveUp', id: rewards.bonus?.id ?? '', data: rewards } as const;
const bought = { do: 'act', act: 'buy', id: 'bonus-five', data: market } as const;

test('a reward is collected without a question, and named', async () => {
  const { all, send, open, toast, dispatch } = deps('confirmed');
  await rewardsRunner(all)(claimed, dispatch);
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual(['promotion.claim', { id: 'daily-bets' }]);
  expect([open.mock.calls.length, toast.mock.calls]).toEqual([0, [['It’s yours: 50 points', 'pos']]]);
  expect(dispatch.mock.calls).toEqual([[{ type: 'acted' }]]);
});

test('a claim that is refused says why, and the page is loaded', async () => {
  const refused = fakeFailure({ errorCode: 'promotion.claimed', message: 'You’ve already got this one.' });
  const { all, toast, dispatch } = deps('confirmed', [refused]);
  await rewardsRunner(all)(claimed, dispatch);
  expect(toast.mock.calls[0]?.[0]).toContain('You’ve already got this one.');
  expect(dispatch.mock.calls).toEqual([[{ type: 'acted' }]]);
});

test('a bonus is given up only after a question', async () => {
  const kept = deps('cancelled');
  await rewardsRunner(kept.all)(givenUp, kept.dispatch);
  expect([kept.send.mock.calls.length, kept.dispatch.mock.calls]).toEqual([0, [[{ type: 'cancelled' }]]]);
  const gone = deps('confirmed');
  await rewardsRunner(gone.all)(givenUp, gone.dispatch);
  expect(gone.open.mock.calls[0]).toMatchObject(['alert', { danger: true }]);
  expect(gone.send.mock.calls[0]?.slice(0, 2)).toEqual(['promotion.giveUpBonus', { id: givenUp.id }]);
});

test('goods are bought only after a question that says what is left', async () => {
  const kept = deps('cancelled');
  await marketRunner(kept.all)(bought, kept.dispatch);
  expect([kept.send.mock.calls.length, kept.dispatch.mock.calls]).toEqual([0, [[{ type: 'cancelled' }]]]);
  expect(kept.open.mock.calls[0]).toMatchObject([
    'alert',
    { title: 'Spend 500 points?', message: 'You get 50 points. 740 points will be left.' },
  ]);
});

test('goods are bought at the price that the member was asked for', async () => {
  const { all, send, dispatch } = deps('confirmed');
  await marketRunner(all)(bought, dispatch);
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual(['promotion.buy', { id: 'bonus-five', price: '500' }]);
});

test.each<[string, Partial<Failure>]>([
  ['a lost answer', { kind: 'network', status: 0 }],
  ['a fault of a gateway', { errorCode: 'unknown_error', status: 504 }],
  ['an intent that is still running', { errorCode: 'idempotency.running', status: 409 }],
  ['an overloaded service', { errorCode: 'service.overloaded', status: 503 }],
])('after %s a purchase keeps its key, and one that was refused gets another', async (_, change) => {
  const lost = fakeFailure(change);
  const refused = fakeFailure({ kind: 'refused', errorCode: 'points.insufficient', status: 400 });
  const { all, send, dispatch } = deps('confirmed', [lost, refused, ok]);
  const run = marketRunner(all);
  for (let count = 0; count < 3; count += 1) await run(bought, dispatch);
  const keys = send.mock.calls.map(([, , options]) => options.idempotencyKey);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a purchase whose answer was lost is the same one after a refresh', async () => {
  const lost = fakeFailure({ kind: 'network', status: 0 });
  const wait = fakeFailure({ errorCode: 'TOO_MANY_REQUEST', status: 429 });
  const offline = fakeFailure({ kind: 'offline', status: 0 });
  const { all, send, dispatch } = deps('confirmed', [lost, wait, offline, ok, ok]);
  // Each visit of the page has a runner of its own.
  for (let count = 0; count < 5; count += 1) await marketRunner(all)(bought, dispatch);
  const keys = send.mock.calls.map(([, , options]) => options.idempotencyKey);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

test('a purchase that never went out gets another key', async () => {
  const { all, send, dispatch } = deps('confirmed', [fakeFailure({ kind: 'offline', status: 0 }), ok]);
  for (let count = 0; count < 2; count += 1) await marketRunner(all)(bought, dispatch);
  const keys = send.mock.calls.map(([, , options]) => options.idempotencyKey);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a look from before an act is passed over when it answers after the load that follows the act', async () => {
  for (const runner of [rewardsRunner, marketRunner] as const) {
    const { all, dispatch } = deps('confirmed');
    const waiting: ((answer: unknown) => void)[] = [];
    const load = () => new Promise((resolve) => waiting.push(resolve));
    const perform = (runner as typeof rewardsRunner)({ ...(all as object), load } as never);
    const looks = [perform({ do: 'load' }, dispatch), perform({ do: 'load' }, dispatch)];
    for (const answer of waiting) answer({ ok: false, status: 500 });
    await Promise.all(looks);
    expect(dispatch.mock.calls).toEqual([[{ type: 'loadFailed' }]]);
  }
});
