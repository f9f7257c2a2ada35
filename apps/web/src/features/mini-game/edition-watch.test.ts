import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { MINI_GAME_FAILED } from '../../shell/mini-game/mini-game-failed.ts';
import { createStore } from '../../shell/storage/store.ts';
import { editionWatch } from './edition-watch.ts';

function scene() {
  const store = createStore(null);
  const settings = { ...examples['system.settings'].output, whitelabel: { LOTTMINIGAME3: true } };
  const { settings: current, events } = fakeShell({ shell: { settings, store } });
  const watch = editionWatch({ settings: current, store, events });
  const change = (whitelabel: Record<string, boolean>): void => {
    Object.assign(current, { whitelabel });
    events.publish('settingsChanged', {});
  };
  return { watch, store, change };
}

test('MG-02 a mini-game that is switched off goes, and one that is switched on comes', () => {
  const { watch, change } = scene();
  const seen: unknown[] = [watch.current()];
  const unsubscribe = watch.subscribe(() => seen.push(watch.current()));
  change({});
  change({ SEALOTTMINIGAME3: true });
  change({ LOTTMINIGAME3: true, SEALOTTMINIGAME3: true });
  expect(seen).toEqual(['v1', null, 's1', 'v1']);
  unsubscribe();
  change({});
  expect(seen).toHaveLength(4);
});

test('a mini-game whose script failed in this visit does not come back with its switch', () => {
  const { watch, store, change } = scene();
  store.write(MINI_GAME_FAILED, '1');
  const listener = vi.fn();
  watch.subscribe(listener);
  change({ SEALOTTMINIGAME3: true });
  expect([listener.mock.calls.length, watch.current()]).toEqual([1, null]);
});
