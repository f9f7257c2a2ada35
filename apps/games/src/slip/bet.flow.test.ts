import { expect, test } from 'vitest';
import { playSteps } from '../room/fake-run.ts';
import { type Bet, type BetEffect, type BetEvent, betStep, type Intent, waitBefore } from './bet.flow.ts';

const intent: Intent = {
  key: 'k1',
  member: 'demo',
  game: 'rapid5',
  issue: '7',
  lines: [{ betType: 'pick1', numbers: [7] }],
  stake: '100',
};
const receipt = { receipt: 'R1' } as never; // the flow hands it on without a look
const lost: BetEvent = { type: 'failed', failure: { at: 'unknown', why: 'timeout' } };
const closed: BetEvent = {
  type: 'failed',
  failure: { at: 'refused', code: 'issue.closed', message: 'Closed', reference: null },
};

const closedSite = (code: string): BetEvent => ({
  type: 'failed',
  failure: { at: 'refused', code, message: 'Closed', reference: null },
});

const idle: Bet = { at: 'idle' };
const play = (events: readonly BetEvent[]) => playSteps(betStep, idle, events);
const keysSent = (effects: readonly BetEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'sendBet' ? [effect.intent.key] : []));

test('a bet is stored before it is sent and removed when it is placed', () => {
  const { state, effects } = play([
    { type: 'pressed', intent },
    { type: 'placed', receipt },
  ]);
  expect(state).toEqual({ at: 'placed', receipt });
  expect(effects.map((effect) => effect.do)).toEqual(['keepIntent', 'sendBet', 'keepIntent']);
  expect(effects.at(-1)).toEqual({ do: 'keepIntent', intent: null });
});

test('an unknown outcome is requested again with the same key, ever more slowly', () => {
  const { state, effects } = play([{ type: 'pressed', intent }, lost, lost, lost, lost, lost, lost]);
  expect(state).toMatchObject({ at: 'checking', intent });
  expect(new Set(keysSent(effects))).toEqual(new Set(['k1']));
  expect(effects.flatMap((effect) => (effect.do === 'sendBet' ? [effect.afterMs] : []))).toEqual([
    0, 1000, 2000, 4000, 8000, 8000, 8000,
  ]);
  expect(effects.filter((effect) => effect.do === 'keepIntent' && effect.intent === null)).toEqual([]);
});

test('a refusal is final: the key is removed and the next tap is a new intent', () => {
  const other = { ...intent, key: 'k2' };
  const { state, effects } = play([{ type: 'pressed', intent }, lost, closed, { type: 'pressed', intent: other }]);
  expect(state).toMatchObject({ at: 'sending', intent: other });
  expect(keysSent(effects)).toEqual(['k1', 'k1', 'k2']);
});

test.each(['region.restricted', 'maintenance'])('a site that is closed with %s decides a first try', (code) => {
  const { state } = play([{ type: 'pressed', intent }, closedSite(code)]);
  expect(state).toEqual({ at: 'refused', code, message: 'Closed' });
});

test.each(['region.restricted', 'maintenance'])('a bet whose answer was lost is not given up for %s', (code) => {
  for (const begin of [[{ type: 'pressed', intent }, lost], [{ type: 'restored', intent }]] as const) {
    const { state, effects } = play([...begin, closedSite(code), { type: 'placed', receipt }]);
    expect(state).toEqual({ at: 'placed', receipt });
    expect(new Set(keysSent(effects))).toEqual(new Set(['k1']));
  }
});

test('a second tap while a bet is being sent does nothing', () => {
  const { effects } = play([
    { type: 'pressed', intent },
    { type: 'pressed', intent: { ...intent, key: 'k2' } },
  ]);
  expect(keysSent(effects)).toEqual(['k1']);
});

test('closing the slip keeps a bet that is being sent', () => {
  expect(play([{ type: 'pressed', intent }, lost, { type: 'dismissed' }]).state.at).toBe('checking');
  expect(play([{ type: 'pressed', intent }, closed, { type: 'dismissed' }]).state.at).toBe('idle');
});

test('a bet found after a refresh is checked at once', () => {
  const { state, effects } = play([{ type: 'restored', intent }]);
  expect(state.at).toBe('checking');
  expect(effects).toEqual([{ do: 'sendBet', intent, afterMs: 0 }]);
});

test('an answer without a pending bet changes nothing', () => {
  expect(play([{ type: 'placed', receipt }]).state.at).toBe('idle');
  expect(play([lost, closed]).state.at).toBe('idle');
});

test('retries never end', () =>
  expect([1, 2, 3, 4, 5, 99].map(waitBefore)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]));
