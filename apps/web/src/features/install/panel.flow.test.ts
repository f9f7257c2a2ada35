import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type PanelEvent, panelFlow } from './panel.flow.ts';

const arrived = { type: 'arrived', isReady: false } as const;
const ready = { type: 'arrived', isReady: true } as const;
const none = { type: 'waited', hasPrompt: false } as const;
const play = (...events: readonly PanelEvent[]) => playFlow(panelFlow, events);
const polls = (count: number): readonly PanelEvent[] => Array.from({ length: count }, () => none);

test('IN-01 on iOS, and with the browser’s offer at hand, the panel comes at once', () => {
  expect(play(ready)).toEqual({ state: { at: 'open' }, effects: [{ do: 'offer' }] });
});

test('IN-01 else it waits 1000 ms, and then looks 20 times, each 150 ms apart', () => {
  expect(play(arrived).effects).toEqual([{ do: 'wait', ms: 1000 }]);
  expect(play(arrived, none).effects.at(-1)).toEqual({ do: 'wait', ms: 150 });
  expect(play(arrived, ...polls(20)).state).toEqual({ at: 'waiting', polls: 20 });
  expect(play(arrived, ...polls(20)).effects).toHaveLength(21);
  expect(play(arrived, ...polls(21))).toMatchObject({ state: { at: 'away' } });
  expect(play(arrived, ...polls(21)).effects).toHaveLength(21);
  expect(play(arrived, ...polls(20), { type: 'waited', hasPrompt: true }).effects.at(-1)).toEqual({ do: 'offer' });
});

test('IN-01 whoever leaves home meanwhile sees no panel, and may see it there again', () => {
  expect(play(arrived, { type: 'left' }, { type: 'waited', hasPrompt: true }).state).toEqual({ at: 'away' });
  expect(play(arrived, { type: 'left' }, ready).state).toEqual({ at: 'open' });
});

test('a panel that found the screen taken comes with the next page', () => {
  expect(play(ready, { type: 'missed' }, ready).effects).toEqual([{ do: 'offer' }, { do: 'offer' }]);
});

test.each([
  ['app', true, 'download'],
  ['chrome', false, 'openChrome'],
  ['web', true, 'askBrowser'],
  ['web', false, 'showGuide'],
  ['browser', true, 'rememberDismissal'],
  [null, true, 'rememberDismissal'],
] as const)('IN-02 the answer %s (the browser can install: %s) leads to %s', (answer, hasPrompt, effect) => {
  expect(play(ready, { type: 'answered', answer, hasPrompt }).effects.at(-1)).toEqual({ do: effect });
});

const asked = [ready, { type: 'answered', answer: 'web', hasPrompt: true }] as const;

test('IN-04 an accepted installation is told, a dismissed one remembered', () => {
  expect(play(...asked, { type: 'accepted' }).effects.at(-1)).toEqual({ do: 'tellInstalling' });
  expect(play(...asked, { type: 'dismissed' }).effects.at(-1)).toEqual({ do: 'rememberDismissal' });
});

test('IN-04 an installation is remembered however it came about', () => {
  for (const events of [[], [arrived], asked, [...asked, { type: 'accepted' } as const]])
    expect(play(...events, { type: 'installed' }).effects.at(-1)).toEqual({ do: 'rememberInstalled' });
});

test('it is over after an answer: the visit has no second panel', () => {
  expect(play(ready, { type: 'answered', answer: null, hasPrompt: true }, ready).state).toEqual({ at: 'over' });
});
