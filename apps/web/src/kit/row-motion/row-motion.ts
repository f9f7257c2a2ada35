// Moves the pieces of a row by themselves while nothing speaks against it.
import type { Overlays } from '../../shell/shell.ts';
import { shownBanner } from '../../ui/banner-carousel.tsx';
import { type MotionScene, mayMove, type RowMotionRule } from './row-motion.rules.ts';

export interface RowMotion {
  readonly scene: () => MotionScene;
  /** Moves the row as long as somebody listens. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly toggle: () => void;
}

/** The share of the row that is on the screen while it counts as in view. */
const IN_VIEW = 0.6;

/** Who has stopped the movement finds it stopped when coming back to the page, until the tab is loaded again @assumed. */
let wasStopped = false;

/** Scrolls to the next piece; only the row, never the page. */
export function showNext(row: HTMLElement, { loops = false, isReduced = false } = {}): void {
  const place = shownBanner(row) + 1;
  const next = row.children[loops ? place % row.children.length : place];
  if (!next) return;
  const [target, frame] = [next.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({
    left: target.left + target.width / 2 - frame.left - frame.width / 2,
    behavior: isReduced ? 'auto' : 'smooth',
  });
}

/** The events of the row that say whether a finger, the pointer or the keyboard is on it. */
const touches: readonly (readonly [keyof HTMLElementEventMap, Partial<MotionScene>])[] = [
  ['touchstart', { isHeld: true }],
  ['touchend', { isHeld: false }],
  ['touchcancel', { isHeld: false }],
  ['pointerenter', { isHeld: true }],
  ['pointerleave', { isHeld: false }],
  ['focusin', { isFocused: true }],
  ['focusout', { isFocused: false }],
];

/** A finger counts by its touches: after a tap, no event says that the pointer has left. */
const isPointerOfFinger = (event: Event): boolean => 'pointerType' in event && event.pointerType !== 'mouse';

export function createRowMotion(
  row: HTMLElement,
  view: Window & Pick<typeof globalThis, 'IntersectionObserver'>,
  overlays: Pick<Overlays, 'topmost' | 'subscribe'>,
  { standsMs, loops, within }: RowMotionRule,
): RowMotion {
  const { document } = view;
  const less = view.matchMedia('(prefers-reduced-motion: reduce)');
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scene: MotionScene = {
    isInView: false,
    isTabShown: true,
    isCovered: false,
    isReduced: less.matches,
    isHeld: false,
    isFocused: false,
    isStopped: wasStopped,
  };

  const stand = (): void => {
    clearTimeout(timer);
    if (!mayMove(scene)) return;
    timer = setTimeout(() => {
      showNext(row, { loops });
      stand();
    }, standsMs);
  };
  /** Whatever changes, the piece that is shown stands its whole time again. */
  const change = (part: Partial<MotionScene>): void => {
    scene = { ...scene, ...part };
    stand();
    for (const listener of listeners) listener();
  };

  const watch = (): (() => void) => {
    const watcher = new view.IntersectionObserver(
      (entries) => change({ isInView: entries[entries.length - 1]?.isIntersecting ?? false }),
      { threshold: IN_VIEW },
    );
    watcher.observe(row);
    const lookAtTab = (): void => change({ isTabShown: document.visibilityState === 'visible' });
    const lookAtMotion = (): void => change({ isReduced: less.matches });
    const lookAtOverlays = (): void => change({ isCovered: overlays.topmost() !== within });
    const ends = touches.map(([event, part]) => {
      const listen = (seen: Event): void => {
        if (!isPointerOfFinger(seen)) change(part);
      };
      row.addEventListener(event, listen, { passive: true });
      return () => row.removeEventListener(event, listen);
    });
    document.addEventListener('visibilitychange', lookAtTab);
    less.addEventListener('change', lookAtMotion);
    ends.push(overlays.subscribe(lookAtOverlays));
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      document.removeEventListener('visibilitychange', lookAtTab);
      less.removeEventListener('change', lookAtMotion);
      for (const end of ends) end();
    };
  };

  let end = (): void => undefined;
  return {
    scene: () => scene,
    subscribe: (listener) => {
      if (listeners.size === 0) end = watch();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    toggle: () => {
      wasStopped = !scene.isStopped;
      change({ isStopped: wasStopped });
    },
  };
}
