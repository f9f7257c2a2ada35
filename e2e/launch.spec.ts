// docs/flows/launch-game.md: games open from their tiles, and failed launches say why.
import type { Locator, Page } from '@playwright/test';
import { gameOpened } from './support/game-opened.ts';
import { placeBet } from './support/place-bet.ts';
import { expect, expectAccessible, logIn, open, openAs, playForMoney, test } from './support/test.ts';
import { contentOf, journeyLanguage, loginTitle, patternOf, sharedText, textOf } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

async function logInFirst(page: Page, wire: Wire): Promise<void> {
  await openAs(page, wire, '/m/home');
}

/** Taps a lottery on the home page as a visitor and chooses to play: the log-in opens over the page. */
async function tapGame(page: Page) {
  await open(page, '/m/home');
  await page.getByRole('link', { name: patternOf('home.betOn', { game: contentOf('Rapid 5') }) }).click();
  await playForMoney(page);
  return page.getByRole('dialog', { name: loginTitle });
}

/** Picks the first kind, by chance. */
const quickPick = (page: Page): Promise<void> =>
  page.getByRole('button', { name: sharedText('games', 'quickPick'), exact: true }).click();

const forms = [
  {
    what: 'a province draw opens with the LOTT form, lottoArea VN',
    query: 'vendor=TCG_LOTTO_VN&code=mekong18&prize_mode=STANDARD&playType=de2&lottoView=betting&backUrl=/m/game',
    name: contentOf('Mekong 18'),
    bets: ['bet_lo2', 'bet_lo3', 'bet_lo4', 'bet_de2', 'bet_de3', 'bet_de4', 'bet_head'],
    form: {
      launchMode: 'LOTT',
      vendor: 'TCG_LOTTO_VN',
      lottoArea: 'VN',
      lottoPrizeMode: 'STANDARD',
      lottoGameCode: 'mekong18',
      lottoView: 'betting',
      playType: 'de2',
      hasLobby: false,
    },
  },
  {
    what: 'a 4D draw opens with the SEA form and its lottoMode',
    query: 'vendor=TCG_SEA&code=straits4d&lottoView=betting&backUrl=/m/game',
    name: contentOf('Straits 4D'),
    bets: ['bet_big4', 'bet_small4', 'bet_first4', 'bet_top3'],
    form: {
      launchMode: 'SEA',
      vendor: 'TCG_SEA',
      lottoMode: 'traditional',
      lottoGameCode: 'straits4d',
      lottoView: 'betting',
    },
  },
] as const;

for (const { what, query, name, bets, form } of forms)
  test(`GL-02 ${what}, every field and Authorization; its own bets can be placed`, async ({ page, wire }) => {
    test.slow();
    await logInFirst(page, wire);
    // A launch waits a second for the game's name, in which a busy machine may not find it: here it waits long.
    await page.addInitScript(() => {
      if (window.location.pathname !== '/m/launchGame') return;
      const { setTimeout: later } = window;
      const patiently = (work: () => void, ms = 0, ...rest: []): unknown =>
        later(work, ms === 1_000 ? 60_000 : ms, ...rest);
      Object.assign(window, { setTimeout: patiently });
    });
    const launch = page.waitForRequest('**/wps/game/launchGame');
    await page.goto(`/m/launchGame?${query}`);
    const request = await launch;
    expect(request.postDataJSON()).toEqual({
      ...form,
      device: 'MOBILE',
      backUrl: '/m/game',
      language: journeyLanguage,
      title: name,
      labelName: name,
    });
    expect(request.headers().authorization).toMatch(/^.{22,}$/);
    await gameOpened(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    for (const bet of bets)
      await expect(page.getByRole('radio', { name: new RegExp(`^${sharedText('games', bet)} ×`) })).toBeVisible();
    await expectAccessible(page);
    await placeBet(page, () => quickPick(page));
  });

for (const [what, path, tile, name] of [
  ['lottery', '/m/game', 'main section a[href*="code=rapid5"]', contentOf('Rapid 5')],
  ['vendor’s game', '/m/game?vendor=AMBER_FOX', 'main section a[href*="AMBER_FOX"]', ''],
] as const)
  test(`GL-02 a tapped ${what} needs nothing but its own call: its code and its name are there`, async ({
    wire,
    page,
    context,
  }) => {
    await logInFirst(page, wire);
    await page.clock.install();
    await open(page, path);
    const first = page.locator(tile).first();
    await expect(first).toBeVisible();
    // Nobody touches the page for a while.
    await page.clock.runFor(6_000);
    await Promise.all((await page.requests()).map((request) => request.response()));
    await page.clock.resume();
    for (const needless of ['**/m/assets/**', '**/wps/game/lanes*']) await context.route(needless, () => undefined);
    const launch = page.waitForRequest('**/wps/game/launchGame');
    const title = name || (await first.locator('b').first().textContent());
    await first.click();
    expect((await launch).postDataJSON()).toMatchObject({ title, labelName: title });
  });

test('LG-01 OV-01 tapping a game opens the log-in over the page; after it the game opens', async ({ page }) => {
  await expect(await tapGame(page)).toBeVisible();
  await logIn(page);
  await gameOpened(page);
});

test('RG-07 OV-01 registering from a tapped game closes both dialogs, and the game opens', async ({ page }) => {
  const login = await tapGame(page);
  await login.getByRole('link', { name: textOf('login.createAccount') }).click();
  const join = page.getByRole('dialog', { name: textOf('register.heading') });
  await join.getByLabel(textOf('login.username'), { exact: true }).fill('heron.28');
  await join.getByLabel(textOf('login.password'), { exact: true }).fill('nine green lanterns');
  await join.getByRole('checkbox', { name: patternOf('register.agree', { age: '18' }) }).check();
  await join.getByRole('button', { name: textOf('register.submit'), exact: true }).click();
  await gameOpened(page);
});

test('GL-01 HT-09 a launch of 10 s shows that it took too long, and a new try opens the game', async ({
  page,
  wire,
}) => {
  await logInFirst(page, wire);
  await page.clock.install();
  // Nobody answers: the call is given up, never refused.
  const launch = page.waitForRequest('**/wps/game/launchGame');
  await page.route('**/wps/game/launchGame', () => undefined);
  await page.goto('/m/launchGame?code=rapid5');
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(page.getByText(textOf('launchGame.opening'))).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(1_200);
  await launch;
  await page.clock.runFor(10_000);
  await expect(page.getByText(textOf('common.timeoutRetryPlease'))).toBeVisible();
  await expect(page.getByText(textOf('common.unknownError'))).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: contentOf('Rapid 5') })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/wps/game/launchGame');
  await page.getByRole('button', { name: textOf('launchGame.retry') }).click();
  await page.clock.runFor(1_200);
  await gameOpened(page);
});

