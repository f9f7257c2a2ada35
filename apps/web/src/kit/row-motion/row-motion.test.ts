import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MotionScene, mayMove, rowMotions } from './row-motion.rules.ts';
import { createRowMotion } from './row-motion.ts';

const free: MotionScene = {
  isInView: true,
  isTabShown: true,
  isCovered: false,
  isReduced: false,
  isHeld: false,
  isFocused: false,
  isStopped: false,
};

test('banners move by themselves while nothing speaks against it', () => {
  expect(mayMove(free)).toBe(true);
});

test.each<[string, Partial<MotionScene>]>([
  ['out of view', { isInView: false }],
  ['in a background tab', { isTabShown: false }],
  ['behind an overlay', { isCovered: true }],
  ['under reduced motion', { isReduced: true }],
  ['under a finger', { isHeld: true }],
  ['with the keyboard on them', { isFocused: true }],
  ['stopped by the person', { isStopped: true }],
])('banners stand still %s', (_, part) => {
  expect(mayMove({ ...free, ...part })).toBe(false);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Listen = (event?: unknown) => void;

/** What can be listened to, with a way to publish its events. */
function source() {
  const listeners = new Map<string, Set<Listen>>();
  return {
    addEventListener: (event: string, listen: Listen) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listen)),
    removeEventListener: (event: string, listen: Listen) => void listeners.get(event)?.delete(listen),
    publish: (event: string, fields: object = {}): void => {
      for (const listen of listeners.get(event) ?? []) listen(fields);
    },
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

/** Three banners of 300 pixels in a row of that width; the row scrolls at once. */
function stage({ reduced = false, of = 'banners' }: { reduced?: boolean; of?: keyof typeof rowMotions } = {}) {
  let left = 0;
  const rect = (start: number) => ({ left: start, width: 300 });
  const banners = [0, 1, 2].map((place) => ({ getBoundingClientRect: () => rect(place * 300 - left) }));
  const events = source();
  const row = {
    ...events,
    children: banners,
    clientWidth: 300,
    getBoundingClientRect: () => rect(0),
    scrollBy: ({ left: by }: { left: number }) => {
      left += by;
    },
  };
  const tab = { ...source(), visibilityState: 'visible' };
  const less = { ...source(), matches: reduced };
  let see = (_: { isIntersecting: boolean }[]): void => undefined;
  let covered: string | null = null;
  let overlayChanged = (): void => undefined;
  const view = {
    document: tab,
    matchMedia: () => less,
    IntersectionObserver: class {
      constructor(seen: typeof see) {
        see = seen;
      }
      observe = () => see([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  };
  const overlays = {
    topmost: () => covered,
    subscribe: (listener: () => void) => {
      overlayChanged = listener;
      return () => undefined;
    },
  };
  // Only the parts of a window, a row and the overlays that the movement touches.
  const motion = createRowMotion(row as never, view as never, overlays as never, rowMotions[of]);
  return {
    motion,
    row,
    tab,
    less,
    shown: () => left / 300,
    see: (isIntersecting: boolean) => see([{ isIntersecting }]),
    cover: (overlay: string | null) => {
      covered = overlay;
      overlayChanged();
    },
    listening: () => row.count() + tab.count() + less.count(),
  };
}

test('each banner stands for 6 s, and the first one follows the last', () => {
  const { motion, shown } = stage();
  const end = motion.subscribe(() => undefined);
  const places = [5_999, 1, 6_000, 6_000, 6_000].map((ms) => {
    vi.advanceTimersByTime(ms);
    return shown();
  });
  expect(places).toEqual([0, 1, 2, 0, 1]);
  end();
});

test('each announcement stands for 5 s, under its own overlay, and the last one stays', () => {
  const { motion, shown, cover } = stage({ of: 'announcements' });
  const end = motion.subscribe(() => undefined);
  cover('announcements');
  const places = [4_999, 1, 5_000, 60_000].map((ms) => {
    vi.advanceTimersByTime(ms);
    return shown();
  });
  expect(places).toEqual([0, 1, 2, 2]);
  end();
});

test('announcements stand still under another overlay', () => {
  const { motion, shown, cover } = stage({ of: 'announcements' });
  const end = motion.subscribe(() => undefined);
  cover('alert');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(0);
  end();
});

test.each<[string, (scene: ReturnType<typeof stage>) => void, (scene: ReturnType<typeof stage>) => void]>([
  ['a finger', ({ row }) => row.publish('touchstart'), ({ row }) => row.publish('touchend')],
  ['a finger that begins to scroll', ({ row }) => row.publish('touchstart'), ({ row }) => row.publish('touchcancel')],
  [
    'the pointer',
    ({ row }) => row.publish('pointerenter', { pointerType: 'mouse' }),
    ({ row }) => row.publish('pointerleave', { pointerType: 'mouse' }),
  ],
  ['the keyboard', ({ row }) => row.publish('focusin'), ({ row }) => row.publish('focusout')],
  ['a place out of view', ({ see }) => see(false), ({ see }) => see(true)],
  ['an overlay', ({ cover }) => cover('login'), ({ cover }) => cover(null)],
  ['the button', ({ motion }) => motion.toggle(), ({ motion }) => motion.toggle()],
  [
    'a tab in the background',
    ({ tab }) => {
      tab.visibilityState = 'hidden';
      tab.publish('visibilitychange');
    },
    ({ tab }) => {
      tab.visibilityState = 'visible';
      tab.publish('visibilitychange');
    },
  ],
  [
    'the wish for less motion',
    ({ less }) => {
      less.matches = true;
      less.publish('change');
    },
    ({ less }) => {
      less.matches = false;
      less.publish('change');
    },
  ],
])('%s stops the movement; after it the banner stands its whole time again', (_, stop, release) => {
  const scene = stage();
  const end = scene.motion.subscribe(() => undefined);
  vi.advanceTimersByTime(5_000);
  stop(scene);
  vi.advanceTimersByTime(60_000);
  expect(scene.shown()).toBe(0);
  release(scene);
  vi.advanceTimersByTime(5_999);
  expect(scene.shown()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(scene.shown()).toBe(1);
  end();
});

test('a tap that leaves no trace of its end does not stop the movement', () => {
  const { motion, row, shown } = stage();
  const end = motion.subscribe(() => undefined);
  row.publish('touchstart');
  row.publish('touchend');
  row.publish('pointerenter', { pointerType: 'touch' });
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBe(1);
  end();
});

test('under reduced motion nothing moves from the start', () => {
  const { motion, shown } = stage({ reduced: true });
  const end = motion.subscribe(() => undefined);
  vi.advanceTimersByTime(60_000);
  expect([shown(), motion.scene().isReduced]).toEqual([0, true]);
  end();
});

test('nothing moves and nothing listens once the page is left', () => {
  const { motion, shown, listening } = stage();
  motion.subscribe(() => undefined)();
  vi.advanceTimersByTime(60_000);
  expect([shown(), listening()]).toEqual([0, 0]);
});

test('a person who stopped the movement finds it stopped on the page when coming back', () => {
  const first = stage().motion;
  first.toggle();
  const second = stage().motion;
  expect(second.scene().isStopped).toBe(true);
  second.toggle();
  expect(stage().motion.scene().isStopped).toBe(false);
});
