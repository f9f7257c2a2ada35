// Tests what waits until it is near the screen.
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

interface Seen {
  readonly target: Element;
  readonly isIntersecting: boolean;
}

/** An observer whose reports the test sends. */
function fakeObserver() {
  const watched = new Set<Element>();
  let report: (entries: readonly Seen[]) => void = () => undefined;
  let count = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: typeof report) {
        report = listener;
        count += 1;
      }
      observe = (element: Element) => void watched.add(element);
      unobserve = (element: Element) => void watched.delete(element);
    },
  );
  return { watched, created: () => count, report: (entries: readonly Seen[]) => report(entries) };
}

const picture = (name: string) => ({ name }) as unknown as Element;

test('an element shows when it comes near, and others go on waiting', async () => {
  const observer = fakeObserver();
  const { whenNear } = await import('./when-near.ts');
  const [near, far] = [picture('near'), picture('far')];
  const shown: string[] = [];
  whenNear(near, () => shown.push('near'));
  whenNear(far, () => shown.push('far'));
  observer.report([
    { target: near, isIntersecting: true },
    { target: far, isIntersecting: false },
  ]);
  expect(shown).toEqual(['near']);
  expect(observer.created()).toBe(1);
});

test('an element that is gone is not watched any more', async () => {
  const observer = fakeObserver();
  const { whenNear } = await import('./when-near.ts');
  const gone = picture('gone');
  const show = vi.fn();
  whenNear(gone, show)();
  observer.report([{ target: gone, isIntersecting: true }]);
  expect(show).not.toHaveBeenCalled();
  expect(observer.watched.size).toBe(0);
});
