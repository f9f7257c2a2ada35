import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { inboxFlow } from './inbox.flow.ts';
import { inboxRunner } from './inbox.runner.ts';

const { items } = examples['member.messages'].output;

test('unread messages are read once they are shown, and nothing is said where none is', () => {
  expect(inboxFlow({ items, nextCursor: null, unread: 1 }).start.effects).toEqual([{ do: 'markRead', upTo: '7' }]);
  expect(inboxFlow({ items, nextCursor: null, unread: 0 }).start.effects).toEqual([]);
  expect(inboxFlow({ items: [], nextCursor: null, unread: 3 }).start.effects).toEqual([]);
});

test('the platform learns what was read, and older messages are requested by their cursor', async () => {
  const [load, send] = [vi.fn(async () => ({ ok: true, value: { items, nextCursor: null } })), vi.fn()];
  const run = inboxRunner({ load, send } as never);
  const dispatch = vi.fn();
  await run({ do: 'markRead', upTo: '7' }, dispatch);
  expect(send.mock.calls).toEqual([['member.messagesRead', { upTo: '7' }, { alert: false }]]);
  await run({ do: 'loadOlder', cursor: '5' }, dispatch);
  expect(load.mock.calls).toEqual([['member.messages', { cursor: '5' }]]);
  expect(dispatch).toHaveBeenCalledTimes(1);
});
