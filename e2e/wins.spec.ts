// docs/flows/wins.md: what members won today, on home, and who does not want to be seen there.
import type { OutputOf } from '@foyer/contract';
import type { Page } from '@playwright/test';
import { placeBets } from './support/bets.ts';
import { DRAW_WAIT_MS } from './support/draw-clock.ts';
import { expect, expectAccessible, open, openAs, playForMoney, test } from './support/test.ts';
import { amountOf, textOf } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

const wins = (page: Page) => page.getByRole('region', { name: textOf('home.wins') });
const rows = (page: Page) => wins(page).getByRole('listitem');

const winsOf = async (wire: Wire): Promise<OutputOf<'game.wins'>['latest']> =>
  ((await wire.call('game.wins')).body.value as OutputOf<'game.wins'>).latest;
const namesOf = async (wire: Wire): Promise<readonly string[]> => (await winsOf(wire)).map(({ name }) => name);

/** Goes down to the end of home, where the wins come. */
const scrollDown = (page: Page): Promise<void> => page.getByText(textOf('home.responsible')).scrollIntoViewIfNeeded();

test('a visitor sees what members won, with covered names, and a member who does not want that is gone', async ({
  page,
  wire,
}) => {
  test.slow();
  // Whatever is drawn, three of them win.
  const from = Date.now();
  const own = async () =>
    (await winsOf(wire)).filter(({ name, amount, at }) => name === 'd•••' && amount === '190' && Date.parse(at) > from);
  await placeBets(wire, ['odd', 'even', 'odd', 'even', 'odd', 'even']);
  await expect.poll(async () => (await own()).length, { timeout: DRAW_WAIT_MS }).toBeGreaterThanOrEqual(3);

  await open(page, '/m/home');
  await expect(wins(page)).toHaveCount(0);
  await scrollDown(page);
  await expect(rows(page).first()).toContainText('d•••');
  await expect(rows(page).first()).toContainText(amountOf('190'));
  await expect(rows(page).first()).not.toContainText('demo');
  await expectAccessible(page);
  await wins(page)
    .getByRole('button', { name: textOf('home.winsLargest') })
    .click();
  await expect(rows(page).first()).toContainText('d•••');
  await rows(page).first().getByRole('link').click();
  await playForMoney(page);
  await expect(page.getByRole('dialog').getByLabel(textOf('login.username'))).toBeVisible();

  await openAs(page, wire, '/m/securityCenter');
  const shown = page.getByRole('switch', { name: textOf('security.showWins') });
  await expect(shown).toBeChecked();
  await shown.click();
  await expect(shown).not.toBeChecked();
  await expect(shown).not.toHaveAttribute('aria-busy');
  expect(await namesOf(wire)).not.toContain('d•••');
  await open(page, '/m/securityCenter');
  await expect(shown).not.toBeChecked();
  await shown.click();
  await expect(shown).toBeChecked();
  await expect.poll(() => namesOf(wire)).toContain('d•••');
});
