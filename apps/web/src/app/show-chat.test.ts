import { switches, switchKeys } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../kit/fake-page.tsx';
import { settled } from '../shell/flow/fake-run.ts';
import { fakeFailure } from '../shell/http/fake-failure.ts';
import { showChat } from './show-chat.ts';

const ChatButton = () => null;
/** A back end with a page of its own. */
const script = { ...examples['relay.customerServiceScript'].output, frameUrl: 'https://chat.vendor.example/' };

function scene(
  hasRelay: boolean,
  answers: readonly unknown[] = [],
  { vendorChat = false, restricted = false } = {},
  loadCode = vi.fn(async () => ({ ChatButton })),
) {
  const whitelabelVal = Object.fromEntries(
    switchKeys.map((key) => [key, hasRelay && switches[key].name === 'chatRelay']),
  );
  const { whitelabel: _, ...settings } = examples['system.settings'].output;
  const left = [...answers];
  const load = vi.fn(async () => left.shift());
  const shell = fakeShell({
    shell: {
      settings: { ...settings, whitelabelVal, vendorChat },
      load: load as never,
      session: { current: () => ({ restricted }) as never },
    },
  });
  const show = vi.fn();
  showChat(shell, loadCode, show);
  const switchRelayOn = (): void => {
    Object.assign(shell.settings, { whitelabelVal: { CBS3: true } });
    shell.events.publish('settingsChanged', {});
  };
  return { load, loadCode, show, switchRelayOn, events: shell.events };
}

test('SW-02 with CBS3 the chat is the relay’s, and nobody asks for a vendor’s script', async () => {
  const { show, load } = scene(true);
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(ChatButton));
  expect(load).not.toHaveBeenCalled();
});

test('SW-02 without CBS3 the chat is the vendor’s, and there is no button without a script', async () => {
  const { show, load } = scene(false, [{ ok: true, value: script }]);
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(ChatButton));
  expect(load).toHaveBeenCalledExactlyOnceWith('relay.customerServiceScript', {});
  const none = scene(false, [{ ok: true, value: { csType: null, frameUrl: null, agent: null } }]);
  await settled();
  expect(none.loadCode).not.toHaveBeenCalled();
  none.events.publish('pageShown', { restored: false });
  await settled();
  expect(none.load).toHaveBeenCalledTimes(1);
});

test('SW-02 an operator whose file names a vendor’s script has the button before any back end, but not while only a password can be set', async () => {
  const { show, load } = scene(false, [], { vendorChat: true });
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(ChatButton));
  expect(load).not.toHaveBeenCalled();
  const restricted = scene(false, [], { vendorChat: true, restricted: true });
  await settled();
  expect(restricted.show).not.toHaveBeenCalled();
});

const noScript = { ok: true, value: { csType: null, frameUrl: null, agent: null } };

test('SW-02 the button comes once CBS3 is on where no vendor has a script', async () => {
  const { show, switchRelayOn } = scene(false, [noScript]);
  await settled();
  switchRelayOn();
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(ChatButton));
});

test('SW-02 settings that change while the button is on its way bring one button', async () => {
  const { show, loadCode, switchRelayOn } = scene(false, [{ ok: true, value: script }]);
  switchRelayOn();
  await vi.waitFor(() => expect(loadCode).toHaveBeenCalledTimes(2));
  switchRelayOn();
  await settled();
  expect([show.mock.calls.length, loadCode.mock.calls.length]).toEqual([1, 2]);
});

test('an answer or code that is lost is asked for again with the next connection', async () => {
  const { show, events } = scene(false, [fakeFailure(), { ok: true, value: script }]);
  await settled();
  expect(show).not.toHaveBeenCalled();
  events.publish('wentOnline', {});
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1));
});
