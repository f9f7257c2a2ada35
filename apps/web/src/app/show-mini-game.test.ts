import { type SwitchName, switches, switchKeys } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../kit/fake-page.tsx';
import { MINI_GAME_FAILED } from '../shell/mini-game/mini-game-failed.ts';
import type { SessionInfo } from '../shell/shell.ts';
import { createStore } from '../shell/storage/store.ts';
import { showMiniGame } from './show-mini-game.ts';

const MiniGame = () => null;
const member = { id: 'm1', userName: 'demo', restricted: false } as SessionInfo;

interface Scene {
  readonly session?: SessionInfo | null;
  readonly on?: SwitchName;
  readonly hasFailed?: boolean;
}

function scene(
  { session = null, on = 'miniGame', hasFailed = false }: Scene,
  load = vi.fn(async () => ({ MiniGame })),
) {
  let current = session;
  let changed = (): void => undefined;
  const subscribe = (seen: () => void) => {
    changed = seen;
    return () => undefined;
  };
  const store = createStore(null);
  if (hasFailed) store.write(MINI_GAME_FAILED, '1');
  const whitelabelVal = Object.fromEntries(switchKeys.map((key) => [key, switches[key].name === on]));
  const { whitelabel: _, ...settings } = examples['system.settings'].output;
  const shell = fakeShell({
    shell: { store, settings: { ...settings, whitelabelVal }, session: { current: () => current, subscribe } },
  });
  const show = vi.fn();
  showMiniGame(shell, load, show);
  const begin = (next: SessionInfo | null): void => {
    current = next;
    changed();
  };
  return { load, show, begin, events: shell.events, settings: shell.settings };
}

test.each(['miniGame', 'miniGameSea'] as const)('MG-01 with %s a member who is there gets it', async (on) => {
  const { show } = scene({ session: member, on });
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(MiniGame));
});

test('MG-01 it is fetched with the log-in, and once however often somebody logs in', async () => {
  const { load, show, begin } = scene({});
  expect(load).not.toHaveBeenCalled();
  begin(member);
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1));
  begin(null);
  begin(member);
  expect(load).toHaveBeenCalledTimes(1);
});

test('MG-02 without a switch nothing is fetched', () => {
  const { load, begin } = scene({ session: member, on: 'captcha' });
  begin(member);
  expect(load).not.toHaveBeenCalled();
});

test('MG-02 a mini-game that is switched on while the page is open comes, once', async () => {
  const { load, show, settings, events } = scene({ session: member, on: 'captcha' });
  expect(load).not.toHaveBeenCalled();
  Object.assign(settings, { whitelabelVal: { LOTTMINIGAME3: true } });
  events.publish('settingsChanged', {});
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(MiniGame));
  events.publish('settingsChanged', {});
  expect(load).toHaveBeenCalledTimes(1);
});

test('a script that did not work in this visit is not fetched again', () => {
  expect(scene({ session: member, hasFailed: true }).load).not.toHaveBeenCalled();
});

test('a member who must change the password first gets it afterwards', async () => {
  const { load, show, begin } = scene({ session: { ...member, restricted: true } });
  expect(load).not.toHaveBeenCalled();
  begin(member);
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1));
});

test.each(['wentOnline', 'pageShown'] as const)('%s fetches its lost code again', async (sign) => {
  const load = vi.fn(async () => ({ MiniGame })).mockRejectedValueOnce(new Error('404'));
  const { show, events } = scene({ session: member }, load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  events.publish(sign, sign === 'pageShown' ? { restored: false } : ({} as never));
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(MiniGame));
});
