import { expect, test } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { type MoreEvent, moreFlow } from './more.flow.ts';

const flow = moreFlow<string>({ items: ['a'], nextCursor: 'c1' });

function play(...events: MoreEvent<string>[]) {
  let step: ReturnType<typeof advance<typeof flow.start.state, MoreEvent<string>, { do: 'load'; cursor: string }>> = {
    state: flow.start.state,
    effects: [],
  };
  const done: { do: 'load'; cursor: string }[] = [];
  for (const event of events) {
    step = advance(flow, step.state, event);
    done.push(...step.effects);
  }
  return { state: step.state, done };
}

const tapped = { type: 'moreTapped' } as const;

test('a tap loads the next page once, and it joins the list', () => {
  const { state, done } = play(tapped, tapped, { type: 'pageCame', page: { items: ['b'], nextCursor: null } }, tapped);
  expect(state).toEqual({ at: 'resting', items: ['a', 'b'], nextCursor: null });
  expect(done).toEqual([{ do: 'load', cursor: 'c1' }]);
});

test('a failed page leaves the list and can be asked for again', () => {
  const { state, done } = play(tapped, { type: 'pageFailed' }, tapped);
  expect(state).toMatchObject({ at: 'loading', items: ['a'] });
  expect(done).toHaveLength(2);
});
