// Waits until an element is near the screen. Browsers load lazy pictures from up to 2,500 pixels away, which is all of home.

/** Half a screen ahead; a row that scrolls sideways, one and a half tiles. Older browsers know the first only. */
const AHEAD = { threshold: 0, rootMargin: '50% 0px', scrollMargin: '0px 200px' };
/** Until then, what is cut at the edge of a row waits, too. */
const ON_SCREEN = { threshold: 0.25 };
/** Milliseconds after the last touch until the page looks ahead @assumed. */
const REST_MS = 500;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function observe(view: typeof AHEAD | typeof ON_SCREEN): void {
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    // Some browsers report every touch of the screen's edge as intersecting, whatever the threshold.
    for (const { isIntersecting, intersectionRatio, target } of entries)
      if (isIntersecting && intersectionRatio >= view.threshold) waiting.get(target)?.();
  }, view);
  for (const element of waiting.keys()) observer.observe(element);
}

/** On a slow phone the answer to the first tap needs the network and the processor: until the page moves or rests, only what is on the screen loads. */
function begin(): void {
  observe(ON_SCREEN);
  let rest: ReturnType<typeof setTimeout> | undefined;
  const lookAhead = (): void => {
    clearTimeout(rest);
    removeEventListener('pointerdown', wait, true);
    removeEventListener('scroll', lookAhead, true);
    observe(AHEAD);
  };
  const wait = (): void => {
    clearTimeout(rest);
    rest = setTimeout(lookAhead, REST_MS);
  };
  // Captured: rows that scroll sideways tell nobody above them.
  addEventListener('pointerdown', wait, true);
  addEventListener('scroll', lookAhead, true);
  wait();
}

/** Calls `show` when the element is near the screen, perhaps more than once. Returns how to stop waiting. */
export function whenNear(element: Element, show: () => void): () => void {
  if (!observer) begin();
  waiting.set(element, show);
  observer?.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
