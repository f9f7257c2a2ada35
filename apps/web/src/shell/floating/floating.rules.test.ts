import { expect, test } from 'vitest';
import { type RouteName, routes } from '../navigation/routes.ts';
import {
  boundsOf,
  clamp,
  hasFloating,
  isDrag,
  isNewClick,
  placeOf,
  pointAt,
  startPlace,
  stepOf,
} from './floating.rules.ts';

const from = { x: 100, y: 100 };

test('chat and mini-game float over pages to look around on, and over none with a form, a payment or a launch', () => {
  // Object.keys() answers plain texts.
  const shown = (Object.keys(routes) as RouteName[]).filter(hasFloating).sort();
  expect(shown).toEqual(['activity', 'game', 'help', 'home', 'inbox', 'memberHome', 'myBets', 'news']);
});

test.each([
  [100, 100, false],
  [101.9, 100, false],
  [100, 98.1, false],
  [101.3, 101.3, false],
  [102, 100, true],
  [100, 98, true],
  [101.5, 101.5, true],
  [40, 300, true],
])('MG-03 from 100, 100 to %d, %d: dragged %s', (x, y, dragged) => {
  expect(isDrag(from, { x, y })).toBe(dragged);
});

test.each([
  [1000, 751, false],
  [1000, 750, true],
  [1000, Number.NEGATIVE_INFINITY, true],
])('MG-03 a click at %d ms after one at %d ms counts: %s', (at, last, counts) => {
  expect(isNewClick(at, last)).toBe(counts);
});

const size = { width: 56, height: 56 };
const phone = { left: 0, top: 0, width: 400, height: 800, windowWidth: 400, bars: [] };

test.each([
  ['a phone', {}, { left: 8, top: 8, right: 336, bottom: 736 }],
  [
    'a phone on its side',
    { width: 800, height: 400, windowWidth: 800 },
    { left: 16, top: 16, right: 728, bottom: 328 },
  ],
  ['the bottom bar', { bars: [738] }, { left: 8, top: 8, right: 336, bottom: 674 }],
  ['two bars', { bars: [738, 660] }, { left: 8, top: 8, right: 336, bottom: 596 }],
  ['a bar below an open keyboard', { height: 400, bars: [738] }, { left: 8, top: 8, right: 336, bottom: 336 }],
  ['a page moved up by the keyboard', { top: 120, height: 400 }, { left: 8, top: 128, right: 336, bottom: 456 }],
  ['a window without room', { width: 40, height: 40, windowWidth: 400 }, { left: 8, top: 8, right: 8, bottom: 8 }],
])('MG-03 the margin is 2 %% of the window: %s', (_, change, bounds) => {
  expect(boundsOf({ ...phone, ...change }, size)).toEqual(bounds);
});

const bounds = { left: 8, top: 8, right: 336, bottom: 736 };

test.each([
  [
    { x: 50, y: 60 },
    { x: 50, y: 60 },
  ],
  [
    { x: -50, y: 9000 },
    { x: 8, y: 736 },
  ],
  [
    { x: 400, y: 0 },
    { x: 336, y: 8 },
  ],
])('the button at %o is moved to %o', (point, inside) => {
  expect(clamp(point, bounds)).toEqual(inside);
});

test('a place is the same share of any window', () => {
  const place = placeOf({ x: 172, y: 736 }, bounds);
  expect(place).toEqual({ across: 0.5, down: 1 });
  expect(pointAt(place, { left: 16, top: 16, right: 728, bottom: 328 })).toEqual({ x: 372, y: 328 });
  expect(placeOf({ x: 8, y: 8 }, { left: 8, top: 8, right: 8, bottom: 8 })).toEqual({ across: 0, down: 0 });
});

test('the button starts at the end of a line, low on the page', () => {
  expect([startPlace('ltr'), startPlace('rtl')]).toEqual([
    { across: 1, down: 1 },
    { across: 0, down: 1 },
  ]);
});

test.each([
  ['ArrowLeft', { x: -16, y: 0 }],
  ['ArrowRight', { x: 16, y: 0 }],
  ['ArrowUp', { x: 0, y: -16 }],
  ['ArrowDown', { x: 0, y: 16 }],
  ['Enter', null],
])('the key %s moves it by %o', (key, step) => {
  expect(stepOf(key)).toEqual(step);
});
