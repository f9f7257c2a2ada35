import { describe, expect, test } from 'vitest';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { type DepositEvent, depositFlow, refusals } from './deposit.flow.ts';

const intent = { method: 'card', amount: '5000', bonus: null, key: 'k1' };
const submitted: DepositEvent = { type: 'submitted', intent };
const lost: DepositEvent = { type: 'lost' };
const due: DepositEvent = { type: 'retryDue' };
const accepted: DepositEvent = { type: 'accepted', orderId: 'o1' };
const problem = { at: 'form', text: 'failure.refused' } as const;
const play = (...events: DepositEvent[]) => playFlow(depositFlow(null), events);
const done = (events: DepositEvent[]) => play(...events).effects.map((effect) => effect.do);

describe('making a deposit', () => {
  test('an accepted deposit opens its order', () => {
    const { state, effects } = play(submitted, accepted);
    expect(state).toEqual({ at: 'accepted' });
    expect(effects).toEqual([{ do: 'deposit', intent }, { do: 'watchTime' }, { do: 'openOrder', orderId: 'o1' }]);
  });

  test('a double tap deposits once', () => {
    expect(done([submitted, submitted]).filter((effect) => effect === 'deposit')).toHaveLength(1);
  });

  test('a wrong entry is not sent and gets the focus', () => {
    const wrong = { at: 'amount', text: 'deposit.amountMissing' } as const;
    expect(play({ type: 'foundWrong', problem: wrong })).toEqual({
      state: { at: 'editing', problem: wrong },
      effects: [{ do: 'focusField', at: 'amount' }],
    });
  });

  test('after a refusal the next deposit is another one, and the lock holds for a moment', () => {
    const refused = play(submitted, { type: 'refused', problem });
    expect(refused.state).toEqual({ at: 'settling', problem });
    expect(refused.effects.slice(2)).toEqual([
      { do: 'renewKey' },
      { do: 'focusField', at: 'form' },
      { do: 'releaseLockLater' },
    ]);
  });
});

describe('a deposit whose answer was lost', () => {
  test('is sent again under the same key, less and less often, for as long as it takes', () => {
    const events = [submitted, ...Array.from({ length: 6 }, () => [lost, due]).flat()];
    const { state, effects } = play(...events);
    expect(state).toEqual({ at: 'checking', tries: 6 });
    expect(effects.flatMap((effect) => (effect.do === 'retryLater' ? [effect.pauseMs] : []))).toEqual([
      1000, 3000, 8000, 15_000, 30_000, 30_000,
    ]);
    expect(effects.filter((effect) => effect.do === 'deposit')).toHaveLength(1);
  });

  test('opens its order when the answer comes', () => {
    expect(done([submitted, lost, due, accepted])).toContain('openOrder');
  });

  test('cannot be sent a second time meanwhile', () => {
    expect(done([submitted, lost, submitted]).filter((effect) => effect === 'deposit')).toHaveLength(1);
  });

  test('keeps its key where the later answer says nothing of the deposit', () => {
    expect(done([submitted, lost, due, { type: 'refused', problem }])).toContain('keepKey');
    expect(done([submitted, lost, due, { type: 'refused', problem: null }])).toContain('keepKey');
    const gone = { at: 'method', text: 'deposit.methodUnavailable' } as const;
    expect(done([submitted, lost, due, { type: 'refused', problem: gone }])).toContain('renewKey');
  });

  test('goes on when the page is opened again', () => {
    const { start } = depositFlow(intent);
    expect(start).toEqual({ state: { at: 'checking', tries: 0 }, effects: [{ do: 'deposit', intent }] });
  });
});

test.each([
  ['deposit.method.unavailable', { at: 'method', text: 'deposit.methodUnavailable' }],
  ['deposit.out.of.range', { at: 'amount', text: 'deposit.amountRefused' }],
  ['bonus.unavailable', { at: 'bonus', text: 'deposit.bonusGone' }],
  ['TOO_MANY_REQUEST', { at: 'form', text: 'failure.tooMany' }],
])('%s is shown in its place', (errorCode, shown) => {
  expect(problemBy(refusals, fakeFailure({ errorCode }))).toMatchObject(shown);
});