/** The browser drops the call of a launch before there is an answer. */
const endOfLaunch = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().endsWith('/wps/game/launchGame'));

test('GL-01 a launch is given up where somebody leaves its page', async ({ page, wire }) => {
  await logInFirst(page, wire);
  const launch = page.waitForRequest('**/wps/game/launchGame');
  await page.route('**/wps/game/launchGame', () => undefined);
  await page.getByRole('link', { name: patternOf('home.betOn', { game: contentOf('Rapid 5') }) }).click();
  await launch;
  const ended = endOfLaunch(page);
  await page.goBack();
  await ended;
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
});

test.describe('a game that is not a lottery', () => {
  test.beforeEach(async ({ page, wire }) => {
    await page.route('**/wps/game/lanes*', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll('"RNG"', '"PG"');
      await route.fulfill({ response: answer, body: text });
    });
    await logInFirst(page, wire);
    // The lobby is fetched by the browser on the way from another page.
    await open(page, '/m/news');
    await page.goBack();
    await page.locator('nav a[href^="/m/game"]').first().click();
    await expect(page).toHaveURL((url) => url.pathname === '/m/game');
  });
  const name = contentOf('Dragon Court');
  const tile = (page: Page) => page.getByRole('link', { name }).first();
  /** Taps the game, whose call gets no answer; its ten seconds begin with the call, which can be later than the dialog. */
  const launchWithoutAnswer = async (page: Page): Promise<Locator> => {
    const launch = page.waitForRequest('**/wps/game/launchGame');
    await page.route('**/wps/game/launchGame', () => undefined);
    await tile(page).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(textOf('launchGame.opening'))).toBeVisible();
    await launch;
    return dialog;
  };

  test('GL-02 opens from its tile without the launch page; a refusal leaves the lobby unchanged', async ({
    page,
    faults,
  }) => {
    faults.expect(/Failed to load resource/);
    const launch = page.waitForRequest('**/wps/game/launchGame');
    await tile(page).click();
    expect((await launch).postDataJSON()).toMatchObject({ vendor: 'PG', device: 'MOBILE', title: name });
    expect((await launch).postDataJSON()).not.toHaveProperty('launchMode');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(textOf('launchGame.unavailableText'))).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: textOf('common.close') })
      .last()
      .click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === '/m/game');
  });

  test('GL-01 leaves no launch behind on a lobby that comes back out of the back/forward cache', async ({ page }) => {
    const dialog = await launchWithoutAnswer(page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(dialog).toHaveCount(0);
    await expect(tile(page)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/m/game');
  });

  test('GL-01 is given up where somebody closes its dialog while it opens', async ({ page }) => {
    const dialog = await launchWithoutAnswer(page);
    const ended = endOfLaunch(page);
    await dialog.getByRole('button', { name: textOf('common.close') }).click();
    await ended;
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === '/m/game');
  });

  test('GL-01 HT-09 shows a timeout over the lobby after 10 s', async ({ page }) => {
    await page.clock.install();
    const dialog = await launchWithoutAnswer(page);
    await page.clock.runFor(10_000);
    await expect(dialog.getByText(textOf('common.timeoutRetryPlease'))).toBeVisible();
  });
});
