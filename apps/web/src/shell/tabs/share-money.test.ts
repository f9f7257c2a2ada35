import { expect, test, vi } from 'vitest';
import { createEvents } from '../events/events.ts';
import { fakeMember } from '../session/fake-session.ts';
import type { SessionInfo, Shell } from '../shell.ts';
import { shareMoney } from './share-money.ts';

/** One browser: what one tab posts all others hear. */
function browser() {
  const tabs: ((message: unknown) => void)[] = [];
  const posted: unknown[] = [];
  const open = (session: SessionInfo | null) => {
    let hear = (_: unknown): void => undefined;
    const events = createEvents((error) => {
      throw error;
    });
    const changed = vi.fn();
    events.on('balanceChanged', changed);
    const post = (message: unknown): void => {
      posted.push(message);
      for (const other of tabs) if (other !== hear) other(message);
    };
    const on = (listener: (message: unknown) => void): void => {
      hear = listener;
      tabs.push(hear);
    };
    const current = () => session;
    shareMoney({ channel: { post, on }, session: { current } as Shell['session'], events });
    return { changed, move: () => events.publish('balanceChanged', {}), hear: (message: unknown) => hear(message) };
  };
  return { open, posted };
}

test('money that moved in one tab makes the member’s other tabs ask again, and none of them says it back', () => {
  const { open, posted } = browser();
  const member = fakeMember({ id: '7' });
  const [first, second, third] = [open(member), open(member), open(member)];
  first.move();
  expect([first, second, third].map(({ changed }) => changed.mock.calls.length)).toEqual([1, 1, 1]);
  expect(posted).toEqual([{ say: 'moneyMoved', merchant: 'aurora', member: '7' }]);
  second.move();
  expect(posted).toHaveLength(2);
});

test('tabs of another member, another operator or nobody hear nothing', () => {
  const { open } = browser();
  const member = fakeMember({ id: '7' });
  const first = open(member);
  const others = [open(fakeMember({ id: '8' })), open({ ...member, merchantCode: 'lotus' }), open(null)];
  first.move();
  expect(others.map(({ changed }) => changed.mock.calls.length)).toEqual([0, 0, 0]);
});

test('a tab without a session tells nothing, and what is no message of ours is left alone', () => {
  const { open, posted } = browser();
  const { move, hear, changed } = open(null);
  move();
  for (const message of [null, 'moneyMoved', { say: 'loggedOut', merchant: 'aurora', member: '7' }]) hear(message);
  expect(posted).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(1);
});
