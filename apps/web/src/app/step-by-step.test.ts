// Steps begin one by one, and not right after a tap.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepByStep } from './step-by-step.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A window that is idle when the test says so; without `isIdle` it tells nothing of it, as Safari. */
function stage(isSafari = false) {
  const target = new EventTarget();
  const waiting: (() => void)[] = [];
  const view = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    ...(!isSafari && { requestIdleCallback: (work: () => void) => void waiting.push(work) }),
  };
  const done: string[] = [];
  const step = (name: string) => () => void done.push(name);
  return {
    view: view as never,
    done,
    step,
    tap: () => void target.dispatchEvent(new Event('pointerdown')),
    beIdle: async () => {
      waiting.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('each step waits for an idle browser', async () => {
  const { view, done, step, beIdle } = stage();
  void stepByStep(view, [step('one'), step('two')]);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual([]);
  await beIdle();
  expect(done).toEqual(['one']);
  await beIdle();
  expect(done).toEqual(['one', 'two']);
});

test('a browser that does not tell gets its steps one after the other', async () => {
  const { view, done, step } = stage(true);
  void stepByStep(view, [step('one'), step('two')]);
  await vi.advanceTimersByTimeAsync(50);
  expect(done).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(50);
  expect(done).toEqual(['one', 'two']);
});

test('half a second after a tap begins nothing', async () => {
  const { view, done, step, tap, beIdle } = stage();
  void stepByStep(view, [step('one'), step('two')]);
  await beIdle();
  tap();
  await beIdle();
  await vi.advanceTimersByTimeAsync(400);
  tap();
  await vi.advanceTimersByTimeAsync(499);
  expect(done).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['one', 'two']);
});

test('who taps on and on holds the steps up for three seconds at most', async () => {
  const { view, done, step, tap, beIdle } = stage();
  void stepByStep(view, [step('one')]);
  tap();
  await beIdle();
  for (let ms = 0; ms < 2900; ms += 100) {
    tap();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(done).toEqual([]);
  tap();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['one']);
});

test('a step that throws is reported, and the others run', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { view, done, step } = stage(true);
  const broken = new Error('broken');
  void stepByStep(view, [
    () => {
      throw broken;
    },
    step('two'),
  ]);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['two']);
  expect(report).toHaveBeenCalledWith(broken);
});
