import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from './floating.rules.ts';
import { type FloatingView, startFloating } from './floating.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A button of 56 pixels on a phone of 400 by 800, with the bottom bar at 738. */
function scene(kept: Place | null = null, dir = 'ltr') {
  const target = new EventTarget();
  const style = { transform: '' };
  const captured: number[] = [];
  const button = Object.assign(target, {
    offsetWidth: 56,
    offsetHeight: 56,
    style,
    setPointerCapture: (id: number) => void captured.push(id),
  }) as unknown as HTMLElement;
  const sight = { width: 400, height: 800, offsetLeft: 0, offsetTop: 0 };
  const view = Object.assign(new EventTarget(), {
    innerWidth: 400,
    innerHeight: 800,
    visualViewport: sight,
    document: { documentElement: { dir } },
  });
  const bars = { top: 738 };
  const onTap = vi.fn();
  const keepPlace = vi.fn();
  const bar = { getBoundingClientRect: () => bars } as Element;
  // The parts of the window that it reads.
  const stop = startFloating(view as unknown as FloatingView, button, {
    bars: () => [bar],
    readPlace: () => kept,
    keepPlace,
    onTap,
  });
  const fire = (type: string, facts: object = {}): Event => {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
    target.dispatchEvent(event);
    return event;
  };
  const pointer = (type: string, x: number, y: number, more: object = {}) =>
    fire(type, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, ...more });
  const click = (timeStamp: number, detail = 1) => fire('click', { timeStamp, detail });
  return { style, sight, view, bars, captured, onTap, keepPlace, stop, fire, pointer, click };
}

test('it starts above the bottom bar, at the end of a line', () => {
  expect(scene().style.transform).toBe('translate(336px, 674px)');
  expect(scene(null, 'rtl').style.transform).toBe('translate(8px, 674px)');
});

test('it starts where it was left on this device', () => {
  expect(scene({ across: 0.5, down: 0 }).style.transform).toBe('translate(172px, 8px)');
});

test('MG-03 a tap that moves by 1.9 px opens the game, and moves nothing', () => {
  const { pointer, click, onTap, keepPlace, style } = scene();
  pointer('pointerdown', 350, 700);
  pointer('pointermove', 351.9, 700);
  pointer('pointerup', 351.9, 700);
  click(1000);
  expect([onTap.mock.calls.length, keepPlace.mock.calls.length]).toEqual([1, 0]);
  expect(style.transform).toBe('translate(336px, 674px)');
});

test('MG-03 a movement by 2 px is a drag: the button follows, and its click opens nothing', () => {
  const { pointer, click, onTap, keepPlace, style, captured } = scene();
  pointer('pointerdown', 350, 700);
  pointer('pointermove', 348, 700);
  expect(style.transform).toBe('translate(334px, 674px)');
  pointer('pointermove', 186, 367);
  expect(style.transform).toBe('translate(172px, 341px)');
  pointer('pointerup', 186, 367);
  click(1000);
  expect(onTap).not.toHaveBeenCalled();
  expect(keepPlace).toHaveBeenCalledExactlyOnceWith({ across: 0.5, down: 0.5 });
  expect(captured).toEqual([1]);
});

test('a drag that comes back to its start is still a drag', () => {
  const { pointer, click, onTap } = scene();
  pointer('pointerdown', 350, 700);
  pointer('pointermove', 300, 700);
  pointer('pointermove', 350, 700);
  pointer('pointerup', 350, 700);
  click(1000);
  expect(onTap).not.toHaveBeenCalled();
});

test('a drag ends at the margins, and another finger does not move it', () => {
  const { pointer, style } = scene();
  pointer('pointerdown', 350, 700);
  pointer('pointermove', 100, 100, { pointerId: 2 });
  expect(style.transform).toBe('translate(336px, 674px)');
  pointer('pointermove', -900, -900);
  expect(style.transform).toBe('translate(8px, 8px)');
});

test('the browser drags nothing that lies below the button', () => {
  expect(scene().fire('mousedown').defaultPrevented).toBe(true);
});

test('only the first button of a mouse drags', () => {
  const { pointer, style } = scene();
  pointer('pointerdown', 350, 700, { button: 2 });
  pointer('pointermove', 100, 100);
  expect(style.transform).toBe('translate(336px, 674px)');
});

test('a tap after a drag without a click counts, and so does the keyboard after a drag', () => {
  const { pointer, click, onTap } = scene();
  pointer('pointerdown', 350, 700);
  pointer('pointermove', 300, 700);
  pointer('pointercancel', 300, 700);
  click(1000, 0);
  expect(onTap).toHaveBeenCalledTimes(1);
  pointer('pointerdown', 310, 700);
  pointer('pointerup', 310, 700);
  click(2000);
  expect(onTap).toHaveBeenCalledTimes(2);
});

test('MG-03 a second click counts after 250 ms, not before', () => {
  const { click, onTap } = scene();
  click(1000);
  click(1249);
  expect(onTap).toHaveBeenCalledTimes(1);
  click(1250);
  expect(onTap).toHaveBeenCalledTimes(2);
});

test('MG-03 the bounds are measured every 250 ms: keyboard, rotation and bars move the button', () => {
  const { style, sight, view, bars } = scene();
  sight.height = 400;
  vi.advanceTimersByTime(249);
  expect(style.transform).toBe('translate(336px, 674px)');
  vi.advanceTimersByTime(1);
  expect(style.transform).toBe('translate(336px, 336px)');
  Object.assign(sight, { width: 800, height: 400 });
  view.innerWidth = 800;
  vi.advanceTimersByTime(250);
  expect(style.transform).toBe('translate(728px, 328px)');
  bars.top = 300;
  vi.advanceTimersByTime(250);
  expect(style.transform).toBe('translate(728px, 228px)');
});

test('the arrow keys move it, without scrolling the page', () => {
  const { fire, style, keepPlace } = scene({ across: 0, down: 0 });
  expect(fire('keydown', { key: 'ArrowRight' }).defaultPrevented).toBe(true);
  expect(style.transform).toBe('translate(24px, 8px)');
  fire('keydown', { key: 'ArrowUp' });
  expect(style.transform).toBe('translate(24px, 8px)');
  expect(keepPlace).toHaveBeenCalledTimes(2);
  expect(fire('keydown', { key: 'Enter' }).defaultPrevented).toBe(false);
});

test('it is in sight in the same moment in which a phone is turned', () => {
  const { view, sight, bars, style } = scene();
  Object.assign(sight, { width: 800, height: 400 });
  Object.assign(view, { innerWidth: 800, innerHeight: 400 });
  bars.top = 338;
  view.dispatchEvent(new Event('resize'));
  expect(style.transform).toBe('translate(728px, 266px)');
});

test('a browser without a visual viewport has the whole window', () => {
  const { view, style } = scene();
  Object.assign(view, { visualViewport: null, innerHeight: 500 });
  vi.advanceTimersByTime(250);
  expect(style.transform).toBe('translate(336px, 436px)');
});

test('once it is stopped nothing moves it', () => {
  const { stop, view, sight, style, pointer, click, onTap } = scene();
  stop();
  sight.height = 300;
  vi.advanceTimersByTime(1000);
  view.dispatchEvent(new Event('resize'));
  pointer('pointerdown', 350, 700);
  pointer('pointermove', 100, 100);
  click(1000);
  expect([style.transform, onTap.mock.calls.length]).toEqual(['translate(336px, 674px)', 0]);
});
