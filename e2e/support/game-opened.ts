// The way from a launch into a game.
import { expect, type Page } from '@playwright/test';
import { textOf } from './texts.ts';

/** Milliseconds for one tap: the game may come and take its button away. */
const TAP_MS = 1_000;

/** The page of one of the operator's own games, once the code that opened it is out of the address. */
const isRoom = ({ hostname, search }: URL): boolean => hostname.startsWith('games.') && !search.includes('code=');

/**
 * Waits until the page is the game. A launch that has led nowhere within 10 s says so (GL-01), which busy cores bring
 * about: a person tries again.
 */
export async function gameOpened(page: Page, isGame: (address: URL) => boolean = isRoom): Promise<void> {
  const retry = page.getByRole('button', { name: textOf('launchGame.retry'), exact: true });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: TAP_MS });
    expect(isGame(new URL(page.url())), page.url()).toBe(true);
  }).toPass();
}
