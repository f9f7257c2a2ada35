// Stories of the page that providers send people back to.
import { expect, test } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { type ReturnEffect, type ReturnEvent, returnFlow } from './return.flow.ts';

function play(...events: ReturnEvent[]) {
  let { state } = returnFlow.start;
  const done: ReturnEffect['do'][] = returnFlow.start.effects.map((effect) => effect.do);
  for (const event of events) {
    const step = advance(returnFlow, state, event);
    state = step.state;
    done.push(...step.effects.map((effect) => effect.do));
  }
  return { state, done };
}

test('OV-06 a window hands over to the page that sent it, and closes', () => {
  expect(play({ type: 'taken' })).toEqual({ state: { at: 'handedOver' }, done: ['handOver', 'closeWindow'] });
});

test.each(['logIn', 'link'] as const)('OV-06 in place of the page it goes on itself, to %s', (aim) => {
  expect(play({ type: 'notTaken', aim })).toEqual({ state: { at: 'goingOn', aim }, done: ['handOver', 'goOn'] });
});

test('OV-06 what nobody was sent for is not believed', () => {
  expect(play({ type: 'notTaken', aim: null })).toEqual({ state: { at: 'lost' }, done: ['handOver'] });
});

test('what went wrong is told; what was broken off leads back without a word', () => {
  const going: ReturnEvent = { type: 'notTaken', aim: 'link' };
  const problem = { text: 'identity.timeout' } as const;
  expect(play(going, { type: 'wentWrong', problem }).state).toEqual({ at: 'failed', aim: 'link', problem });
  expect(play(going, { type: 'left' }).done.at(-1)).toBe('goBack');
});
