// Rules of a button that floats over the page and can be dragged: which pages have it, what a tap is, and where it may be. Pure.
import type { RouteName } from '../navigation/routes.ts';

/** Pages to look around on. Forms, payments and the launch of a game have none @assumed. */
const pages: ReadonlySet<RouteName> = new Set([
  'home',
  'game',
  'activity',
  'news',
  'help',
  'memberHome',
  'myBets',
  'inbox',
]);

/** Tells whether the page has the button of the chat and that of the mini-game. */
export const hasFloating = (route: RouteName): boolean => pages.has(route);

/** MG-03: a movement from here on is a drag. */
export const DRAG_FROM_PX = 2;
/** MG-03: a second click within this time counts for nothing. */
export const CLICK_DEBOUNCE_MS = 250;
/** MG-03: how often the bounds are measured anew: rotation, keyboard and bars of the page change them. */
export const BOUNDS_POLL_MS = 250;
/** MG-03: distance from the edges, as a share of the window's width. */
const MARGIN_SHARE = 0.02;
/** What an arrow key moves @assumed. */
const KEY_STEP_PX = 16;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is visible of the window: less than the window itself where an on-screen keyboard is open. */
export interface Sight extends Size {
  readonly left: number;
  readonly top: number;
  /** Width of the whole window. */
  readonly windowWidth: number;
  /** Upper edges of the bars at the bottom of the page. */
  readonly bars: readonly number[];
}

/** Where the button's upper left corner may be. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place in shares of the bounds, from the upper left: it survives rotation and other windows. */
export interface Place {
  readonly across: number;
  readonly down: number;
}

export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) >= DRAG_FROM_PX;

export const isNewClick = (atMs: number, lastMs: number): boolean => atMs - lastMs >= CLICK_DEBOUNCE_MS;

/** Bounds within the margins and above the bars. Where nothing fits, the upper left corner has it. */
export function boundsOf({ left, top, width, height, windowWidth, bars }: Sight, size: Size): Bounds {
  const margin = windowWidth * MARGIN_SHARE;
  const end = Math.min(top + height, ...bars);
  const corner = { left: left + margin, top: top + margin };
  return {
    ...corner,
    right: Math.max(corner.left, left + width - margin - size.width),
    bottom: Math.max(corner.top, end - margin - size.height),
  };
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The nearest point within the bounds. */
export const clamp = ({ x, y }: Point, { left, top, right, bottom }: Bounds): Point => ({
  x: between(left, x, right),
  y: between(top, y, bottom),
});

export const pointAt = ({ across, down }: Place, { left, top, right, bottom }: Bounds): Point => ({
  x: left + (right - left) * across,
  y: top + (bottom - top) * down,
});

const share = (value: number, from: number, to: number): number =>
  to > from ? between(0, (value - from) / (to - from), 1) : 0;

export const placeOf = ({ x, y }: Point, { left, top, right, bottom }: Bounds): Place => ({
  across: share(x, left, right),
  down: share(y, top, bottom),
});

/** Until somebody moves it: at the end of a line, above the bottom bar @assumed. */
export const startPlace = (dir: string): Place => ({ across: dir === 'rtl' ? 0 : 1, down: 1 });

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
};

/** The movement of a key, or null. */
export const stepOf = (key: string): Point | null => steps[key] ?? null;
