import { expect, test, vi } from 'vitest';
import { createEvents } from '../../shell/events/events.ts';
import type { Load } from '../../shell/http/outcome.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { createUnread } from './unread.ts';

const member = (id: string) => ({ id }) as SessionInfo;
const info = (unread: number) => ({ ok: true, value: { unread } });
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

function inbox(first: SessionInfo | null) {
  let session = first;
  const load = vi.fn();
  const events = createEvents((error) => {
    throw error;
  });
  const unread = createUnread({
    load: load as Load,
    session: { current: () => session },
    events,
  });
  const become = (next: SessionInfo | null): void => {
    session = next;
    if (next) events.publish('sessionStarted', { userName: next.id, firstTimeLogin: false });
    else events.publish('sessionEnded', { why: 'loggedOut' });
  };
  return { load, events, unread, become };
}

test('the count of unread messages is loaded once for all its readers', async () => {
  const { load, unread } = inbox(member('a'));
  load.mockResolvedValue(info(2));
  const heard = vi.fn();
  unread.subscribe(heard);
  unread.subscribe(() => undefined);
  expect(unread.current()).toBeNull();
  await settle();
  expect(unread.current()).toBe(2);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('nobody loads it for a visitor, nor while no page shows it', async () => {
  const visitor = inbox(null);
  visitor.unread.subscribe(() => undefined);
  const hidden = inbox(member('a'));
  hidden.events.publish('pageShown', { restored: true });
  await settle();
  expect(visitor.load).not.toHaveBeenCalled();
  expect(hidden.load).not.toHaveBeenCalled();
});

test('it is loaded again when the page is seen again, and a lost answer leaves the last count', async () => {
  const { load, events, unread } = inbox(member('a'));
  load.mockResolvedValueOnce(info(1)).mockResolvedValueOnce(info(3)).mockResolvedValueOnce({ ok: false });
  unread.subscribe(() => undefined);
  await settle();
  events.publish('pageShown', { restored: false });
  await settle();
  expect(unread.current()).toBe(3);
  events.publish('wentOnline', {});
  await settle();
  expect(unread.current()).toBe(3);
});

test('the inbox is open without a count where the member did not load', async () => {
  const { load, unread } = inbox(member('a'));
  load.mockResolvedValue({ ok: false });
  unread.subscribe(() => undefined);
  await settle();
  expect(unread.current()).toBe(0);
});

test('one member’s count is never another’s, and ends with the session', async () => {
  const { load, unread, become } = inbox(member('a'));
  let answer = (_: unknown): void => undefined;
  load.mockReturnValueOnce(new Promise((done) => (answer = done))).mockResolvedValueOnce(info(0));
  unread.subscribe(() => undefined);
  become(member('b'));
  answer(info(7));
  await settle();
  expect(unread.current()).toBe(0);
  become(null);
  expect(unread.current()).toBeNull();
});
