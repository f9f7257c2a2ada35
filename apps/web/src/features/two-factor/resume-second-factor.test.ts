import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { keepSecondFactor, passSecondFactor, type SecondFactorEnd } from '../../shell/session/second-factor.ts';
import { secondFactorWaits } from '../../shell/session/second-factor-draft.ts';
import type { WaitingLogin } from '../../shell/session/waiting-login.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { resumeSecondFactor } from './resume-second-factor.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const waiting: WaitingLogin = {
  type: 'username',
  userName: 'demo2fa',
  remember: false,
  options: ['ga'],
  challenge: 'c0ffee',
  expires: now + 600_000,
  hints: {},
};

function stage(route: RouteName, end: Exclude<SecondFactorEnd, 'left'> | null, before: SessionInfo | null = null) {
  const drafts = createDrafts(createStore(fakeStorage()));
  let session = before;
  const openOverlay = vi.fn(async () => {
    if (end === 'passed') session = { restricted: false } as SessionInfo; // all that is looked at
    return end;
  });
  const go = vi.fn();
  const shell = fakeShell({
    state: { route },
    shell: {
      drafts,
      clock: { now: () => now },
      overlays: { open: openOverlay },
      session: { current: () => session },
      navigation: { go, origin: 'https://site.example' },
    },
  });
  keepSecondFactor(shell, waiting);
  return { shell, openOverlay, go };
}

describe('LG-05 a second step interrupted by a refresh', () => {
  test('opens again unchanged; from the log-in page it leads to the log-in’s target', async () => {
    const { shell, openOverlay, go } = stage('login', 'passed');
    await resumeSecondFactor(shell);
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('twoFactor', waiting);
    expect(go).toHaveBeenCalledExactlyOnceWith('home', expect.objectContaining({ replace: true }));
  });

  test('does not open again on the page that opened it', async () => {
    const { shell, openOverlay } = stage('login', null);
    const first = passSecondFactor(shell, waiting);
    await resumeSecondFactor(shell);
    await first;
    expect(openOverlay).toHaveBeenCalledTimes(1);
  });

  test('stays on any other page', async () => {
    const { shell, go } = stage('game', 'passed');
    await resumeSecondFactor(shell);
    expect(go).not.toHaveBeenCalled();
  });

  test('leads to the log-in when it has expired', async () => {
    const elsewhere = stage('game', 'expired');
    await resumeSecondFactor(elsewhere.shell);
    expect(elsewhere.go).toHaveBeenCalledExactlyOnceWith('login');
    const there = stage('login', 'expired');
    await resumeSecondFactor(there.shell);
    expect(there.go).not.toHaveBeenCalled();
  });

  test('does not open for a logged-in member and is removed', async () => {
    const { shell, openOverlay } = stage('home', null, { restricted: false } as SessionInfo);
    await resumeSecondFactor(shell);
    expect(openOverlay).not.toHaveBeenCalled();
    expect(secondFactorWaits(shell.drafts)).toBe(false);
  });
});
