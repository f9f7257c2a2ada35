import type { LaunchRequest } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { type LaunchEvent, launchGameFlow } from './launch-game.flow.ts';

const form: LaunchRequest = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN', lottoGameCode: 'rapid5' };
const address = 'https://games.example/rapid5/?code=x';
const failure = fakeFailure({ errorCode: 'game.unavailable', reference: 'GL-1' });

function play(...events: LaunchEvent[]) {
  const { state, effects } = playFlow(launchGameFlow, events);
  return { state, done: effects.map((effect) => effect.do) };
}

const opened: LaunchEvent = { type: 'opened', form, loggedIn: true };
const pauseOver: LaunchEvent = { type: 'pauseOver' };
const gameReady: LaunchEvent = { type: 'gameReady', address };
const nothingHappened: LaunchEvent = { type: 'nothingHappened' };
const pageRestored: LaunchEvent = { type: 'pageRestored' };

describe('game launch', () => {
  test('RT-05 the page first reads its address', () => {
    expect(launchGameFlow.start).toEqual({ state: { at: 'arriving' }, effects: [{ do: 'look' }] });
  });

  test('GL-01 loading first, then the pause, then the request, then the game', () => {
    expect(play(opened)).toMatchObject({ state: { at: 'starting' }, done: ['findName', 'pause', 'watchTime'] });
    expect(play(opened, pauseOver)).toMatchObject({
      state: { at: 'requesting' },
      done: ['findName', 'pause', 'watchTime', 'launch'],
    });
    const end = play(opened, pauseOver, gameReady);
    expect(end.state.at).toBe('leaving');
    expect(end.done).toEqual(['findName', 'pause', 'watchTime', 'launch', 'leave', 'noteGame']);
  });

  test.each([
    ['before the request', [opened]],
    ['during the request', [opened, pauseOver]],
    ['on the way to the game', [opened, pauseOver, gameReady]],
  ])('GL-01 a warning shows when nothing happens %s', (_, events) => {
    const { state, done } = play(...events, nothingHappened);
    expect(state).toMatchObject({ at: 'failed', problem: { text: 'common.timeoutRetryPlease', canRetry: true } });
    expect(done.at(-1)).toBe('forget');
  });

  test('GL-01 an answer after the warning opens nothing', () => {
    const { state, done } = play(opened, pauseOver, nothingHappened, gameReady);
    expect(state.at).toBe('failed');
    expect(done).not.toContain('leave');
  });

  test.each([
    ['before the request', [opened]],
    ['during the request', [opened, pauseOver]],
    ['on the way to the game', [opened, pauseOver, gameReady]],
  ])('GL-01 whoever is back on the page, %s, is past the launch, and nothing opens', (_, events) => {
    const { state, done } = play(...events, pageRestored);
    expect(state.at).toBe('closing');
    expect(done.slice(-2)).toEqual(['forget', 'goBack']);
    const later = play(...events, pageRestored, pauseOver, gameReady, nothingHappened, pageRestored);
    expect(later).toEqual({ state, done });
  });

  test.each([
    ['the log-in', [{ ...opened, loggedIn: false }]],
    ['the problem', [opened, pauseOver, nothingHappened]],
  ] as const)('%s of a launch stays on a page that is back', (_, events) => {
    expect(play(...events, pageRestored)).toEqual(play(...events));
  });

  test('GL-01 trying again starts over with the same game', () => {
    const { state, done } = play(opened, pauseOver, nothingHappened, { type: 'retryTapped' });
    expect(state).toEqual({ at: 'starting', form });
    expect(done.slice(-2)).toEqual(['pause', 'watchTime']);
  });

  test('a visitor logs in first, and the game opens right after', () => {
    const visit: LaunchEvent = { type: 'opened', form, loggedIn: false };
    expect(play(visit)).toMatchObject({ state: { at: 'awaitingLogin' }, done: ['findName', 'openLogin'] });
    expect(play(visit, { type: 'loggedIn' }).state.at).toBe('starting');
    expect(play(visit, { type: 'loginClosed' }).done).toEqual(['findName', 'openLogin', 'goBack']);
  });

  test.each([
    ['a member', true],
    ['a visitor, before the log-in', false],
  ])('GL-03 outside the app %s hears that games start there, and nothing is requested', (_, loggedIn) => {
    const barred: LaunchEvent = { type: 'opened', form, loggedIn, barred: true };
    const problem = { title: 'launchGame.appOnlyTitle', text: 'launchGame.labelStartGameError', canRetry: false };
    for (const more of [[], [pauseOver], [gameReady]])
      expect(play(barred, ...more)).toMatchObject({ state: { at: 'failed', problem }, done: ['findName'] });
  });

  test('an address without a game says so, in the app or not', () => {
    const { state } = play({ type: 'opened', form: null, loggedIn: true, barred: true });
    expect(state).toMatchObject({ at: 'failed', problem: { text: 'launchGame.noGameText' } });
  });

  test.each([
    ['behind the log-in', [{ ...opened, loggedIn: false }]],
    ['while it opens', [opened]],
    ['on the way to the game', [opened, pauseOver, gameReady]],
    ['above a problem', [opened, pauseOver, nothingHappened]],
  ] as const)('the name of the game is known %s', (_, events) => {
    const { state } = play(...events, { type: 'nameFound', name: 'Rapid 5' });
    expect(state).toMatchObject({ form: { lottoGameCode: 'rapid5', title: 'Rapid 5' } });
  });

  test('a name that is known is not loaded again', () => {
    const { done } = play(opened, { type: 'nameFound', name: 'Rapid 5' }, nothingHappened, { type: 'retryTapped' });
    expect(done.filter((effect) => effect === 'findName')).toHaveLength(1);
  });

  test('RT-05 an address without a game says so and makes no call', () => {
    const { state, done } = play({ type: 'opened', form: null, loggedIn: true });
    expect(state).toMatchObject({ at: 'failed', problem: { canRetry: false } });
    expect(done).toEqual([]);
  });

  test('a refusal keeps its message and its reference', () => {
    expect(play(opened, pauseOver, { type: 'refused', failure }).state).toMatchObject({
      at: 'failed',
      problem: { text: 'launchGame.unavailableText', reference: 'GL-1' },
    });
  });

  test('RT-05 a vendor whose lobby the back end does not have leads to the games of the vendor on the site', () => {
    const asked = { vendor: 'AMBER_FOX', hasLobby: true, device: 'MOBILE', language: 'EN' } as const;
    const unknown = fakeFailure({ errorCode: 'game.unknown', reference: 'GL-2' });
    const end = (sent: LaunchRequest, refusal = unknown) =>
      playFlow(launchGameFlow, [{ ...opened, form: sent }, pauseOver, { type: 'refused', failure: refusal }]);
    const { state, effects } = end(asked);
    expect(state.at).toBe('leaving');
    expect(effects.slice(-2)).toEqual([{ do: 'forget' }, { do: 'leave', address: '/m/game?vendor=AMBER_FOX' }]);
    for (const sent of [{ ...asked, gameCode: 'koi', hasLobby: false }, { ...asked, nodeId: '318' }, form])
      expect(end(sent).state).toMatchObject({ at: 'failed', problem: { text: 'launchGame.noGameText' } });
    expect(end(asked, failure).state).toMatchObject({ at: 'failed', problem: { text: 'launchGame.unavailableText' } });
  });

  test('an address outside the operator’s game hosts is not opened', () => {
    const { state, done } = play(opened, pauseOver, { type: 'addressRefused' });
    expect(state).toMatchObject({ at: 'failed', problem: { text: 'launchGame.unsafeText', canRetry: false } });
    expect(done).not.toContain('leave');
  });
});
