import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type Intent, type PaymentEvent, paymentFlow } from './payment.flow.ts';
import type { PaymentProblem } from './payment.rules.ts';

type Field = 'account' | 'amount';
type Event = PaymentEvent<Field, Intent>;

const intent = { amount: '5000', key: 'k1' };
const flowOf = (open: Intent | null) => paymentFlow<Field, Intent>('withdraw', open);
const submitted: Event = { type: 'submitted', intent };
const lost: Event = { type: 'lost' };
const due: Event = { type: 'retryDue' };
const accepted: Event = { type: 'accepted', orderId: 'o1' };
const problem = { at: 'form', text: 'failure.refused' } as const;
const play = (...events: Event[]) => playFlow(flowOf(null), events);
const done = (events: Event[]) => play(...events).effects.map((effect) => effect.do);

describe('making a payment', () => {
  test('an accepted payment opens its order', () => {
    const { state, effects } = play(submitted, accepted);
    expect(state).toEqual({ at: 'accepted' });
    expect(effects).toEqual([
      { do: 'pay', intent, isSent: false },
      { do: 'watchTime' },
      { do: 'openOrder', orderId: 'o1' },
    ]);
  });

  test('a double tap pays once', () => {
    expect(done([submitted, submitted]).filter((effect) => effect === 'pay')).toHaveLength(1);
  });

  test('a wrong entry is not sent; each problem stays until its field is edited', () => {
    const amount = { at: 'amount', text: 'deposit.amountMissing' } as const;
    const wrong: PaymentProblem<Field> = { at: 'account', text: 'withdraw.accountMissing', others: [amount] };
    const found: Event = { type: 'foundWrong', problem: wrong };
    expect(play(found)).toEqual({
      state: { at: 'editing', problem: wrong },
      effects: [{ do: 'focusField', at: 'account' }],
    });
    expect(play(found, { type: 'edited', at: 'account' }).state).toMatchObject({ problem: amount });
    const both = [found, { type: 'edited', at: 'account' }, { type: 'edited', at: 'amount' }] as const;
    expect(play(...both).state).toEqual({ at: 'editing', problem: null });
    expect(play(found, { type: 'edited' }).state).toEqual({ at: 'editing', problem: null });
  });

  test('after a refusal the next payment is another one, and the lock holds for a moment', () => {
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

describe('a payment whose answer was lost', () => {
  test('is sent again under the same key, less and less often, for as long as it takes', () => {
    const events = [submitted, ...Array.from({ length: 6 }, () => [lost, due]).flat()];
    const { state, effects } = play(...events);
    expect(state).toEqual({ at: 'checking', tries: 6 });
    expect(effects.flatMap((effect) => (effect.do === 'retryLater' ? [effect.pauseMs] : []))).toEqual([
      1000, 3000, 8000, 15_000, 30_000, 30_000,
    ]);
    expect(effects.filter((effect) => effect.do === 'pay')).toHaveLength(1);
  });

  test('opens its order when the answer comes', () => {
    expect(done([submitted, lost, due, accepted])).toContain('openOrder');
  });

  test('cannot be sent a second time meanwhile', () => {
    expect(done([submitted, lost, submitted]).filter((effect) => effect === 'pay')).toHaveLength(1);
  });

  test('keeps its key where the later answer says nothing of the payment', () => {
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
    const { start } = flowOf(intent);
    expect(start).toEqual({ state: { at: 'checking', tries: 0 }, effects: [{ do: 'pay', intent, isSent: true }] });
  });
});
