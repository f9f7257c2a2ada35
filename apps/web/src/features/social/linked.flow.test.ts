// Stories of the linked accounts.
import type { LinkedIdentity } from '@foyer/contract';
import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type LinkedEvent, linkedFlow } from './linked.flow.ts';

const google: LinkedIdentity = {
  id: 'Jq3l0mE8o5V1r7dYw2xTz9',
  channel: 'google',
  name: 'Maya Santos',
  linkedAt: '2026-11-21T12:00:00.000Z',
  lastWay: false,
};
const line: LinkedIdentity = { ...google, id: 'Jq3l0mE8o5V1r7dYw2xTz0', channel: 'line' };

const play = (items: readonly LinkedIdentity[], ...events: LinkedEvent[]) => playFlow(linkedFlow(items), events);
const tapped: LinkedEvent = { type: 'removeTapped', account: google };

test('removing an account shows the remaining ones', () => {
  expect(play([google, line], tapped).effects).toEqual([{ do: 'remove', account: google }]);
  const { state } = play([google, line], tapped, { type: 'removed', items: [line] });
  expect(state).toEqual({ at: 'shown', items: [line] });
});

test('a refused removal keeps the account, and a second tap meanwhile does nothing', () => {
  const { state, effects } = play([google, line], tapped, tapped, { type: 'removed', items: null });
  expect(state).toEqual({ at: 'shown', items: [google, line] });
  expect(effects).toHaveLength(1);
});

test('linking another account reloads the list, which stays on the screen meanwhile', () => {
  const reloaded = play([google], { type: 'changed' });
  expect(reloaded).toEqual({ state: { at: 'shown', items: [google] }, effects: [{ do: 'load' }] });
  const { state } = play([google], { type: 'changed' }, { type: 'came', items: [google, line] });
  expect(state).toEqual({ at: 'shown', items: [google, line] });
});

test('a failed reload keeps the shown list', () => {
  const { state } = play([google], { type: 'changed' }, { type: 'came', items: null });
  expect(state).toEqual({ at: 'shown', items: [google] });
});
