// Tests what waits until it is near the screen.
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

interface Seen {
  readonly target: Element;
  readonly isIntersecting: boolean;
  readonly intersectionRatio: number;
}

/** Observers whose reports the test sends, and a window that it touches and scrolls. */
function fakeWindow() {
  vi.useFakeTimers();
  const watched = new Set<Element>();
  const margins: (IntersectionObserverInit | undefined)[] = [];
  let report: (entries: readonly Seen[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: typeof report, init?: IntersectionObserverInit) {
        report = listener;
        margins.push(init);
      }
      observe = (element: Element) => void watched.add(element);
      unobserve = (element: Element) => void watched.delete(element);
      disconnect = () => watched.clear();
    },
  );
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  return {
    watched,
    margins,
    happen: (name: string) => listeners.get(name)?.(),
    report: (entries: readonly Seen[]) => report(entries),
  };
}

const picture = (name: string) => ({ name }) as unknown as Element;
const onScreen = { threshold: 0.25 };
const ahead = { threshold: 0, rootMargin: '50% 0px', scrollMargin: '0px 200px' };

test('an element shows when it comes near, and others go on waiting', async () => {
  const view = fakeWindow();
  const { whenNear } = await import('./when-near.ts');
  const [near, far] = [picture('near'), picture('far')];
  const shown: string[] = [];
  whenNear(near, () => shown.push('near'));
  whenNear(far, () => shown.push('far'));
  view.report([
    { target: near, isIntersecting: true, intersectionRatio: 1 },
    { target: far, isIntersecting: false, intersectionRatio: 0 },
  ]);
  expect(shown).toEqual(['near']);
  expect(view.margins).toEqual([onScreen]);
});

test('an element that is cut at the edge of the screen shows once the page moves', async () => {
  const view = fakeWindow();
  const { whenNear } = await import('./when-near.ts');
  const cut = picture('cut');
  const show = vi.fn();
  whenNear(cut, show);
  view.report([{ target: cut, isIntersecting: true, intersectionRatio: 0.24 }]);
  expect(show).not.toHaveBeenCalled();
  view.report([{ target: cut, isIntersecting: true, intersectionRatio: 0.25 }]);
  expect(show).toHaveBeenCalledTimes(1);
  view.happen('scroll');
  view.report([{ target: cut, isIntersecting: true, intersectionRatio: 0.01 }]);
  expect(show).toHaveBeenCalledTimes(2);
});

test('an element that is gone is not watched any more', async () => {
  const view = fakeWindow();
  const { whenNear } = await import('./when-near.ts');
  const gone = picture('gone');
  const show = vi.fn();
  whenNear(gone, show)();
  view.report([{ target: gone, isIntersecting: true, intersectionRatio: 1 }]);
  expect(show).not.toHaveBeenCalled();
  expect(view.watched.size).toBe(0);
});

test('what is below the screen waits until the page moves', async () => {
  const view = fakeWindow();
  const { whenNear } = await import('./when-near.ts');
  const [first, gone] = [picture('first'), picture('gone')];
  whenNear(first, vi.fn());
  whenNear(gone, vi.fn())();
  expect(view.margins).toEqual([onScreen]);
  view.happen('scroll');
  expect(view.margins).toEqual([onScreen, ahead]);
  expect([...view.watched]).toEqual([first]);
  view.happen('scroll');
  await vi.runAllTimersAsync();
  expect(view.margins).toHaveLength(2);
});

test('or until it has rested for half a second, and a touch makes it wait again', async () => {
  const view = fakeWindow();
  const { whenNear } = await import('./when-near.ts');
  whenNear(picture('below'), vi.fn());
  await vi.advanceTimersByTimeAsync(400);
  view.happen('pointerdown');
  await vi.advanceTimersByTimeAsync(499);
  expect(view.margins).toEqual([onScreen]);
  await vi.advanceTimersByTimeAsync(1);
  expect(view.margins).toEqual([onScreen, ahead]);
});
