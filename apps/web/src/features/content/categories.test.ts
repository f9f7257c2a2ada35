import { expect, test, vi } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { categoriesFlow, categoriesRunner } from './categories.flow.ts';

const draws = { id: 'draws', title: 'Draws' };
const eventOf = async (outcome: unknown) => {
  const dispatch = vi.fn();
  await categoriesRunner((async () => outcome) as never)({ do: 'load' }, dispatch);
  return dispatch.mock.calls[0]?.[0];
};

test('the kinds of promotions are loaded with the page', async () => {
  expect(categoriesFlow().start.effects).toEqual([{ do: 'load' }]);
  const event = await eventOf({ ok: true, value: { items: [draws] } });
  expect(advance(categoriesFlow(), { at: 'loading' }, event).state).toEqual({ at: 'known', categories: [draws] });
});

test('the list stands without kinds where they do not come', async () => {
  expect(await eventOf(fakeFailure({ status: 404 }))).toEqual({ type: 'ended', categories: [] });
});
