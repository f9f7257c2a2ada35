import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type LoginMethodEvent, loginMethodFlow } from './login-method.flow.ts';

const flow = loginMethodFlow<'part'>();

function play(...events: LoginMethodEvent<'part'>[]) {
  const { state, effects } = playFlow(flow, events);
  return { state, done: effects.map((effect) => effect.do) };
}

const chosen = (method: 'username' | 'sms') => ({ type: 'chosen', method }) as const;
const arrived = { type: 'partArrived', part: 'part' } as const;

test('reads the method of the last log-in first', () => {
  expect(flow.start).toEqual({ state: { at: 'username', part: null }, effects: [{ do: 'find' }] });
});

test('the log-in by phone stays open over a refresh, and loads once', () => {
  expect(play(chosen('sms'), arrived, chosen('username'), chosen('sms'))).toEqual({
    state: { at: 'sms', part: 'part' },
    done: ['keep', 'fetchPart', 'keep', 'keep'],
  });
});

test('a tap on the open method does nothing', () => {
  expect(play(chosen('username')).done).toEqual([]);
  expect(play(chosen('sms'), arrived, chosen('sms')).done).toEqual(['keep', 'fetchPart']);
});

test('a form that fails to load returns to the password and says so; the next tap retries', () => {
  const lost = play(chosen('sms'), { type: 'partLost' });
  expect(lost).toEqual({ state: { at: 'username', part: null }, done: ['keep', 'fetchPart', 'showLost'] });
  expect(play(chosen('sms'), { type: 'partLost' }, chosen('sms')).done.slice(-2)).toEqual(['keep', 'fetchPart']);
});

test('a person who returned to the password meanwhile stays there', () => {
  const back = play(chosen('sms'), chosen('username'), { type: 'partLost' });
  expect(back.state.at).toBe('username');
  expect(back.done).not.toContain('showLost');
  expect(play(chosen('sms'), chosen('username'), arrived).state).toEqual({ at: 'username', part: 'part' });
});
