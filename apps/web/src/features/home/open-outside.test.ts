import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { openOutside } from './open-outside.ts';

const member = { id: '1', token: 'live-session-token', userName: 'maya.cruz', restricted: false } as SessionInfo;
const partner = 'https://partner.example/play?lane=2#top';
const withCode = 'https://partner.example/play?lane=2&token=code-of-one-use&username=maya.cruz#top';

interface Scene {
  readonly session?: SessionInfo | null;
  readonly hosts?: readonly string[];
  readonly carrySession?: boolean;
  readonly code?: () => Promise<unknown>;
}

function stage({ session = member, hosts = ['https://partner.example'], carrySession, code }: Scene = {}) {
  const leave = vi.fn();
  const toast = vi.fn();
  const inside = vi.fn();
  const send = vi.fn(code ?? (async () => ({ ok: true, value: { code: 'code-of-one-use', expires: '' } })));
  const page = { route: 'home' };
  const shell = fakeShell({
    shell: {
      send,
      navigation: { origin: 'https://aurora.example', route: () => page.route as 'home', leave: inside },
      session: { current: () => session },
      settings: { bannerHosts: [...hosts], ...(carrySession && { bannersCarrySession: true }) },
      overlays: { toast },
    },
  });
  return {
    leave,
    toast,
    inside,
    send,
    page,
    open: (address: string) => openOutside(address, shell, { from: 'home', leave }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an address outside', () => {
  test('a member comes to a listed host with a code of one use and the user name', async () => {
    const { open, leave, send, toast } = stage();
    await open(partner);
    expect(send).toHaveBeenCalledExactlyOnceWith('session.handoffCode', {}, { alert: false });
    expect(leave).toHaveBeenCalledExactlyOnceWith(withCode);
    expect(toast).toHaveBeenCalledExactlyOnceWith('Taking you to partner.example…', 'pos');
  });

  test('the session token itself goes along only where the operator says so', async () => {
    const { open, leave, send } = stage({ carrySession: true });
    await open(partner);
    expect(leave).toHaveBeenCalledExactlyOnceWith(
      'https://partner.example/play?lane=2&token=live-session-token&username=maya.cruz#top',
    );
    expect(send).not.toHaveBeenCalled();
  });

  test('what the operator wrote for token and user name gives way', async () => {
    const { open, leave } = stage();
    await open('https://partner.example/?token=old&username=%7Buser%7D');
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://partner.example/?token=code-of-one-use&username=maya.cruz');
  });

  test.each<[string, Scene]>([
    ['a visitor', { session: null }],
    ['a host that is not listed', { hosts: ['https://other.example'] }],
    ['the same host on another port', { hosts: ['https://partner.example:8443'] }],
    ['a host below a listed one', { hosts: ['https://example'] }],
    ['a list that says the session goes along, and not there', { hosts: [], carrySession: true }],
    ['a member whom a link has logged in', { session: { ...member, throughLink: true } }],
    ['a member who has to change the password first', { session: { ...member, restricted: true } }],
  ])('opens as it is for %s', async (_, scene) => {
    const { open, leave, send, toast } = stage(scene);
    await open(partner);
    expect(leave).toHaveBeenCalledExactlyOnceWith(partner);
    expect([send, toast].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  });

  test('opens as it is where the back end gives no code', async () => {
    const { open, leave } = stage({ code: async () => fakeFailure({ errorCode: 'not.found', status: 404 }) });
    await open(partner);
    expect(leave).toHaveBeenCalledExactlyOnceWith(partner);
  });

  test('opens as it is after 6 s without a code', async () => {
    const { open, leave } = stage({ code: () => new Promise(() => undefined) });
    void open(partner);
    await vi.advanceTimersByTimeAsync(5_999);
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(leave).toHaveBeenCalledExactlyOnceWith(partner);
  });

  test('opens nothing for somebody who has gone to another page meanwhile', async () => {
    const { open, leave, page } = stage();
    const opening = open(partner);
    page.route = 'game';
    await opening;
    expect(leave).not.toHaveBeenCalled();
  });

  test.each([partner, 'https://aurora.example/m/help'])(
    'opens nothing where its code comes late, and the person is on another page (%s)',
    async (address) => {
      const { open, leave, inside, send, page } = stage();
      page.route = 'game';
      await open(address);
      expect([leave, inside, send].map((call) => call.mock.calls.length)).toEqual([0, 0, 0]);
    },
  );

  test('the whole address of a page of ours opens inside', async () => {
    const { open, leave, inside } = stage();
    await open('https://aurora.example/m/help?id=play-safely');
    expect(inside).toHaveBeenCalledExactlyOnceWith('https://aurora.example/m/help?id=play-safely');
    expect(leave).not.toHaveBeenCalled();
  });
});
