// Every screen and state that is walked and pictured, one row each: who sees it, its address, and what to tap there.
import { demoMember } from '@foyer/contract/demo';
import type { Page } from '@playwright/test';
import { isTakenOver } from '../../e2e/support/taken-over.ts';

/** `player`: a member in the lottery room, on the sub-host of the games. */
export type Viewer = 'visitor' | 'member' | 'player';

export interface State {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** From the page to the state. */
  readonly open?: (page: Page) => Promise<void>;
}

const FOUND_WITHIN_MS = 5_000;

/** Whether a finger reaches it is for the rules of the walk to say, in a sentence. */
const tap =
  (selector: string): NonNullable<State['open']> =>
  (page) =>
    page.locator(selector).first().dispatchEvent('click', undefined, { timeout: FOUND_WITHIN_MS });

const dialog = (page: Page): Promise<void> =>
  page.locator('[aria-modal="true"]').last().waitFor({ timeout: FOUND_WITHIN_MS });

/** Taps one thing after another, then waits for the dialog that the last one opens. */
const sheet =
  (...selectors: readonly string[]): NonNullable<State['open']> =>
  async (page) => {
    for (const selector of selectors) await tap(selector)(page);
    await dialog(page);
  };

const firstEntry = async (page: Page): Promise<void> => {
  await tap('main a[href*="id="]')(page);
  await page.locator('article h1').waitFor({ timeout: FOUND_WITHIN_MS });
};

const visitor = (name: string, path: string, open?: State['open']): State => ({
  name,
  viewer: 'visitor',
  path,
  ...(open && { open }),
});
const member = (name: string, path: string, open?: State['open']): State => ({
  ...visitor(name, path, open),
  viewer: 'member',
});
const player = (name: string, path: string, open?: State['open']): State => ({
  ...visitor(name, path, open),
  viewer: 'player',
});

export const states: readonly State[] = [
  visitor('home', '/m/home'),
  visitor('home-language', '/m/home', sheet('header button')),
  visitor('home-play', '/m/home', sheet('main a[href*="LOTT"]')),
  visitor('lobby', '/m/game'),
  visitor('lobby-none', '/m/game', (page) => page.locator('input[type="search"]').fill('xyzzy')),
  visitor('promotions', '/m/activity'),
  visitor('promotion', '/m/activity', firstEntry),
  visitor('promotion-log-in', '/m/activity?id=demo-credit', sheet('article button')),
  visitor(
    'promotion-join',
    '/m/activity?id=demo-credit',
    sheet('article button', '[aria-modal] a[href*="/m/register"]'),
  ),
  visitor('news', '/m/news'),
  visitor('news-entry', '/m/news', firstEntry),
  visitor('help', '/m/help'),
  visitor('help-entry', '/m/help', firstEntry),
  visitor('login', '/m/login'),
  visitor('login-refused', '/m/login', tap('form button[type="submit"]')),
  visitor('register', '/m/register'),
  visitor('register-refused', '/m/register', tap('form button[type="submit"]')),
  visitor('recover', '/m/recover'),
  visitor('invite', '/m/inviteFriends'),
  visitor('not-found', '/m/nowhere'),
  member('member-home', '/m/home'),
  member('me', '/m/member/home'),
  member('security', '/m/securityCenter'),
  member('accounts', '/m/securityCenter/accounts'),
  member('password', '/m/changePsw'),
  member('password-refused', '/m/changePsw', tap('form button[type="submit"]')),
  member('feedback', '/m/feedback'),
  member('deposit', '/m/voucherCenter'),
  member('rewards', '/m/rewardCenter'),
  player('room', 'rapid5'),
  player('room-bets', 'rapid5', tap('#tab-bets')),
  player('room-results', 'rapid5', tap('#tab-results')),
  player('room-rules', 'rapid5', tap('#tab-rules')),
  player('room-lobby', 'rapid5', tap('.topbar__switch')),
];

/** States of one page, which are opened on it one after another. */
export const pages: readonly (readonly State[])[] = [
  ...new Set(states.map(({ viewer, path }) => `${viewer} ${path}`)),
].map((page) => states.filter(({ viewer, path }) => `${viewer} ${path}` === page));

/** The page works: React has taken over from the document that the server sent, and its data has come. */
const isReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(isTakenOver);
  await page.waitForFunction(() => document.querySelector('main:not([aria-busy="true"])') !== null);
};

/** Logs the demo member in, in this tab. */
export async function logInDemo(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/login`);
  await isReady(page);
  await page.locator('input[name=username]').fill(demoMember.username);
  await page.locator('input[name=password]').fill(demoMember.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/m/home');
}

/** Into the room of a lottery, as a member who is logged in. */
export async function enterRoom(page: Page, origin: string, code: string): Promise<void> {
  await page.goto(`${origin}/m/launchGame?vendor=LOTT&code=${code}`);
  await page.waitForURL(({ hostname, search }) => hostname.startsWith('games.') && !search.includes('code='));
}

/** Opens the page of a state. */
export async function openPage(page: Page, origin: string, { viewer, path }: State): Promise<void> {
  if (viewer === 'player') {
    await enterRoom(page, origin, path);
    // The room is not there before its code is.
    await page.locator('.phone').waitFor();
    return;
  }
  await page.goto(origin + path);
  await isReady(page);
}

/** From the page, or from another state of it, to the state. */
export async function openState(page: Page, { open }: State): Promise<void> {
  while ((await page.locator('[aria-modal="true"]').count()) > 0) {
    await page.keyboard.press('Escape');
    await page.locator('[aria-modal="true"]').last().waitFor({ state: 'detached', timeout: FOUND_WITHIN_MS });
  }
  await open?.(page);
}
