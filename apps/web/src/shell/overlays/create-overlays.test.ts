import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBusy } from '../busy/busy.ts';
import { createOverlays } from './create-overlays.ts';
import type { OverlayName } from './overlays.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scene(fetchCode: (name: OverlayName) => Promise<unknown> | null = () => null) {
  const busy = createBusy();
  const steps: { onBack: () => boolean; dropped: boolean }[] = [];
  const queue = createOverlays({
    busy,
    fetchCode,
    lostText: () => 'Check your connection',
    route: 'home',
    openStep: (onBack) => {
      const step = { onBack, dropped: false };
      steps.push(step);
      return () => {
        step.dropped = true;
      };
    },
  });
  return { queue, busy, steps, open: () => queue.openOverlays().map(({ name }) => name) };
}

const news = { items: [], autoplay: false, hidesToday: () => true, onHideToday: () => undefined };
const alert = (message: string) => ({ title: 'Notice', message });

test('an overlay opens and answers with a promise', async () => {
  const { queue, open, steps } = scene();
  const opened = queue.open('language', { current: 'EN' });
  expect(open()).toEqual(['language']);
  queue.openOverlays()[0]?.answer('VI');
  expect(await opened).toBe('VI');
  expect(open()).toEqual([]);
  expect(steps[0]?.dropped).toBe(true);
});

test('what follows an answer takes its place before the page between them is drawn', async () => {
  const { queue, open } = scene();
  const drawn: (readonly OverlayName[])[] = [];
  // React draws what has changed in a microtask.
  queue.subscribe(() => queueMicrotask(() => drawn.push(open())));
  const followed = queue.open('gameSheet', { name: 'Beacon', art: '', query: {} }).then(() => queue.open('login', {}));
  await Promise.resolve();
  queue.openOverlays()[0]?.answer('real');
  await vi.waitFor(() => expect(drawn.length).toBeGreaterThan(1));
  expect(drawn).not.toContainEqual([]);
  expect(open()).toEqual(['login']);
  queue.openOverlays()[0]?.answer('loggedIn');
  await followed;
});

test('whoever watches the queue hears when a form, a payment or a game is over', () => {
  const { queue, busy } = scene();
  const end = busy.begin('form');
  const heard = vi.fn();
  queue.subscribe(heard);
  end();
  expect(heard).toHaveBeenCalledOnce();
});

test('Back closes an overlay and removes its history entry once', async () => {
  const { queue, open, steps } = scene();
  const opened = queue.open('language', { current: 'EN' });
  expect(steps[0]?.onBack()).toBe(true);
  expect(await opened).toBeNull();
  expect(open()).toEqual([]);
  expect(steps[0]?.dropped).toBe(false);
});

test('an overlay that cannot be closed stays until it is answered', async () => {
  const { queue, open, steps } = scene();
  const opened = queue.open('switchMember', { from: 'a', to: 'b' });
  expect(steps[0]?.onBack()).toBe(false);
  queue.openOverlays()[0]?.answer(null);
  expect(open()).toEqual(['switchMember']);
  queue.openOverlays()[0]?.answer('stay');
  expect(await opened).toBe('stay');
});

test('one overlay shows at a time: the log-in under an alert keeps its state and returns', () => {
  const { queue, open } = scene();
  void queue.open('login', {});
  void queue.open('alert', alert('Wrong'));
  expect(open()).toEqual(['login', 'alert']);
  queue.openOverlays()[1]?.answer('confirmed');
  expect(open()).toEqual(['login']);
});

test('a second alert waits for the first', () => {
  const { queue, open } = scene();
  void queue.open('alert', alert('One'));
  void queue.open('alert', alert('Two'));
  expect(queue.openOverlays().map(({ props }) => props)).toEqual([alert('One')]);
  queue.openOverlays()[0]?.answer('confirmed');
  expect(queue.openOverlays().map(({ props }) => props)).toEqual([alert('Two')]);
  expect(open()).toHaveLength(1);
});

test('the same alert twice is one alert with one answer', async () => {
  const { queue } = scene();
  const both = [queue.open('alert', alert('Same')), queue.open('alert', alert('Same'))];
  queue.openOverlays()[0]?.answer('confirmed');
  expect(await Promise.all(both)).toEqual(['confirmed', 'confirmed']);
  expect(queue.openOverlays()).toEqual([]);
});

test('leaving the page closes the person’s overlays, not the site’s alerts', async () => {
  const { queue, open } = scene();
  const opened = queue.open('login', {});
  void queue.open('alert', alert('Notice'));
  queue.leavePage('game');
  expect(await opened).toBeNull();
  expect(open()).toEqual(['alert']);
});

test('a fault in what watches the queue while a page is left keeps nothing from opening later', () => {
  const { queue, open } = scene();
  void queue.open('login', {});
  const stop = queue.subscribe(() => {
    throw new Error('broken');
  });
  expect(() => queue.leavePage('game')).toThrow('broken');
  stop();
  queue.arrive('game');
  void queue.open('language', { current: 'EN' });
  expect(open()).toEqual(['language']);
});

test('an overlay opens when its code has loaded and does not delay others', async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { queue, open } = scene((name) => (name === 'language' ? code : null));
  void queue.open('language', { current: 'EN' });
  void queue.open('login', {});
  expect(open()).toEqual(['login']);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(open()).toEqual(['login', 'language']);
});

