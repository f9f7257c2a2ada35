// docs/flows/vendors.md: a member plays at a vendor of games, and the money stays right whatever the vendor does.
import type { Balance } from '@foyer/contract';
import type { Page } from '@playwright/test';
import { gameOpened } from './support/game-opened.ts';
import { expect, expectAccessible, open, openAs, test } from './support/test.ts';
import { amountOf, contentOf, escaped, textOf } from './support/texts.ts';
import { centsIn, vendorAmount, vendorText } from './support/vendor-page.ts';
import type { Wire } from './support/wire.ts';

const vendorPage = ({ hostname }: URL): boolean => hostname === 'vendor.localhost';
const lobbyPage = ({ pathname }: URL): boolean => pathname === '/m/game';

/**
 * Opens the lobby on the games of a vendor as a member whose money no other journey moves.
 * @returns how to read the balance
 */
async function arrive(page: Page, wire: Wire, vendor: string): Promise<() => Promise<bigint>> {
  const member = await wire.newMember();
  await openAs(page, wire, `/m/game?vendor=${vendor}`, member);
  await page.waitForURL(lobbyPage);
  return async () => BigInt(((await wire.call('wallet.balance', {}, member.token)).body.value as Balance).amount);
}

const tile = (page: Page, game: string) => page.getByRole('link', { name: new RegExp(`^${contentOf(game)}`) });
const titleOf = (page: Page, game: string) => page.getByRole('heading', { level: 1, name: contentOf(game) });
/** What the vendor's page says of the last round. */
const told = (page: Page) => page.getByRole('status');

/** Opens a game, and waits for the vendor's page. */
async function play(page: Page, game: string): Promise<void> {
  await tile(page, game).click();
  await gameOpened(page, vendorPage);
  await expect(titleOf(page, game)).toBeVisible();
}

const chooseFault = async (page: Page, fault: string): Promise<void> => {
  await page.getByText(vendorText('controls'), { exact: true }).click();
  await page.getByRole('button', { name: vendorText(fault), exact: true }).click();
};

test('a member plays at a vendor’s game, sees stake and return in the history, and the vendor’s page says what it is', async ({
  page,
  wire,
}) => {
  const balance = await arrive(page, wire, 'AMBER_FOX');
  const before = await balance();
  await play(page, 'Golden Crown');
  await expect(page.getByText(vendorText('simulator'), { exact: true })).toBeVisible();
  await expect(page.getByText(vendorText('simulatorText'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: vendorAmount(500n), exact: true }).check();
  // The draw is the vendor's: rounds are played until one of them has paid.
  let rounds = 0;
  do {
    await page.getByRole('button', { name: vendorText('play'), exact: true }).click();
    rounds += 1;
    await expect(told(page)).not.toHaveText(vendorText('ready'));
  } while ((await page.getByText(vendorText('lost')).isVisible()) && rounds < 60);
  const won = centsIn((await told(page).textContent()) ?? '');
  expect(won).toBeGreaterThan(0n);
  expect(await balance()).toBe(before - 500n * BigInt(rounds) + won);

  await page
    .getByRole('link', { name: vendorText('back') })
    .last()
    .click();
  await page.waitForURL(lobbyPage);
  await open(page, '/m/history');
  const lines = page.getByRole('listitem').filter({ hasText: contentOf('Golden Crown') });
  const moved = (amount: bigint, sign: string) => new RegExp(`${sign}\\s*${escaped(amountOf(String(amount)))}`);
  await expect(lines.filter({ hasText: moved(won, '\\+') }).first()).toBeVisible();
  await expect(lines.filter({ hasText: moved(500n, '−') }).first()).toBeVisible();
});

test('a vendor that sends stakes twice, early, late or takes them back moves the balance once', async ({
  page,
  wire,
}) => {
  const balance = await arrive(page, wire, 'BLUE_HERON');
  await play(page, 'Crimson Star');
  for (const fault of ['silent', 'backFirst']) {
    const before = await balance();
    await chooseFault(page, fault);
    await expect(page.getByText(vendorText('cancelled')).or(page.getByText(vendorText('other')))).toBeVisible();
    expect(await balance()).toBe(before);
  }
  for (const fault of ['twice', 'early']) {
    const before = await balance();
    await chooseFault(page, fault);
    const won = centsIn((await told(page).textContent()) ?? '');
    expect(await balance()).toBe(before - 100n + won);
  }
});

for (const [fault, title] of [
  ['nextHtml', 'a vendor that answers with HTML'],
  ['nextHost', 'a vendor that leads to a host that is not on the list'],
] as const)
  test(`${title} opens nothing: a clear text, and a way back`, async ({ page, wire, faults }) => {
    faults.expect(/Failed to load resource/);
    const balance = await arrive(page, wire, 'HIGH_TIDE');
    const before = await balance();
    await play(page, 'Golden Turtle');
    await chooseFault(page, fault);
    await page
      .getByRole('link', { name: vendorText('back') })
      .last()
      .click();
    await page.waitForURL(lobbyPage);
    await open(page, '/m/game?vendor=HIGH_TIDE');
    await tile(page, 'Golden Turtle').click();
    const problem = page.getByRole('dialog');
    await expect(problem.getByText(textOf('launchGame.unavailableText'))).toBeVisible();
    expect(vendorPage(new URL(page.url()))).toBe(false);
    expect(await balance()).toBe(before);
    // The next try is an honest one.
    await problem.getByRole('button', { name: textOf('launchGame.retry') }).click();
    await gameOpened(page, vendorPage);
  });

test('RT-05 GL-02 a link names a vendor’s game and the way back; the address of the game opens it once', async ({
  wire,
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  await arrive(page, wire, 'RED_KITE');
  const opening = page.waitForRequest((request) => request.url().includes('/play/open/'));
  const launch = page.waitForRequest('**/wps/game/launchGame');
  await page.goto(
    '/m/launchGame?vendor=RED_KITE&code=golden-bullseye&prize_mode=STANDARD&playType=free&backUrl=/m/game',
  );
  expect((await launch).postDataJSON()).toMatchObject({
    vendor: 'RED_KITE',
    gameCode: 'golden-bullseye',
    prizeMode: 'STANDARD',
    playType: 'free',
    backUrl: '/m/game',
    hasLobby: false,
  });
  await gameOpened(page, vendorPage);
  await expect(titleOf(page, 'Golden Bullseye')).toBeVisible();
  await page.goto((await opening).url());
  await expect(page.getByRole('heading', { level: 1, name: vendorText('usedTitle') })).toBeVisible();
  await page.getByRole('link', { name: vendorText('back') }).click();
  await page.waitForURL(lobbyPage);
});
