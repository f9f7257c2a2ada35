import type { Withdrawal } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { isStale, type WithdrawalEffect, type WithdrawalEvent, withdrawalFlow } from './withdrawal.flow.ts';

const [sample] = examples['wallet.withdrawals'].output.items as unknown as [Withdrawal];
const as = (status: Withdrawal['status']): Withdrawal => ({ ...sample, status });
const waiting = as('waiting');
const loaded = (status: Withdrawal['status']): WithdrawalEvent => ({ type: 'loaded', withdrawal: as(status) });
const due: WithdrawalEvent = { type: 'loadDue' };
const shown: WithdrawalEvent = { type: 'shown' };
const cancelTapped: WithdrawalEvent = { type: 'cancelTapped' };

const follow = (withdrawal: Withdrawal, ...events: WithdrawalEvent[]) => playFlow(withdrawalFlow(withdrawal), events);
const pauses = (effects: readonly WithdrawalEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'loadLater' ? [effect.pauseMs] : []));
const done = (effects: readonly WithdrawalEffect[]) => effects.map((effect) => effect.do);

describe('a withdrawal that is not decided', () => {
  test('is loaded after three seconds', () => {
    const { start } = withdrawalFlow(waiting);
    expect(start.state.at).toBe('waiting');
    expect(start.effects).toEqual([{ do: 'loadLater', pauseMs: 3000 }]);
  });

  test('is loaded less often after a minute, and often again once the page is seen', () => {
    const long = Array.from({ length: 20 }, (): WithdrawalEvent[] => [due, loaded('onHold')]).flat();
    expect(new Set(pauses(follow(waiting, ...long.slice(0, -1)).effects))).toEqual(new Set([3000]));
    expect(pauses(follow(waiting, ...long).effects).pop()).toBe(10_000);
    expect(pauses(follow(waiting, ...long, shown, loaded('onHold')).effects).pop()).toBe(3000);
  });

  test('may be out of date after two loads that failed', () => {
    const miss: WithdrawalEvent[] = [due, { type: 'loadFailed' }];
    expect(isStale(follow(waiting, ...miss).state)).toBe(false);
    expect(isStale(follow(waiting, ...miss, ...miss).state)).toBe(true);
    expect(isStale(follow(waiting, ...miss, ...miss, due, loaded('waiting')).state)).toBe(false);
    expect(pauses(follow(waiting, ...miss).effects)).toEqual([10_000]);
  });

  test('is taken back once, and a load shows what came of it', () => {
    const { effects } = follow(waiting, cancelTapped, cancelTapped, due, { type: 'cancelEnded' }, loaded('cancelled'));
    expect(done(effects)).toEqual(['cancel', 'load', 'announceMoney']);
  });

  test('is taken back while a load is under way, whose answer comes too late', () => {
    const { state, effects } = follow(waiting, due, cancelTapped, loaded('waiting'));
    expect(state.at).toBe('cancelling');
    expect(done(effects)).toEqual(['load', 'cancel']);
  });
});

describe('a withdrawal that is decided', () => {
  test.each(['paid', 'refused', 'cancelled'] as const)('is loaded no more, and its money is known: %s', (status) => {
    const { state, effects } = follow(waiting, due, loaded(status), due, shown);
    expect(state).toMatchObject({ at: 'decided', withdrawal: { status } });
    expect(done(effects)).toEqual(['load', 'announceMoney']);
    expect(done(withdrawalFlow(as(status)).start.effects)).toEqual([]);
    expect(done(follow(as(status), due, shown, cancelTapped).effects)).toEqual([]);
  });
});
