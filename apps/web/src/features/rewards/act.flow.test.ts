import { expect, test } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { type ActEvent, type ActState, actFlow, isActedOn } from './act.flow.ts';

const flow = actFlow<string, 'claim'>('test', 'first');
const after = (...events: ActEvent<string, 'claim'>[]) =>
  events.reduce<{ state: ActState<string>; effects: readonly unknown[] }>(
    ({ state }, event) => advance(flow, state, event),
    flow.start,
  );
const tapped = { type: 'tapped', act: 'claim', id: 'a' } as const;

test('a tap acts on what was seen, and the page is loaded once it is done', () => {
  expect(after(tapped)).toEqual({
    state: { at: 'acting', id: 'a', data: 'first', isStale: false },
    effects: [{ do: 'act', act: 'claim', id: 'a', data: 'first' }],
  });
  expect(after(tapped, { type: 'acted' })).toEqual({
    state: { at: 'loading', id: 'a', data: 'first', isStale: false },
    effects: [{ do: 'load' }],
  });
  expect(after(tapped, { type: 'acted' }, { type: 'loaded', data: 'next' }).state).toEqual({
    at: 'idle',
    data: 'next',
    isStale: false,
  });
});

test('a second tap does nothing while the first one is under way', () => {
  expect(after(tapped, { ...tapped, id: 'b' })).toMatchObject({ state: { at: 'acting', id: 'a' }, effects: [] });
  expect(after(tapped, { type: 'acted' }, tapped)).toMatchObject({ state: { at: 'loading' }, effects: [] });
});

test('a look at the page stops nobody: a tap acts, and what the look brings later is passed over', () => {
  const acting = after({ type: 'loadDue' }, tapped);
  expect(acting).toMatchObject({ state: { at: 'acting', id: 'a' }, effects: [{ do: 'act', id: 'a' }] });
  expect(after({ type: 'loadDue' }, tapped, { type: 'loaded', data: 'late' }).state).toEqual(acting.state);
});

test('what was acted on is busy until the page knows what came of it', () => {
  const busy = (...events: ActEvent<string, 'claim'>[]) => isActedOn(after(...events).state, 'a');
  expect([busy(), busy({ type: 'loadDue' }), busy({ ...tapped, id: 'b' })]).toEqual([false, false, false]);
  expect([busy(tapped), busy(tapped, { type: 'acted' })]).toEqual([true, true]);
  expect(busy(tapped, { type: 'acted' }, { type: 'loaded', data: 'next' })).toBe(false);
});

test('a member who does not want to changes nothing', () => {
  expect(after(tapped, { type: 'cancelled' })).toEqual({
    state: { at: 'idle', data: 'first', isStale: false },
    effects: [{ do: 'wait', data: 'first' }],
  });
});

test('a load without an answer keeps what was seen, says so, and can be tried again', () => {
  const stale = after({ type: 'loadDue' }, { type: 'loadFailed' });
  expect(stale.state).toEqual({ at: 'idle', data: 'first', isStale: true });
  const again = after(
    { type: 'loadDue' },
    { type: 'loadFailed' },
    { type: 'loadDue' },
    { type: 'loaded', data: 'new' },
  );
  expect(again.state).toEqual({ at: 'idle', data: 'new', isStale: false });
});

test('a page waits for its times to be over, from the start and after each look', () => {
  const wait = (data: string) => [{ do: 'wait', data }];
  expect(flow.start.effects).toEqual(wait('first'));
  expect(after({ type: 'loadDue' }, { type: 'loaded', data: 'new' }).effects).toEqual(wait('new'));
  expect(after({ type: 'loadDue' }, { type: 'loadFailed' }).effects).toEqual(wait('first'));
  // While the member acts, a time may be over unheard: it is waited for again.
  expect(after(tapped, { type: 'loadDue' }, { type: 'cancelled' }).effects).toEqual(wait('first'));
});
