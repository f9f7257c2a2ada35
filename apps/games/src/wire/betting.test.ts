import { expect, test, vi } from 'vitest';
import { memberBetting, trialBetting } from './betting.ts';
import type { Call } from './call.ts';

const bet = { game: 'rapid5', issue: '7', lines: [{ betType: 'parity', side: 'odd' }], stake: '100' };

const calls = (make: (call: Call) => ReturnType<typeof memberBetting>) => {
  const call = vi.fn(async () => ({ at: 'done', value: {} }));
  const betting = make(call as unknown as Call);
  void betting.enter('code');
  void betting.bet(bet, 'key');
  void betting.bets({ game: 'rapid5' });
  return call.mock.calls as unknown[][];
};

test('a member plays with the calls of the session', () => {
  expect(calls(memberBetting)).toEqual([
    ['games.enter', { code: 'code' }],
    ['games.bet', bet, 'key'],
    ['games.bets', { game: 'rapid5' }],
  ]);
});

test('GL-04 a trial plays with calls of its own: none of them is one of a member', () => {
  expect(calls((call) => trialBetting(call, () => 'trial-key'))).toEqual([
    ['games.trialEnter', { code: 'code' }],
    ['games.trialBet', { ...bet, trial: 'trial-key' }, 'key'],
    ['games.trialBets', { game: 'rapid5', trial: 'trial-key' }],
  ]);
});
