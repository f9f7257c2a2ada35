// Stories of the page that providers send people back to.
import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type ReturnEvent, returnFlow } from './return.flow.ts';

function play(...events: ReturnEvent[]) {
  const { state, effects } = playFlow(returnFlow, events);
  return { state, done: effects.map((effect) => effect.do) };
}

test('OV-06 a window sends the answer to its opener and closes', () => {
  expect(returnFlow.start).toEqual({ state: { at: 'handingOver' }, effects: [{ do: 'handOver' }] });
  expect(play({ type: 'taken' })).toEqual({ state: { at: 'handedOver' }, done: ['closeWindow'] });
});

test.each(['logIn', 'link'] as const)('OV-06 a redirect continues by itself, to %s', (aim) => {
  expect(play({ type: 'notTaken', aim })).toEqual({ state: { at: 'goingOn', aim }, done: ['continueLogin'] });
});

test('OV-06 an answer without a request is refused', () => {
  expect(play({ type: 'notTaken', aim: null })).toEqual({ state: { at: 'lost' }, done: [] });
});

test('an error shows a message, and a cancelled request returns silently', () => {
  const going: ReturnEvent = { type: 'notTaken', aim: 'link' };
  const problem = { at: 'form', text: 'identity.timeout' } as const;
  expect(play(going, { type: 'wentWrong', problem }).state).toEqual({ at: 'failed', aim: 'link', problem });
  expect(play(going, { type: 'left' }).done.at(-1)).toBe('goBack');
});
