import { expect, test, vi } from 'vitest';
import { playFlow } from '../shell/flow/fake-run.ts';
import { olderPagesFlow, type PagesEvent } from './older-pages.flow.ts';
import { olderPagesRunner } from './older-pages.runner.ts';

function play(...events: readonly PagesEvent<string>[]) {
  const { state, effects } = playFlow(olderPagesFlow('letters', { items: ['A'], nextCursor: 'x' }), events);
  return { at: state.at, items: state.items.join(''), effects };
}
const older: PagesEvent<string> = { type: 'olderTapped' };
const last: PagesEvent<string> = { type: 'pageArrived', page: { items: ['B'], nextCursor: null } };
const load = { do: 'loadOlder', cursor: 'x' };

test('older entries come below those that are shown, until there are none', () => {
  expect(play(older)).toEqual({ at: 'loading', items: 'A', effects: [load] });
  expect(play(older, last, older)).toEqual({ at: 'shown', items: 'AB', effects: [load] });
});

test('a page that fails leaves what is shown, and the next tap loads again', () => {
  expect(play(older, { type: 'loadingFailed' })).toEqual({ at: 'failed', items: 'A', effects: [load] });
  expect(play(older, { type: 'loadingFailed' }, older)).toEqual({ at: 'loading', items: 'A', effects: [load, load] });
});

test('the page of the cursor is requested, and a lost one is said to have failed', async () => {
  const dispatch = vi.fn();
  const page = { items: ['B'], nextCursor: null };
  await olderPagesRunner<string>(async (cursor) => ({ ok: cursor === 'x', value: page }) as never)(
    { do: 'loadOlder', cursor: 'x' },
    dispatch,
  );
  await olderPagesRunner<string>(async () => ({ ok: false }))({ do: 'loadOlder', cursor: 'x' }, dispatch);
  expect(dispatch.mock.calls).toEqual([[{ type: 'pageArrived', page }], [{ type: 'loadingFailed' }]]);
});
