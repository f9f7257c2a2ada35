import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import type { SessionInfo } from '../shell.ts';
import { navigateAfterRegistration, navigateAfterStart } from './after-registration.ts';
import { fakeMember } from './fake-session.ts';

const member = fakeMember({ id: '1', userName: 'maya88', firstTimeLogin: true });

function stage(session: SessionInfo | null, query: Record<string, string> = {}) {
  const go = vi.fn();
  const shell = fakeShell({
    shell: {
      session: { current: () => session },
      navigation: { go, query: () => query, origin: 'https://site.example' },
    },
  });
  return { shell, events: shell.events, go };
}

test('RT-02 RG-07 a new member goes home, and the form leaves the history', () => {
  const { shell, go } = stage(member);
  navigateAfterRegistration(shell);
  expect(go).toHaveBeenCalledExactlyOnceWith('home', { query: {}, replace: true });
});

test('RG-07 another handler may welcome the new member', () => {
  const { shell, events, go } = stage(member);
  const received: unknown[] = [];
  events.on('registered', ({ userName, takeOver }) => {
    received.push(userName);
    takeOver();
  });
  navigateAfterRegistration(shell);
  expect(received).toEqual(['maya88']);
  expect(go).not.toHaveBeenCalled();
});

test('OV-04 whoever welcomes the new member learns whether the platform chose the name', () => {
  const { shell, events } = stage(member);
  const received = vi.fn();
  events.on('registered', received);
  navigateAfterRegistration(shell, { isNameGenerated: true });
  expect(received).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isNameGenerated: true }));
});

test('RG-04 a generated password leads to its change, before anything else', () => {
  const { shell, events, go } = stage({ ...member, restricted: true });
  const received = vi.fn();
  events.on('registered', received);
  navigateAfterRegistration(shell);
  expect(go).toHaveBeenCalledExactlyOnceWith('changePassword', { replace: true });
  expect(received, 'nobody to welcome yet').toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ userName: null }),
  );
});

test('RG-06 a registration without a session leads to the log-in, and is a registration all the same', () => {
  const { shell, events, go } = stage(null);
  const received = vi.fn();
  events.on('registered', received);
  navigateAfterRegistration(shell);
  expect(go).toHaveBeenCalledExactlyOnceWith('login', { replace: true });
  expect(received).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userName: null }));
});

test.each(['registered', 'loggedIn'] as const)('somebody who %s on the way into a game goes on to it', (as) => {
  const { shell, events, go } = stage(member);
  const received = vi.fn();
  events.on('registered', received);
  navigateAfterStart(shell, as, true);
  expect(go).not.toHaveBeenCalled();
  expect(received).toHaveBeenCalledTimes(as === 'registered' ? 1 : 0);
});

test.each([
  ['/m/news?id=a', 'news', { id: 'a' }],
  ['//evil.example/m/home', 'home', {}],
  ['/m/register', 'home', {}],
])('RT-02 a page that the guard remembered (%s) leads to %s', (backUrl, route, query) => {
  const { shell, go } = stage(member, { backUrl });
  navigateAfterRegistration(shell);
  expect(go).toHaveBeenCalledExactlyOnceWith(route, { query, replace: true });
});

test.each([
  ['registered', ['maya88']],
  ['loggedIn', []],
] as const)('OV-04 only a registration is published as one: %s', (as, names) => {
  const { shell, events, go } = stage(member);
  const published: unknown[] = [];
  events.on('registered', ({ userName }) => published.push(userName));
  navigateAfterStart(shell, as);
  expect(published).toEqual(names);
  expect(go).toHaveBeenCalledExactlyOnceWith('home', { query: {}, replace: true });
});
