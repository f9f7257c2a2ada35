// Waits until an element is near the screen. Browsers load lazy pictures from up to 2,500 pixels away, which is all of home.

/** Half a screen ahead; a row that scrolls sideways, one and a half tiles. Older browsers know the first only. */
const AHEAD = { rootMargin: '50% 0px', scrollMargin: '0px 200px' };

const waiting = new Map<Element, () => void>();

const createObserver = () =>
  new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
  }, AHEAD);

let observer: IntersectionObserver | undefined;

/** Calls `show` when the element is near the screen, perhaps more than once. Returns how to stop waiting. */
export function whenNear(element: Element, show: () => void): () => void {
  observer ??= createObserver();
  waiting.set(element, show);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
