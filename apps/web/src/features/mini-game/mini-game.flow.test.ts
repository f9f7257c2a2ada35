import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type MiniGameEvent, miniGameFlow } from './mini-game.flow.ts';

function play(...types: MiniGameEvent['type'][]) {
  const { state, effects } = playFlow(
    miniGameFlow,
    types.map((type) => ({ type })),
  );
  return [state.at, effects.map((effect) => effect.do)];
}

test('the script loads first, and a tap means nothing before it works', () => {
  expect(miniGameFlow.start).toEqual({ state: { at: 'loading' }, effects: [{ do: 'watch' }] });
  expect(play('tapped')).toEqual(['loading', []]);
});

test('a tap opens the game, and closing it leads back to the button', () => {
  expect(play('scriptReady', 'tapped')).toEqual(['open', ['focusGame']]);
  expect(play('scriptReady', 'tapped', 'closed')).toEqual(['closed', ['focusGame', 'focusButton']]);
});

test('another page closes the game and keeps its own focus', () => {
  expect(play('scriptReady', 'tapped', 'pageLeft')).toEqual(['closed', ['focusGame']]);
});

test('a log-out closes the game, and the next member finds a new one', () => {
  expect(play('scriptReady', 'tapped', 'loggedOut')).toEqual(['closed', ['focusGame', 'restartGame']]);
  expect(play('scriptReady', 'loggedOut')).toEqual(['closed', ['restartGame']]);
});

test.each([[[]], [['scriptReady']], [['scriptReady', 'tapped']]] satisfies [MiniGameEvent['type'][]][])(
  'a script that fails ends it for this visit: after %j',
  (before) => {
    const [at, done] = play(...before, 'scriptFailed', 'scriptReady', 'tapped');
    expect([at, done?.at(-1)]).toEqual(['failed', 'rememberFailure']);
  },
);
