// Moves a floating button with finger, mouse and arrow keys, tells taps from drags, and keeps the button in sight.
import {
  BOUNDS_POLL_MS,
  type Bounds,
  boundsOf,
  clamp,
  isDrag,
  isNewClick,
  type Place,
  type Point,
  placeOf,
  pointAt,
  startPlace,
  stepOf,
} from './floating.rules.ts';

export interface FloatingOptions {
  /** The bars at the bottom of the page, which the button never covers. */
  readonly bars: () => readonly Element[];
  readonly readPlace: () => Place | null;
  readonly keepPlace: (place: Place) => void;
  readonly onTap: () => void;
}

/** What it needs of a window. */
export type FloatingView = Pick<
  Window,
  'innerWidth' | 'innerHeight' | 'visualViewport' | 'addEventListener' | 'removeEventListener'
> & {
  readonly document: { readonly documentElement: Pick<HTMLElement, 'dir'> };
};

interface Drag {
  readonly pointer: number;
  readonly from: Point;
  /** Where the button was. */
  readonly start: Point;
  isMoving: boolean;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

function measure(view: FloatingView, button: HTMLElement, bars: readonly Element[]): Bounds {
  const { innerWidth, innerHeight, visualViewport } = view;
  const sight = {
    left: visualViewport?.offsetLeft ?? 0,
    top: visualViewport?.offsetTop ?? 0,
    width: visualViewport?.width ?? innerWidth,
    height: visualViewport?.height ?? innerHeight,
    windowWidth: innerWidth,
    bars: bars.map((bar) => bar.getBoundingClientRect().top),
  };
  return boundsOf(sight, { width: button.offsetWidth, height: button.offsetHeight });
}

/** Starts it; the returned function ends it. */
export function startFloating(view: FloatingView, button: HTMLElement, options: FloatingOptions): () => void {
  const { bars, readPlace, keepPlace, onTap } = options;
  let place = readPlace() ?? startPlace(view.document.documentElement.dir);
  let at: Point = { x: 0, y: 0 };
  let bounds: Bounds;
  let drag: Drag | null = null;
  let hasDragged = false;
  let lastClick = Number.NEGATIVE_INFINITY;

  const show = (point: Point): void => {
    at = point;
    button.style.transform = `translate(${at.x}px, ${at.y}px)`;
  };
  const measureAgain = (): void => {
    bounds = measure(view, button, bars());
    show(drag?.isMoving ? clamp(at, bounds) : pointAt(place, bounds));
  };
  const moveBy = (start: Point, { x, y }: Point): void => show(clamp({ x: start.x + x, y: start.y + y }, bounds));
  const keep = (): void => {
    place = placeOf(at, bounds);
    keepPlace(place);
  };

  const listeners = {
    pointerdown: (event: PointerEvent): void => {
      hasDragged = false;
      if (!event.isPrimary || event.button !== 0) return;
      drag = { pointer: event.pointerId, from: pointOf(event), start: at, isMoving: false };
      button.setPointerCapture(event.pointerId);
    },
    // The browser would drag the link that lies below the button, and cancel the pointer.
    mousedown: (event: MouseEvent): void => event.preventDefault(),
    pointermove: (event: PointerEvent): void => {
      if (drag?.pointer !== event.pointerId) return;
      const to = pointOf(event);
      drag.isMoving ||= isDrag(drag.from, to);
      if (drag.isMoving) moveBy(drag.start, { x: to.x - drag.from.x, y: to.y - drag.from.y });
    },
    pointerup: (event: PointerEvent): void => endDrag(event),
    pointercancel: (event: PointerEvent): void => endDrag(event),
    click: (event: MouseEvent): void => {
      // A click of the keyboard or of a screen reader has no count; the browser follows up a drag with one that has.
      if (hasDragged && event.detail > 0) return;
      if (!isNewClick(event.timeStamp, lastClick)) return;
      lastClick = event.timeStamp;
      onTap();
    },
    keydown: (event: KeyboardEvent): void => {
      const step = stepOf(event.key);
      if (!step) return;
      event.preventDefault();
      moveBy(at, step);
      keep();
    },
  };
  const endDrag = ({ pointerId }: PointerEvent): void => {
    if (drag?.pointer !== pointerId) return;
    hasDragged = drag.isMoving;
    drag = null;
    if (hasDragged) keep();
  };

  measureAgain();
  const poll = setInterval(measureAgain, BOUNDS_POLL_MS);
  // A turned phone shows no moment in which the button is out of sight.
  view.addEventListener('resize', measureAgain);
  // Each listener stands under the name of its event.
  const entries = Object.entries(listeners) as [string, (event: Event) => void][];
  for (const [name, listener] of entries) button.addEventListener(name, listener);
  return () => {
    clearInterval(poll);
    view.removeEventListener('resize', measureAgain);
    for (const [name, listener] of entries) button.removeEventListener(name, listener);
  };
}
