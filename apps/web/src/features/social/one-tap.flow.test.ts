// Stories of the one-tap prompt, and what its runner hears of the page.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import type { OverlayName } from '../../shell/overlays/overlays.ts';
import { type OneTapEvent, oneTapFlow } from './one-tap.flow.ts';
import { runOneTap } from './one-tap.runner.ts';

function play(...types: OneTapEvent['type'][]) {
  const events = types.map((type): OneTapEvent => (type === 'rested' ? { type, free: true } : { type }));
  const { state, effects } = playFlow(oneTapFlow, events);
  return { at: state.at, done: effects.map((effect) => effect.do) };
}

describe('the prompt', () => {
  test('OV-05 appears when the buttons are visible and nobody touches the page', () => {
    expect(play('cameNear', 'rested')).toEqual({ at: 'shown', done: ['wait', 'prompt'] });
    expect(play('cameNear', 'touched', 'rested').done).toEqual(['wait', 'wait', 'prompt']);
  });

  test.each(['touched', 'covered', 'left', 'logInBegun'] as const)(
    'OV-05 closes for good when the page is %s',
    (type) => {
      expect(play('cameNear', 'rested', type, 'uncovered', 'cameNear', 'rested')).toEqual({
        at: 'over',
        done: ['wait', 'prompt', 'cancel'],
      });
    },
  );

  test('OV-05 never covers an overlay: it waits until the buttons are visible again', () => {
    expect(play('cameNear', 'covered', 'rested').at).toBe('covered');
    expect(play('cameNear', 'covered', 'uncovered', 'rested')).toEqual({
      at: 'shown',
      done: ['wait', 'stopWaiting', 'wait', 'prompt'],
    });
  });

  test('does not appear during a log-in', () => {
    expect(play('cameNear', 'logInBegun', 'rested')).toEqual({ at: 'over', done: ['wait', 'stopWaiting'] });
  });

  test('appears when the visitor returns to the buttons', () => {
    expect(play('cameNear', 'left', 'cameNear', 'rested').at).toBe('shown');
  });
});

describe('the page signals of the prompt', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function scene() {
    let seen: OverlayName | null = null;
    const watchers: (() => void)[] = [];
    const touches: (() => void)[] = [];
    const prompt = vi.fn();
    const cancel = vi.fn();
    const free = vi.fn(() => true);
    const lacksConsent = vi.fn(() => false);
    const { send } = runOneTap({
      overlays: {
        topmost: () => seen,
        subscribe: (watcher) => {
          watchers.push(watcher);
          return () => undefined;
        },
      },
      free,
      lacksConsent,
      onTouch: (touched) => void touches.push(touched),
      prompt,
      cancel,
    });
    const see = (name: OverlayName | null): void => {
      seen = name;
      for (const tell of watchers) tell();
    };
    return { prompt, cancel, free, lacksConsent, see, send, touch: () => touches.forEach((touched) => void touched()) };
  }

  test('OV-05 five seconds without a touch', () => {
    const { prompt, send, touch } = scene();
    send({ type: 'cameNear' });
    vi.advanceTimersByTime(4_999);
    touch();
    vi.advanceTimersByTime(4_999);
    expect(prompt).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prompt).toHaveBeenCalledOnce();
  });

  test('the sheet with the buttons does not cover them, the country picker does', () => {
    const { prompt, cancel, see, send } = scene();
    see('login');
    send({ type: 'cameNear' });
    see('country');
    vi.advanceTimersByTime(60_000);
    expect(prompt).not.toHaveBeenCalled();
    see('login');
    vi.advanceTimersByTime(5_000);
    expect(prompt).toHaveBeenCalledOnce();
    see('alert');
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('a dialog over the buttons before they were near counts', () => {
    const { prompt, see, send } = scene();
    see('switchMember');
    send({ type: 'cameNear' });
    vi.advanceTimersByTime(60_000);
    expect(prompt).not.toHaveBeenCalled();
  });

  test('where the region asks for consent, the prompt waits until it is given', () => {
    const { prompt, lacksConsent, send } = scene();
    lacksConsent.mockReturnValue(true);
    send({ type: 'cameNear' });
    vi.advanceTimersByTime(60_000);
    expect(prompt).not.toHaveBeenCalled();
    lacksConsent.mockReturnValue(false);
    vi.advanceTimersByTime(5_000);
    expect(prompt).toHaveBeenCalledOnce();
  });

  test('a person who is typing sees no prompt', () => {
    const { prompt, free, send } = scene();
    free.mockReturnValue(false);
    send({ type: 'cameNear' });
    vi.advanceTimersByTime(60_000);
    expect(prompt).not.toHaveBeenCalled();
  });
});
