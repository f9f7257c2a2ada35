import { expect, test, vi } from 'vitest';
import { fakeMember } from '../session/fake-session.ts';
import type { SessionInfo } from '../shell.ts';
import type { Channel } from './channel.ts';
import { createTabs, type TabsDeps } from './tabs.ts';

const member = fakeMember({ token: 'secret-token' });

/** One browser: what one tab posts all others hear. */
function browser() {
  const listeners: ((message: unknown) => void)[] = [];
  const posted: unknown[] = [];
  const open = (name: string, session: SessionInfo | null, more: Partial<TabsDeps> = {}) => {
    const own: ((message: unknown) => void)[] = [];
    const channel: Channel = {
      post: (message) => {
        posted.push(message);
        for (const hear of listeners) if (!own.includes(hear)) hear(message);
      },
      on: (hear) => {
        own.push(hear);
        listeners.push(hear);
      },
    };
    const onLoggedOut = vi.fn();
    const onSessionDoubted = vi.fn();
    const onDomainFailed = vi.fn();
    const tabs = createTabs({
      channel,
      name,
      merchant: 'aurora',
      session: () => session,
      getCode: async () => `code-of-${name}`,
      onLoggedOut,
      onSessionDoubted,
      onDomainFailed,
      wait: () => new Promise((resolve) => void setTimeout(resolve, 5)),
      ...more,
    });
    return { tabs, onLoggedOut, onSessionDoubted, onDomainFailed };
  };
  return { open, posted };
}

test('a new tab logs in with a single-use code of another tab, and the token never crosses', async () => {
  const { open, posted } = browser();
  open('a', member);
  expect(await open('b', null).tabs.requestCode()).toBe('code-of-a');
  expect(JSON.stringify(posted)).not.toContain(member.token);
});

test('a tab with an unconfirmed member from a link logs in no other tab', async () => {
  const { open } = browser();
  open('a', { ...member, throughLink: true });
  expect(await open('b', null).tabs.requestCode()).toBeNull();
});

test('only one of several tabs hands a code out', async () => {
  const { open } = browser();
  const getCode = vi.fn(async () => 'code');
  open('a', member, { getCode });
  open('b', member, { getCode });
  expect(await open('c', null).tabs.requestCode()).toBe('code');
  expect(getCode).toHaveBeenCalledTimes(1);
});

test.each([
  ['no tab is logged in', null, {}],
  ['the other tab must change its password first', { ...member, restricted: true }, {}],
  ['the other tab belongs to another operator', member, { merchant: 'lotus' }],
  ['the platform gives no code', member, { getCode: async () => null }],
] as const)('there is no code where %s', async (_, session, more) => {
  const { open } = browser();
  open('a', session, more);
  expect(await open('b', null).tabs.requestCode()).toBeNull();
});

test('a log-out reaches every tab of the member, and no other tab', () => {
  const { open } = browser();
  const here = open('a', member);
  const same = open('b', { ...member, token: 'another-token' });
  const other = open('c', { ...member, id: 'm2' });
  here.tabs.notifyLoggedOut(member, true);
  expect([here, same, other].map(({ onLoggedOut }) => onLoggedOut.mock.calls.length)).toEqual([0, 1, 0]);
});

test('a session ended by the platform ends only in the tabs that shared it', () => {
  const { open } = browser();
  const here = open('a', member);
  const copy = open('b', member);
  const own = open('c', { ...member, token: 'another-token' });
  here.tabs.notifyLoggedOut(member, false);
  expect([copy, own].map(({ onLoggedOut }) => onLoggedOut.mock.calls.length)).toEqual([1, 0]);
});

test('SE-01 the member’s other sessions are then checked, and no others', () => {
  const { open } = browser();
  const here = open('a', member);
  const own = open('b', { ...member, token: 'another-token' });
  const other = open('c', { ...member, id: 'm2' });
  here.tabs.notifyLoggedOut(member, false);
  expect([own, other].map(({ onSessionDoubted }) => onSessionDoubted.mock.calls.length)).toEqual([1, 0]);
});

test('DF-01 a tab that finds the domain failing informs the others, logged in or not', () => {
  const { open } = browser();
  const here = open('a', null);
  const other = open('b', member);
  here.tabs.notifyDomainFailed();
  expect([here, other].map(({ onDomainFailed }) => onDomainFailed.mock.calls.length)).toEqual([0, 1]);
});

test.each([
  null,
  'text',
  {},
  { merchant: 'aurora' },
  { merchant: 'aurora', say: 7 },
  { merchant: 'aurora', say: 'loggedOut' },
])('a message like %j is ignored', (message) => {
  const hears: ((message: unknown) => void)[] = [];
  const onLoggedOut = vi.fn();
  createTabs({
    channel: { post: () => undefined, on: (hear) => hears.push(hear) },
    name: 'a',
    merchant: 'aurora',
    session: () => member,
    getCode: async () => null,
    onLoggedOut,
    onSessionDoubted: () => undefined,
    onDomainFailed: () => undefined,
    wait: async () => undefined,
  });
  hears[0]?.(message);
  expect(onLoggedOut).not.toHaveBeenCalled();
});
