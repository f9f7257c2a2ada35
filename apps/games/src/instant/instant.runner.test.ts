import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../wire/call.ts';
import { createRunner } from './instant.runner.ts';
import { startInstant } from './instant.state.ts';

beforeEach(() => vi.stubGlobal('history', { state: null, replaceState: () => undefined }));
afterEach(() => void vi.unstubAllGlobals());

test('a state that was asked for before a round does not bring back the balance of then', async () => {
  const state = { ...examples['games.instantState'].output, rounds: [], balance: '10000' };
  const played = { ...examples['games.instantBet'].output, balance: '9900' };
  const waiting: { name: string; answer: (value: unknown) => void }[] = [];
  const call = ((name: string) => new Promise((answer) => waiting.push({ name, answer }))) as unknown as Call;
  const answerNext = async (name: string, value: unknown): Promise<void> => {
    const at = waiting.findIndex((question) => question.name === name);
    waiting.splice(at, 1)[0]?.answer({ at: 'done', value });
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const start = startInstant({ game: 'beacon', isTrial: false, isFramed: false, isStill: true });
  const runner = createRunner({ call, start, code: null, onEntered: () => undefined, onChange: () => undefined });
  runner.send({ type: 'entered', entered: examples['games.enter'].output, intent: null });
  await answerNext('games.instantState', state);
  runner.send({ type: 'seenAgain' });
  runner.send({ type: 'playTapped', key: 'k' });
  await answerNext('games.instantBet', played);
  expect(runner.room().balance).toBe(9900n);
  await answerNext('games.instantState', state);
  expect(runner.room().balance).toBe(9900n);
  await answerNext('games.instantState', { ...state, balance: '9900' });
  expect([runner.room().balance, waiting]).toEqual([9900n, []]);
});

test('the name of the member stays in the tab: the bet that is sent has what the call takes', async () => {
  const sent: [string, unknown][] = [];
  const call = ((name: string, input: unknown) => {
    sent.push([name, input]);
    return new Promise(() => undefined);
  }) as unknown as Call;
  const start = startInstant({ game: 'beacon', isTrial: false, isFramed: false, isStill: true });
  const runner = createRunner({ call, start, code: null, onEntered: () => undefined, onChange: () => undefined });
  const bet = { game: 'beacon', stake: '100', target: 200, commitment: 'c' };
  const entered = examples['games.enter'].output;
  runner.send({ type: 'entered', entered, intent: { ...bet, key: 'k', member: entered.member.name } });
  expect(sent).toContainEqual(['games.instantBet', bet]);
});
