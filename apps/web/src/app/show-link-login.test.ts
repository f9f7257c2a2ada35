import { expect, test, vi } from 'vitest';
import { fakeShell } from '../kit/fake-page.tsx';
import type { SessionInfo } from '../shell/shell.ts';
import { showLinkLogin } from './show-link-login.ts';

const Notice = () => null;
const member = { id: 'm1', userName: 'demo' } as SessionInfo;
const throughLink: SessionInfo = { ...member, throughLink: true };

/** A page that `session` opens with; `begin` starts another one on it. */
function scene(session: SessionInfo | null, load = vi.fn(async () => ({ SlotContent: Notice }))) {
  let current = session;
  let changed = (): void => undefined;
  const subscribe = (seen: () => void) => {
    changed = seen;
    return () => undefined;
  };
  const show = vi.fn();
  const shell = fakeShell({ shell: { session: { current: () => current, subscribe } } });
  showLinkLogin(shell, load, show);
  const begin = (next: SessionInfo): void => {
    current = next;
    changed();
  };
  return { show, load, begin, events: shell.events };
}

test('a page that opens with an unconfirmed member shows who is logged in', async () => {
  const { show } = scene(throughLink);
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(Notice));
});

test('a page shows the member as soon as a link has logged in its visitor', async () => {
  const { show, load, begin } = scene(null);
  expect(load).not.toHaveBeenCalled();
  begin(throughLink);
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(Notice));
});

test('a visitor and a member who logged in with a form fetch none of its code', () => {
  const { load, begin } = scene(null);
  begin(member);
  expect(load).not.toHaveBeenCalled();
});

test.each(['wentOnline', 'pageShown'] as const)('%s fetches its lost code again', async (sign) => {
  const load = vi.fn(async () => ({ SlotContent: Notice })).mockRejectedValueOnce(new Error('404'));
  const { show, events } = scene(throughLink, load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(show).not.toHaveBeenCalled();
  events.publish(sign, sign === 'pageShown' ? { restored: false } : ({} as never));
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(Notice));
});
