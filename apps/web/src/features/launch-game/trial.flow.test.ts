import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { type TrialEvent, trialFlow } from './trial.flow.ts';

const address = 'https://games.example/lottery/?code=x&trial=1';
const ready: TrialEvent = { type: 'gameReady', address };
const loaded: TrialEvent = { type: 'gameLoaded' };
const late: TrialEvent = { type: 'nothingHappened' };
const failure = fakeFailure({ errorCode: 'game.unavailable', reference: 'GL-4' });

function play(...events: TrialEvent[]) {
  const { state, effects } = playFlow(trialFlow, events);
  return { state, done: effects.map((effect) => effect.do) };
}

test('a trial is requested at once, and its time runs', () => {
  expect(trialFlow.start).toEqual({ state: { at: 'requesting' }, effects: [{ do: 'watchTime' }, { do: 'launch' }] });
});

test('the game is shown once its frame has loaded; then nothing warns any more', () => {
  expect(play(ready).state).toEqual({ at: 'loading', address });
  expect(play(ready, loaded)).toEqual({ state: { at: 'playing', address }, done: ['forget', 'publishStart'] });
  expect(play(ready, loaded, late).state).toEqual({ at: 'playing', address });
});

test.each([
  ['the launch is not answered', [late]],
  ['the frame does not load', [ready, late]],
])('a warning shows after the time when %s', (_, events) => {
  const { state, done } = play(...events);
  expect(state).toMatchObject({ at: 'failed', problem: { text: 'common.timeoutRetryPlease', canRetry: true } });
  expect(done).toEqual(['forget']);
});

test('a late answer opens nothing, and a new try begins anew', () => {
  expect(play(late, ready).state.at).toBe('failed');
  expect(play(late, { type: 'retryTapped' })).toEqual({
    state: { at: 'requesting' },
    done: ['forget', 'watchTime', 'launch'],
  });
});

test.each<[string, TrialEvent, object]>([
  ['a refusal', { type: 'refused', failure }, { text: 'launchGame.unavailableText', reference: 'GL-4' }],
  ['an address of a stranger', { type: 'addressRefused' }, { text: 'launchGame.unsafeText', canRetry: false }],
  ['no game', { type: 'noGameFound' }, { text: 'launchGame.noGameText', canRetry: false }],
  ['games in the app only', { type: 'barred' }, { text: 'launchGame.labelStartGameError', appOnly: true }],
])('%s stands in place of the game', (_, event, problem) => {
  expect(play(event)).toMatchObject({ state: { at: 'failed', problem }, done: ['forget'] });
});
