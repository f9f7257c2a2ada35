import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeMember } from '../../shell/session/fake-session.ts';
import { announcementListFlow, announcementListRunner } from './announcement-list.flow.ts';

const { items } = examples['content.popups'].output;
const flow = announcementListFlow();
const eventOf = async (outcome: unknown, member = true) => {
  const dispatch = vi.fn();
  const session = { current: () => (member ? fakeMember() : null) };
  await announcementListRunner({ load: async () => outcome, session } as never)({ do: 'load' }, dispatch);
  return dispatch.mock.calls[0]?.[0];
};

test('announcements of the audience are loaded as the sheet opens, closed ones too', async () => {
  expect(flow.start.effects).toEqual([{ do: 'load' }]);
  const came = await eventOf({ ok: true, value: { items } });
  expect(advance(flow, { at: 'loading' }, came).state).toEqual({ at: 'known', items });
  expect(await eventOf({ ok: true, value: { items } }, false)).toEqual({ type: 'came', items: [] });
});

test('RL-01 the list about the app asks for promotions of its category on mobiles', async () => {
  const load = vi.fn(async () => ({ ok: true, value: { items } }));
  const dispatch = vi.fn();
  const session = { current: () => fakeMember() };
  await announcementListRunner({ load, session } as never, 'app_download')({ do: 'load' }, dispatch);
  expect(load).toHaveBeenCalledWith('relay.listAnnouncements', {
    types: 'PR',
    platform: 'M',
    category: 'app_download',
  });
  expect(dispatch).toHaveBeenCalledWith({ type: 'came', items });
});

test('what did not come can be loaded again', async () => {
  const lost = await eventOf(fakeFailure({ status: 503 }));
  const { state } = advance(flow, { at: 'loading' }, lost);
  expect(state).toEqual({ at: 'failed' });
  expect(advance(flow, state, { type: 'retryTapped' }).effects).toEqual([{ do: 'load' }]);
});
