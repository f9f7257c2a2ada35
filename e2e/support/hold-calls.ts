// Keeps the calls that a member's page makes by itself from the platform, since a page asks on while a browser is busy.
import { expect, type Page, type Request } from '@playwright/test';
import { until } from './until.ts';

interface HeldCalls {
  /** Waits until a call to this path is held. */
  readonly asks: (path: string) => Promise<void>;
  /** Lets the held calls and all later ones through. */
  readonly letThrough: () => void;
}

/**
 * When it is idle the page requests the member once more, and keeps the labels of the answer. Before that answer a second
 * request for the member would share it, and none would be sent.
 */
const isAtRest = (): boolean => sessionStorage.getItem('MC_MEMBER_LABELS') !== null;

/** Waits for the answers to the calls that the page has sent until now, but for these. */
export async function answersOf(page: Page, without: ReadonlySet<Request> = new Set()): Promise<void> {
  const sent = (await page.requests()).filter((request) => request.url().includes('/wps/') && !without.has(request));
  await Promise.all(sent.map((request) => request.response()));
}

/**
 * Holds every new call of a member's page that is at rest, and waits for the answers to those on their way: from here on the
 * page hears nothing of the platform.
 */
export async function holdCalls(page: Page): Promise<HeldCalls> {
  await until(page, isAtRest);
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const held = new Set<Request>();
  await page.route('**/wps/**', async (route) => {
    held.add(route.request());
    await released;
    await route.continue();
  });
  await answersOf(page, held);
  return {
    asks: (path) => expect.poll(() => [...held].map((request) => new URL(request.url()).pathname)).toContain(path),
    letThrough,
  };
}