test('an alert whose code is lost becomes a toast, and its caller continues', async () => {
  const { queue, open } = scene(() => Promise.reject(new Error('404')));
  const opened = queue.open('alert', alert('No connection'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await opened).toBeNull();
  expect(open()).toEqual([]);
  expect(queue.shownToast()).toMatchObject({ text: 'No connection', tone: 'warn' });
});

test('another overlay whose code is lost shows a message', async () => {
  const { queue, open } = scene(() => Promise.reject(new Error('404')));
  const opened = queue.open('login', {});
  await vi.advanceTimersByTimeAsync(0);
  expect(await opened).toBeNull();
  expect([open(), queue.shownToast()?.text]).toEqual([[], 'Check your connection']);
});

test('an alert that throws while rendering becomes a toast', async () => {
  const { queue, open } = scene();
  void queue.open('alert', alert('Broken'));
  queue.giveUp(queue.openOverlays()[0]?.id ?? 0);
  expect([open(), queue.shownToast()?.text]).toEqual([[], 'Broken']);
});

test('RG-07 the welcome waits until the message of success has been read for its whole time', async () => {
  const { queue, open } = scene();
  queue.toast('Registration success, logging in', 'pos');
  await vi.advanceTimersByTimeAsync(100);
  void queue.open('firstTime', { name: 'maya88' });
  await vi.advanceTimersByTimeAsync(2399);
  expect([open(), queue.shownToast()?.text]).toEqual([[], 'Registration success, logging in']);
  await vi.advanceTimersByTimeAsync(1);
  expect([open(), queue.shownToast()]).toEqual([['firstTime'], null]);
});

test('a sheet of the person’s own opens under a toast at once, and the toast stays', () => {
  const { queue, open } = scene();
  queue.toast('Copied', 'pos');
  void queue.open('language', { current: 'EN' });
  expect([open(), queue.shownToast()?.text]).toEqual([['language'], 'Copied']);
});

test('HT-12 a toast disappears by itself, and the next one replaces it at once', async () => {
  const { queue } = scene();
  queue.toast('One', 'pos', 1500);
  await vi.advanceTimersByTimeAsync(1000);
  queue.toast('Two', 'pos', 1500);
  await vi.advanceTimersByTimeAsync(600);
  expect(queue.shownToast()).toMatchObject({ text: 'Two', tone: 'pos' });
  await vi.advanceTimersByTimeAsync(900);
  expect(queue.shownToast()).toBeNull();
});

test('DF-01 the reason why a form cannot be sent opens over it, but never over a firm overlay', async () => {
  const { queue, busy, open } = scene();
  busy.begin('login');
  void queue.open('domainFailure', { message: '', reference: 'AB12CD34' });
  expect(open()).toEqual([]);
  queue.bringForward('language');
  expect(open()).toEqual([]);
  void queue.open('login', {});
  queue.bringForward('domainFailure');
  expect(open()).toEqual(['login', 'domainFailure']);
  queue.close('domainFailure');
  expect(open()).toEqual(['login']);
  const notice = scene();
  void notice.queue.open('alert', alert('Wait'));
  void notice.queue.open('domainFailure', { message: '', reference: 'AB12CD34' });
  notice.queue.bringForward('domainFailure');
  expect(notice.open()).toEqual(['alert']);
  notice.queue.close('alert');
  expect(notice.open()).toEqual(['domainFailure']);
});

const onHome = (route: string): boolean => route === 'home';

test('what may not lie over the page waits for one that it may lie over', () => {
  const { queue, open } = scene();
  void queue.open('announcements', news);
  void queue.open('pushPrompt', {}, onHome);
  queue.leavePage('deposit');
  queue.arrive('deposit');
  queue.openOverlays()[0]?.answer('read');
  expect(open()).toEqual([]);
  queue.leavePage('home');
  expect(open()).toEqual([]);
  queue.arrive('home');
  expect(open()).toEqual(['pushPrompt']);
});

test('what opened as the page was left goes back to wait, with nobody’s answer', async () => {
  const { queue, open, steps } = scene();
  const settled = vi.fn();
  void queue.open('announcements', news);
  void queue.open('pushPrompt', {}, onHome).then(settled);
  queue.openOverlays()[0]?.answer('left');
  queue.leavePage('deposit');
  queue.arrive('deposit');
  await vi.advanceTimersByTimeAsync(0);
  expect([open(), steps[1]?.dropped, settled.mock.calls]).toEqual([[], true, []]);
  queue.arrive('home');
  queue.openOverlays()[0]?.answer('granted');
  await vi.advanceTimersByTimeAsync(0);
  expect(settled.mock.calls).toEqual([['granted']]);
});

test('the way to another page opens nothing over the one that is left', () => {
  const { queue, open, steps } = scene();
  void queue.open('language', { current: 'EN' });
  void queue.open('pushPrompt', {}, onHome);
  queue.leavePage('home');
  expect([open(), steps.length]).toEqual([[], 1]);
  queue.arrive('home');
  expect(open()).toEqual(['pushPrompt']);
});

test('code that must not be missing later is fetched ahead, and its loss is told', async () => {
  const fetched = vi.fn(async (_: OverlayName) => undefined);
  await scene(fetched).queue.prepare('recoveryCodes');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('recoveryCodes');
  const lost = scene(() => Promise.reject(new Error('lost')));
  await expect(lost.queue.prepare('recoveryCodes')).rejects.toThrow('lost');
});
