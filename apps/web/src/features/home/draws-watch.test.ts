import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEvents } from '../../shell/events/events.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { type HomeDraw, loadDraws } from './draws.data.ts';
import { createDrawsWatch } from './draws-watch.ts';
import type { HomeData } from './home.data.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const draw = (issue: number, drawsIn: number): HomeDraw => ({
  game: 'rapid5',
  name: 'Rapid 5',
  art: 'tile-rapid',
  rhythm: 'Draws every minute',
  issue: String(issue),
  intervalSeconds: 60,
  closesAt: new Date(Date.now() + (drawsIn - 10) * 1000).toISOString(),
  drawsAt: new Date(Date.now() + drawsIn * 1000).toISOString(),
  lastIssue: String(issue - 1),
  lastNumbers: [4, 17, 22, 31, 45],
  lastBonus: [],
  stake: null,
  topPrize: '100',
});
const there = (...value: readonly HomeDraw[]): HomeData['draws'] => ({ at: 'there', value });

function watching(first: HomeData['draws']) {
  const load = vi.fn();
  const events = createEvents(() => undefined);
  let visible = true;
  const watch = createDrawsWatch(first, {
    loadDraws: (shown) => loadDraws(load as Load, shown),
    events,
    clock: { now: () => Date.now(), learn: () => undefined, assume: () => undefined, wake: () => undefined },
    isVisible: () => visible,
    random: () => 0,
  });
  return {
    load,
    watch,
    events,
    answer: (...items: readonly HomeDraw[]) => load.mockResolvedValueOnce({ ok: true, value: { items } }),
    refuse: (status = 0) => load.mockResolvedValueOnce({ ok: false, status, reference: 'AB12CD34' }),
    show: (now: boolean) => {
      visible = now;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the draws of a page', () => {
  test('are loaded after the draw, not before', async () => {
    const { watch, load, answer } = watching(there(draw(7, 20)));
    const seen = vi.fn();
    watch.subscribe(seen);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(load).not.toHaveBeenCalled();
    answer(draw(8, 60));
    await vi.advanceTimersByTimeAsync(600);
    expect(load).toHaveBeenCalledTimes(1);
    expect(seen).toHaveBeenCalledTimes(1);
    expect(watch.current()).toMatchObject({ value: [{ issue: '8', lastIssue: '7' }] });
  });

  test('are loaded again, less and less often, until the numbers are there', async () => {
    const { watch, load, answer } = watching(there(draw(7, -1)));
    watch.subscribe(() => undefined);
    answer(draw(7, -1));
    await vi.advanceTimersByTimeAsync(600);
    answer(draw(7, -1));
    await vi.advanceTimersByTimeAsync(2100);
    expect(load).toHaveBeenCalledTimes(2);
    answer(draw(8, 60));
    await vi.advanceTimersByTimeAsync(2100);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('stay on the page when the next load fails', async () => {
    const { watch, refuse } = watching(there(draw(7, 1)));
    watch.subscribe(() => undefined);
    refuse();
    await vi.advanceTimersByTimeAsync(1600);
    expect(watch.current()).toMatchObject({ at: 'there', value: [{ issue: '7' }] });
  });

  test.each([404, 405, 501])('stay on the page after status %i, and update with a later answer', async (status) => {
    const { watch, load, refuse, answer } = watching(there(draw(7, 1)));
    watch.subscribe(() => undefined);
    refuse(status);
    await vi.advanceTimersByTimeAsync(1600);
    expect(load).toHaveBeenCalledTimes(1);
    expect(watch.current()).toMatchObject({ at: 'there', value: [{ issue: '7' }] });
    answer(draw(8, 60));
    await vi.advanceTimersByTimeAsync(4000);
    expect(watch.current()).toMatchObject({ at: 'there', value: [{ issue: '8' }] });
  });

  test('leave the page when the back end answers an empty list', async () => {
    const { watch, answer } = watching(there(draw(7, 1)));
    watch.subscribe(() => undefined);
    answer();
    await vi.advanceTimersByTimeAsync(1600);
    expect(watch.current()).toEqual({ at: 'there', value: [] });
  });

  test('stay hidden when the back end does not offer them', async () => {
    const { watch, refuse } = watching({ at: 'failed', reference: 'AB12CD34' });
    watch.subscribe(() => undefined);
    refuse(404);
    await watch.refresh();
    expect(watch.current()).toEqual({ at: 'there', value: [] });
  });

  test('stay on the page when the code that loads them is lost', async () => {
    const { watch, load } = watching(there(draw(7, 5)));
    load.mockRejectedValueOnce(new Error('lost'));
    await watch.refresh();
    expect(watch.current()).toMatchObject({ at: 'there', value: [{ issue: '7' }] });
  });

  test('pause while the page is hidden, and load when it is visible again', async () => {
    const { watch, load, answer, events, show } = watching(there(draw(7, 5)));
    watch.subscribe(() => undefined);
    show(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(load).not.toHaveBeenCalled();
    show(true);
    answer(draw(9, 60));
    events.publish('pageShown', { restored: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('are not loaded when no component watches', async () => {
    const { watch, load, events } = watching(there(draw(7, 5)));
    watch.subscribe(() => undefined)();
    await vi.advanceTimersByTimeAsync(60_000);
    events.publish('pageShown', { restored: true });
    expect(load).not.toHaveBeenCalled();
  });

  test('load at a later try after the first failed', async () => {
    const { watch, answer } = watching({ at: 'failed', reference: 'AB12CD34' });
    watch.subscribe(() => undefined);
    answer(draw(8, 60));
    await watch.refresh();
    expect(watch.current()).toMatchObject({ at: 'there', value: [{ issue: '8' }] });
  });
});
