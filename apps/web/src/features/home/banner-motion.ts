// Moves the banners by themselves while nothing speaks against it.
import type { Overlays } from '../../shell/shell.ts';
import { shownBanner } from '../../ui/banner-carousel.tsx';
import { BANNER_STANDS_MS, type BannerScene, mayMove } from './banner-motion.rules.ts';

export interface BannerMotion {
  readonly scene: () => BannerScene;
  /** Moves the banners as long as somebody listens. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly toggle: () => void;
}

/** The share of the row that is on the screen while it counts as in view. */
const IN_VIEW = 0.6;

/** Who has stopped the movement finds it stopped when coming back to the page, until the tab is loaded again @assumed. */
let wasStopped = false;

/** Scrolls to the next banner, from the last one to the first; only the row, never the page. */
function showNext(row: HTMLElement): void {
  const next = row.children[(shownBanner(row) + 1) % row.children.length];
  if (!next) return;
  const [target, frame] = [next.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: target.left + target.width / 2 - frame.left - frame.width / 2, behavior: 'smooth' });
}

/** The events of the row that say whether a finger, the pointer or the keyboard is on it. */
const touches: readonly (readonly [keyof HTMLElementEventMap, Partial<BannerScene>])[] = [
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

export function createBannerMotion(
  row: HTMLElement,
  view: Window & Pick<typeof globalThis, 'IntersectionObserver'>,
  overlays: Pick<Overlays, 'topmost' | 'subscribe'>,
): BannerMotion {
  const { document } = view;
  const less = view.matchMedia('(prefers-reduced-motion: reduce)');
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scene: BannerScene = {
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
      showNext(row);
      stand();
    }, BANNER_STANDS_MS);
  };
  /** Whatever changes, the banner that is shown stands its whole time again. */
  const change = (part: Partial<BannerScene>): void => {
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
    const lookAtOverlays = (): void => change({ isCovered: overlays.topmost() !== null });
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
