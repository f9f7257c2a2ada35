// docs/flows/vendors.md: a member plays at a vendor of games, and the money stays right whatever the vendor does.
import type { Balance } from '@foyer/contract';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, open, test } from './support/test.ts';
import { textOf } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

const vendorPage = ({ hostname }: URL): boolean => hostname === 'vendor.localhost';
const lobbyPage = ({ pathname }: URL): boolean => pathname === '/m/game';

async function balanceOf(wire: Wire): Promise<bigint> {
  const { token } = await wire.logIn();
  return BigInt(((await wire.call('wallet.balance', {}, token)).body.value as Balance).amount);
}

/** Logs in and opens the lobby on the games of a vendor. */
async function arrive(page: Page, vendor: string): Promise<void> {
  await open(page, `/m/login?backUrl=${encodeURIComponent(`/m/game?vendor=${vendor}`)}`);
  await logIn(page);
  await page.waitForURL(lobbyPage);
}

const tile = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

/** Opens a game, and waits for the vendor's page. */
async function play(page: Page, name: string): Promise<void> {
  await tile(page, name).click();
  await page.waitForURL(vendorPage);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const chooseFault = async (page: Page, button: string): Promise<void> => {
  await page.getByText('Simulator controls', { exact: true }).click();
  await page.getByRole('button', { name: button, exact: true }).click();
};

test('a member plays at a vendor’s game, sees stake and return in the history, and the vendor’s page says what it is', async ({
  page,
  wire,
}) => {
  await arrive(page, 'AMBER_FOX');
  const before = await balanceOf(wire);
  await play(page, 'Golden Crown');
  await expect(page.getByText('Game vendor simulator', { exact: true })).toBeVisible();
  await expect(page.getByText('It isn’t a real game, and only demo money moves.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '$5', exact: true }).check();
  // The draw is the vendor's: rounds are played until one of them has paid.
  let rounds = 0;
  do {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    rounds += 1;
    await expect(page.getByRole('status')).not.toHaveText('Choose a stake and play.');
  } while ((await page.getByText('No win this time').isVisible()) && rounds < 60);
  const status = (await page.getByRole('status').textContent()) ?? '';
  const won = BigInt(Math.round(Number(status.match(/\$([\d,.]+)/)?.[1]?.replaceAll(',', '') ?? 0) * 100));
  expect(won).toBeGreaterThan(0n);
  expect(await balanceOf(wire)).toBe(before - 500n * BigInt(rounds) + won);

  await page.getByRole('link', { name: 'Back to the lobby' }).last().click();
  await page.waitForURL(lobbyPage);
  await open(page, '/m/history');
  const lines = page.getByRole('listitem').filter({ hasText: 'Golden Crown' });
  const amountOf = (amount: bigint, sign: string) =>
    new RegExp(`${sign}\\s*\\$${(Number(amount) / 100).toFixed(2).replace('.', '\\.')}`);
  await expect(lines.filter({ hasText: amountOf(won, '\\+') }).first()).toBeVisible();
  await expect(lines.filter({ hasText: amountOf(500n, '−') }).first()).toBeVisible();
});

test('a vendor that sends stakes twice, early, late or takes them back moves the balance once', async ({
  page,
  wire,
}) => {
  await arrive(page, 'BLUE_HERON');
  await play(page, 'Crimson Star');
  for (const fault of ['Take the stake back', 'Take it back before it arrives']) {
    const before = await balanceOf(wire);
    await chooseFault(page, fault);
    await expect(page.getByText(/this round was cancelled|The operator refused this round/)).toBeVisible();
    expect(await balanceOf(wire)).toBe(before);
  }
  for (const fault of ['Send the stake twice', 'Send the win before the stake']) {
    const before = await balanceOf(wire);
    await chooseFault(page, fault);
    const status = (await page.getByRole('status').textContent()) ?? '';
    const won = BigInt(Math.round(Number(status.match(/\$([\d,.]+)/)?.[1]?.replaceAll(',', '') ?? 0) * 100));
    expect(await balanceOf(wire)).toBe(before - 100n + won);
  }
});

for (const [fault, title] of [
  ['Answer the next launch with HTML', 'a vendor that answers with HTML'],
  ['Lead the next launch to another host', 'a vendor that leads to a host that is not on the list'],
] as const)
  test(`${title} opens nothing: a clear text, and a way back`, async ({ page, wire, faults }) => {
    faults.expect(/Failed to load resource/);
    await arrive(page, 'HIGH_TIDE');
    const before = await balanceOf(wire);
    await play(page, 'Golden Turtle');
    await chooseFault(page, fault);
    await page.getByRole('link', { name: 'Back to the lobby' }).last().click();
    await page.waitForURL(lobbyPage);
    await open(page, '/m/game?vendor=HIGH_TIDE');
    await tile(page, 'Golden Turtle').click();
    const problem = page.getByRole('dialog');
    await expect(problem.getByText(textOf('launchGame.unavailableText'))).toBeVisible();
    expect(vendorPage(new URL(page.url()))).toBe(false);
    expect(await balanceOf(wire)).toBe(before);
    // The next try is an honest one.
    await problem.getByRole('button', { name: textOf('launchGame.retry') }).click();
    await page.waitForURL(vendorPage);
  });

test('RT-05 GL-02 a link names a vendor’s game and the way back; the address of the game opens it once', async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  await arrive(page, 'RED_KITE');
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
  await page.waitForURL(vendorPage);
  await expect(page.getByRole('heading', { level: 1, name: 'Golden Bullseye' })).toBeVisible();
  await page.goto((await opening).url());
  await expect(page.getByRole('heading', { level: 1, name: 'Open this game again' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.waitForURL(lobbyPage);
});
