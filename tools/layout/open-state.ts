// Opens pages and their states, as the rows of states.ts say.
import { demoMember } from '@foyer/contract/demo';
import type { Page } from '@playwright/test';
import { isTakenOver } from '../../e2e/support/taken-over.ts';
import { until } from '../../e2e/support/until.ts';
import type { State } from './states.ts';
import { closeDialogs } from './ways.ts';

/** The page works: React has taken over from the document that the server sent, and its data has come. */
const isReady = async (page: Page): Promise<void> => {
  // A page that the server writes without the app has nothing to take over.
  if ((await page.locator('#root').count()) === 0) return;
  await until(page, isTakenOver);
  await until(page, () => document.querySelector('main:not([aria-busy="true"])') !== null);
};

/** Logs the demo member in, in this tab. */
export async function logInDemo(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/login`);
  await isReady(page);
  await page.locator('input[name=username]').fill(demoMember.username);
  await page.locator('input[name=password]').fill(demoMember.password);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL('**/m/home');
}

/** Into one of the operator's own games, as a member who is logged in: a lottery, unless its vendor is named as well. */
export async function enterRoom(page: Page, origin: string, game: string): Promise<void> {
  const query = game.includes('=') ? game : `vendor=LOTT&code=${game}`;
  await page.goto(`${origin}/m/launchGame?${query}`);
  await page.waitForURL(({ hostname, search }) => hostname.startsWith('games.') && !search.includes('code='));
}

/** Opens the page of a state. */
export async function openPage(page: Page, origin: string, { viewer, path, before }: State): Promise<void> {
  await before?.(page);
  if (viewer === 'player') {
    await enterRoom(page, origin, path);
    // The room is not there before its code is.
    await page.locator('.phone .tabs, .phone .playbar').waitFor();
    return;
  }
  await page.goto(origin + path);
  await isReady(page);
  // Waits for the requests of an idle page: they would change the page during the walk.
  await page.waitForLoadState('networkidle');
}

/** A grey placeholder is drawn as an empty image. */
const hasCome = (): boolean => ![...document.querySelectorAll('svg:empty')].some((piece) => piece.checkVisibility());

/** From the page, or from another state of it, to the state, with all that comes late. */
export async function openState(page: Page, { open, goesOn, stays }: State): Promise<void> {
  if (!goesOn) await closeDialogs(page);
  await open?.(page);
  if (!stays) await until(page, hasCome);
}

/** Undoes what the page would not undo by itself. */
export const leaveState = async (page: Page, { leave }: State): Promise<void> => leave?.(page);
