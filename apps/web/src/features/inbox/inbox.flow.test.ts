import type { InboxMessage } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { inboxFlow } from './inbox.flow.ts';
import { inboxRunner } from './inbox.runner.ts';

const { items } = examples['member.messages'].output;
const message = items[0] as InboxMessage;

const messages = (newest: number, oldest: number, isRead = false): readonly InboxMessage[] =>
  Array.from({ length: newest - oldest + 1 }, (_, n) => ({ ...message, id: String(newest - n), isRead }));

test('unread messages are read once they are shown, and nothing is said where none is', () => {
  const effects = (shown: readonly InboxMessage[]) => inboxFlow({ items: shown, nextCursor: null }).start.effects;
  expect(effects(messages(7, 5))).toEqual([{ do: 'markRead', from: '5', upTo: '7' }]);
  expect(effects(messages(7, 5, true))).toEqual([]);
  expect(effects([])).toEqual([]);
});

test('older messages are read when they are shown, and not before', () => {
  const flow = inboxFlow({ items: messages(27, 8), nextCursor: '8' });
  const older = { type: 'olderTapped' } as const;
  const arrived = { type: 'pageArrived', page: { items: messages(7, 7), nextCursor: null } } as const;
  const first = { do: 'markRead', from: '8', upTo: '27' };
  expect(flow.start.effects).toEqual([first]);
  expect(playFlow(flow, [older, arrived]).effects).toEqual([
    { do: 'loadOlder', cursor: '8' },
    { do: 'markRead', from: '7', upTo: '7' },
  ]);
});

test('the platform learns what was read, and older messages are requested by their cursor', async () => {
  const [load, send] = [vi.fn(async () => ({ ok: true, value: { items, nextCursor: null } })), vi.fn()];
  const run = inboxRunner({ load, send } as never);
  const dispatch = vi.fn();
  await run({ do: 'markRead', from: '5', upTo: '7' }, dispatch);
  expect(send.mock.calls).toEqual([['member.messagesRead', { from: '5', upTo: '7' }, { alert: false }]]);
  await run({ do: 'loadOlder', cursor: '5' }, dispatch);
  expect(load.mock.calls).toEqual([['member.messages', { cursor: '5' }]]);
  expect(dispatch).toHaveBeenCalledTimes(1);
});
