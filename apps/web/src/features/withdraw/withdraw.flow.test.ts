import { describe, expect, test } from 'vitest';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { refusals, type WithdrawEvent, withdrawFlow } from './withdraw.flow.ts';
import type { WithdrawProblem } from './withdraw.rules.ts';

const intent = { accountId: 'a1', amount: '5000', key: 'k1' };
const submitted: WithdrawEvent = { type: 'submitted', intent };
const lost: WithdrawEvent = { type: 'lost' };
const due: WithdrawEvent = { type: 'retryDue' };
const accepted: WithdrawEvent = { type: 'accepted', orderId: 'o1' };
const problem = { at: 'form', text: 'failure.refused' } as const;
const play = (...events: WithdrawEvent[]) => playFlow(withdrawFlow(null), events);
const done = (events: WithdrawEvent[]) => play(...events).effects.map((effect) => effect.do);

describe('making a withdrawal', () => {
  test('an accepted withdrawal opens its view', () => {
    const { state, effects } = play(submitted, accepted);
    expect(state).toEqual({ at: 'accepted' });
    expect(effects).toEqual([{ do: 'withdraw', intent }, { do: 'watchTime' }, { do: 'openWithdrawal', orderId: 'o1' }]);
  });

  test('a double tap withdraws once', () => {
    expect(done([submitted, submitted]).filter((effect) => effect === 'withdraw')).toHaveLength(1);
  });

  test('a wrong entry is not sent; each problem stays until its field is edited', () => {
    const amount = { at: 'amount', text: 'deposit.amountMissing' } as const;
    const wrong: WithdrawProblem = { at: 'account', text: 'withdraw.accountMissing', others: [amount] };
    const found: WithdrawEvent = { type: 'foundWrong', problem: wrong };
    expect(play(found)).toEqual({
      state: { at: 'editing', problem: wrong },
      effects: [{ do: 'focusField', at: 'account' }],
    });
    expect(play(found, { type: 'edited', at: 'account' }).state).toMatchObject({ problem: amount });
    const both = [found, { type: 'edited', at: 'account' }, { type: 'edited', at: 'amount' }] as const;
    expect(play(...both).state).toEqual({ at: 'editing', problem: null });
  });

  test('after a refusal the next withdrawal is another one, and the lock holds for a moment', () => {
    const refused = play(submitted, { type: 'refused', problem });
    expect(refused.state).toEqual({ at: 'settling', problem });
    expect(refused.effects.slice(2)).toEqual([
      { do: 'renewKey' },
      { do: 'focusField', at: 'form' },
      { do: 'releaseLockLater' },
    ]);
  });

  test('a member who gives no proof is back at the form, under the same key', () => {
    const { state, effects } = play(submitted, { type: 'withdrawn' });
    expect(state).toEqual({ at: 'editing', problem: null });
    expect(effects.map((effect) => effect.do)).not.toContain('renewKey');
  });
});

describe('a withdrawal whose answer was lost', () => {
  test('is sent again under the same key, less and less often, for as long as it takes', () => {
    const events = [submitted, ...Array.from({ length: 6 }, () => [lost, due]).flat()];
    const { state, effects } = play(...events);
    expect(state).toEqual({ at: 'checking', tries: 6 });
    expect(effects.flatMap((effect) => (effect.do === 'retryLater' ? [effect.pauseMs] : []))).toEqual([
      1000, 3000, 8000, 15_000, 30_000, 30_000,
    ]);
    expect(effects.filter((effect) => effect.do === 'withdraw')).toHaveLength(1);
  });

  test('opens its view when the answer comes', () => {
    expect(done([submitted, lost, due, accepted])).toContain('openWithdrawal');
  });

  test('cannot be sent a second time meanwhile', () => {
    expect(done([submitted, lost, submitted]).filter((effect) => effect === 'withdraw')).toHaveLength(1);
  });

  test('keeps its key where the later answer says nothing of the withdrawal', () => {
    expect(done([submitted, lost, due, { type: 'refused', problem }])).not.toContain('renewKey');
    expect(done([submitted, lost, due, { type: 'refused', problem: null }])).not.toContain('renewKey');
    const gone = { at: 'account', text: 'withdraw.accountUnknown' } as const;
    expect(done([submitted, lost, due, { type: 'refused', problem: gone }])).toContain('renewKey');
  });

  test('is back at the form under its key where the platform asks for a proof that the member does not give', () => {
    const { state, effects } = play(submitted, lost, due, { type: 'withdrawn' });
    expect(state).toEqual({ at: 'editing', problem: null });
    expect(effects.map((effect) => effect.do)).not.toContain('renewKey');
  });

  test('goes on when the page is opened again', () => {
    const { start } = withdrawFlow(intent);
    expect(start).toEqual({ state: { at: 'checking', tries: 0 }, effects: [{ do: 'withdraw', intent }] });
  });
});

test.each([
  ['account.unknown', { at: 'account', text: 'withdraw.accountUnknown' }],
  ['account.cooling', { at: 'account', text: 'withdraw.accountCooling' }],
  ['withdraw.out.of.range', { at: 'amount', text: 'withdraw.amountRefused' }],
  ['balance.insufficient', { at: 'amount', text: 'withdraw.amountGone' }],
  ['withdraw.turnover', { at: 'form', text: 'withdraw.turnoverRefused' }],
  ['withdraw.limit', { at: 'form', text: 'withdraw.tooManyOpen' }],
  ['TOO_MANY_REQUEST', { at: 'form', text: 'failure.tooMany' }],
])('%s is shown in its place', (errorCode, shown) => {
  expect(problemBy(refusals, fakeFailure({ errorCode }))).toMatchObject(shown);
});
