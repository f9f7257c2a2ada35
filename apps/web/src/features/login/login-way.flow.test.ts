import { expect, test } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { type LoginWayEffect, type LoginWayEvent, loginWayFlow } from './login-way.flow.ts';

const flow = loginWayFlow<'part'>();

function play(...events: LoginWayEvent<'part'>[]) {
  let { state } = flow.start;
  const done: LoginWayEffect['do'][] = flow.start.effects.map((effect) => effect.do);
  for (const event of events) {
    const step = advance(flow, state, event);
    state = step.state;
    done.push(...step.effects.map((effect) => effect.do));
  }
  return { state, done };
}

const chosen = (way: 'username' | 'sms') => ({ type: 'chosen', way }) as const;
const arrived = { type: 'partArrived', part: 'part' } as const;

test('the phone’s way is kept for a refresh, and fetched once', () => {
  expect(play(chosen('sms'), arrived, chosen('username'), chosen('sms'))).toEqual({
    state: { at: 'sms', part: 'part' },
    done: ['find', 'keep', 'fetchPart', 'keep', 'keep'],
  });
});

test('a tap on the way that is open does nothing', () => {
  expect(play(chosen('username')).done).toEqual(['find']);
  expect(play(chosen('sms'), arrived, chosen('sms')).done).toEqual(['find', 'keep', 'fetchPart']);
});

test('a part that did not come leads back to the password and says so; the next tap fetches it again', () => {
  const lost = play(chosen('sms'), { type: 'partLost' });
  expect(lost).toEqual({ state: { at: 'username', part: null }, done: ['find', 'keep', 'fetchPart', 'tellLost'] });
  expect(play(chosen('sms'), { type: 'partLost' }, chosen('sms')).done.slice(-2)).toEqual(['keep', 'fetchPart']);
});

test('who went back to the password meanwhile stays there', () => {
  const back = play(chosen('sms'), chosen('username'), { type: 'partLost' });
  expect(back.state.at).toBe('username');
  expect(back.done).not.toContain('tellLost');
  expect(play(chosen('sms'), chosen('username'), arrived).state).toEqual({ at: 'username', part: 'part' });
});
