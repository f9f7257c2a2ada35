import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type MoreEvent, moreFlow } from './more.flow.ts';

const flow = moreFlow<string>({ items: ['a'], nextCursor: 'c1' });

const play = (...events: MoreEvent<string>[]) => playFlow(flow, events);

const tapped = { type: 'moreTapped' } as const;

test('a tap loads the next page once and adds it to the list', () => {
  const { state, effects } = play(
    tapped,
    tapped,
    { type: 'pageCame', page: { items: ['b'], nextCursor: null } },
    tapped,
  );
  expect(state).toEqual({ at: 'resting', items: ['a', 'b'], nextCursor: null });
  expect(effects).toEqual([{ do: 'load', cursor: 'c1' }]);
});

test('a failed page keeps the list and can be loaded again', () => {
  const { state, effects } = play(tapped, { type: 'pageFailed' }, tapped);
  expect(state).toMatchObject({ at: 'loading', items: ['a'] });
  expect(effects).toHaveLength(2);
});
