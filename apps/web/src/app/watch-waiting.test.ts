import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBusy } from '../shell/busy/busy.ts';
import { createOverlays } from '../shell/overlays/create-overlays.ts';
import { watchWaiting } from './watch-waiting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scene() {
  let arrive = (): void => undefined;
  let lose = (): void => undefined;
  const queue = createOverlays({
    busy: createBusy(),
    openStep: () => () => undefined,
    fetchCode: () =>
      new Promise<void>((resolve, reject) => {
        arrive = resolve;
        lose = () => reject(new Error('lost'));
      }),
    lostText: () => 'Check your connection',
    route: 'home',
  });
  const shown: string[] = [];
  const notice = { show: (text: string) => void shown.push(text), hide: () => void shown.push('hidden') };
  watchWaiting({ queue, shell: { texts: { t: (key) => key } } }, notice);
  return { queue, shown, arrive: () => arrive(), lose: () => lose() };
}

test('SP-02 a sheet whose code is slow says so, until it opens', async () => {
  const { queue, shown, arrive } = scene();
  void queue.open('language', { current: 'EN' });
  vi.advanceTimersByTime(499);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['common.loading']);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['common.loading', 'hidden']);
});

test('SP-02 the notice lasts ten seconds at most', () => {
  const { queue, shown } = scene();
  void queue.open('language', { current: 'EN' });
  vi.advanceTimersByTime(10_499);
  expect(shown).toEqual(['common.loading']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['common.loading', 'hidden']);
});

test('SP-02 a sheet that is lost takes the notice along', async () => {
  const { queue, shown, lose } = scene();
  void queue.open('language', { current: 'EN' });
  vi.advanceTimersByTime(500);
  lose();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['common.loading', 'hidden']);
});

test('what interrupts by itself says nothing while its code loads', () => {
  const { queue, shown } = scene();
  void queue.open('maintenancePlanned', { from: '', end: null, text: null });
  void queue.open('appUpgrade', { from: '2.4.9', to: '2.4.39' });
  vi.advanceTimersByTime(20_000);
  expect(shown.filter((text) => text !== 'hidden')).toHaveLength(0);
});
