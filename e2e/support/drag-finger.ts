// Moves a finger over the page: Playwright's touchscreen only taps.
import type { Page } from '@playwright/test';
import { protocolOf } from './protocol.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves a finger from a point by so many pixels, in so many steps. */
export async function dragFinger(page: Page, from: Point, by: Point, steps = 9): Promise<void> {
  const protocol = await protocolOf(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly Point[]) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', { x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps });
  await touch('touchEnd');
}
