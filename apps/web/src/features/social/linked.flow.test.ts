// Stories of the linked accounts.
import type { LinkedIdentity } from '@foyer/contract';
import { expect, test } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { type LinkedEffect, type LinkedEvent, linkedFlow } from './linked.flow.ts';

const google: LinkedIdentity = {
  id: 'Jq3l0mE8o5V1r7dYw2xTz9',
  channel: 'google',
  name: 'Maya Santos',
  linkedAt: '2026-11-21T12:00:00.000Z',
  lastWay: false,
};
const line: LinkedIdentity = { ...google, id: 'Jq3l0mE8o5V1r7dYw2xTz0', channel: 'line' };

function play(...events: LinkedEvent[]) {
  let { state } = linkedFlow.start;
  const done: LinkedEffect[] = [...linkedFlow.start.effects];
  for (const event of events) {
    const step = advance(linkedFlow, state, event);
    state = step.state;
    done.push(...step.effects);
  }
  return { state, done };
}
const came: LinkedEvent = { type: 'came', items: [google, line] };

test('the list is asked for at once; where it does not come, again on a tap', () => {
  expect(play().done).toEqual([{ do: 'ask' }]);
  const lost = play({ type: 'didNotCome', reference: 'L-1' });
  expect(lost.state).toEqual({ at: 'failed', reference: 'L-1' });
  expect(play({ type: 'didNotCome', reference: 'L-1' }, { type: 'retryTapped' }).done).toEqual([
    { do: 'ask' },
    { do: 'ask' },
  ]);
});

test('an account is removed; what is left is shown', () => {
  const tapped: LinkedEvent = { type: 'removeTapped', account: google };
  expect(play(came, tapped).done.at(-1)).toEqual({ do: 'remove', account: google });
  expect(play(came, tapped, { type: 'removed', items: [line] }).state).toEqual({ at: 'shown', items: [line] });
});

test('one that stays is still there, and a second tap meanwhile does nothing', () => {
  const tapped: LinkedEvent = { type: 'removeTapped', account: google };
  const { state, done } = play(came, tapped, tapped, { type: 'removed', items: null });
  expect(state).toEqual({ at: 'shown', items: [google, line] });
  expect(done.filter((effect) => effect.do === 'remove')).toHaveLength(1);
});

test('after another one was linked the list is asked for anew, and stays on the screen meanwhile', () => {
  const { state, done } = play({ type: 'came', items: [google] }, { type: 'changed' });
  expect(state).toEqual({ at: 'shown', items: [google] });
  expect(done).toEqual([{ do: 'ask' }, { do: 'ask' }]);
  expect(play({ type: 'came', items: [google] }, { type: 'changed' }, came).state).toMatchObject({
    items: [google, line],
  });
});

test('a list that does not come anew leaves the one that is shown', () => {
  const lost: LinkedEvent = { type: 'didNotCome', reference: 'L-1' };
  expect(play(came, { type: 'changed' }, lost).state).toEqual({ at: 'shown', items: [google, line] });
});
