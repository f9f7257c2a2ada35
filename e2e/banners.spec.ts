// docs/flows/banners.md: every kind of banner leads where it says, for visitors and members of both operators.
import type { Page, Request } from '@playwright/test';
import { gameOpened } from './support/game-opened.ts';
import { type Change, withoutCaptcha } from './support/operators.ts';
import { expect, expectAccessible, logIn, open, openAs, storedSession, test } from './support/test.ts';
import { loginTitle, textOf } from './support/texts.ts';

const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';

const texts = (title: string) => ({ eyebrow: { EN: 'BANNER' }, title: { EN: title }, action: { EN: 'Open' } });
const banner = (id: string, fields: Readonly<Record<string, string>>) => ({
  id,
  groupName: 'home',
  art: 'banner-brand',
  ...texts(id.replaceAll('-', ' ')),
  ...fields,
});

const banners = [
  banner('promotion', { linkageType: 'P', linkage: 'demo-credit' }),
  banner('help-page', { linkageType: 'URL', linkage: '/m/help?id=check-a-draw' }),
  banner('partner-page', { linkageType: 'URL', linkage: `${PARTNER}/fair?lane=2#top` }),
  banner('stranger-page', { linkageType: 'URL', linkage: `${STRANGER}/news` }),
  banner('a-lottery', { linkageType: 'G', linkage: 'rapid5', gameType: 'LOTT', vendor: 'LOTT' }),
  banner('live-table', {
    linkageType: 'G',
    linkage: 'baccarat',
    gameType: 'LIVE',
    vendor: 'AE',
    nodeId: '318',
    roomId: 'C7',
  }),
  banner('our-name', { linkageType: 'URL', linkage: 'https://aurora.localhost.lotus.localhost.evil.example/' }),
  banner('other-letters', { linkageType: 'URL', linkage: 'https://xn--urora-4nf.example/' }),
];

const withBanners: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  file.settings.bannerHosts = [PARTNER];
  file.banners = banners;
};

const carousel = (page: Page) => page.getByRole('region', { name: textOf('home.promotions') });
const link = (page: Page, title: string) => carousel(page).getByRole('link', { name: title });

const isAt = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path);

/** The pages of other companies, and every request that went to them. */
async function otherCompanies(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(/^https:\/\/(partner|stranger)\.example\//, (route) => {
    requests.push(route.request());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>',
    });
  });
  return requests;
}

const elsewhere = (page: Page) => expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();

for (const operator of ['aurora', 'lotus'] as const)
  test.describe(`the banners of ${operator}`, () => {
    test.use({ operator, operators: { change: withBanners } });

    test(`BN-01 BN-02 each banner of ${operator} leads a visitor where it says`, async ({ page, faults }) => {
      faults.expect(/stranger: https:\/\/(partner|stranger)\.example\//);
      const requests = await otherCompanies(page);
      await open(page, '/m/home');
      await expectAccessible(page);
      await expect(link(page, 'our name')).toHaveCount(0);
      await expect(carousel(page).getByText('our name')).toHaveCount(1);
      await expect(link(page, 'other letters')).toHaveCount(0);

      await link(page, 'promotion').click();
      await isAt(page, '/m/activity');
      expect(new URL(page.url()).searchParams.get('id')).toBe('demo-credit');
      await page.goBack();
      await link(page, 'help page').click();
      await isAt(page, '/m/help');
      expect(new URL(page.url()).searchParams.get('id')).toBe('check-a-draw');
      await page.goBack();

      await link(page, 'partner page').click();
      await elsewhere(page);
      expect(page.url()).toBe(`${PARTNER}/fair?lane=2#top`);
      await page.goBack();
      await link(page, 'stranger page').click();
      await elsewhere(page);
      expect(page.url()).toBe(`${STRANGER}/news`);
      expect(requests.map((request) => request.headers().referer)).toEqual([undefined, undefined]);
      await page.goBack();

      await link(page, 'live table').click();
      await expect(page.getByRole('dialog', { name: loginTitle })).toBeVisible();
      await page.goBack();
      await isAt(page, '/m/home');
      await link(page, 'a lottery').click();
      await expect(page.getByRole('dialog', { name: loginTitle })).toBeVisible();
      await logIn(page);
      await gameOpened(page);
    });

    test(`BN-01 BN-02 HT-08 a banner of ${operator} takes a member to partners by a code`, async ({
      page,
      faults,
      wire,
    }) => {
      faults.expect(/stranger: https:\/\/(partner|stranger)\.example\//, /status of 400 .*launchGame/);
      const requests = await otherCompanies(page);
      await openAs(page, wire, '/m/home');
      const session = (await storedSession(page)) as { token: string; userName: string };

      await link(page, 'partner page').click();
      await elsewhere(page);
      const { searchParams, hash, pathname } = new URL(page.url());
      expect({ pathname, hash, ...Object.fromEntries(searchParams) }).toEqual({
        pathname: '/fair',
        hash: '#top',
        lane: '2',
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        username: session.userName,
      });
      const code = searchParams.get('token') ?? '';
      const swap = () => wire.call('session.handoff', { code });
      expect((await swap()).body.value).toMatchObject({ userName: session.userName });
      expect((await swap()).body).toMatchObject({ success: false, errorCode: 'handoff.invalid' });
      await page.goBack();

      await link(page, 'stranger page').click();
      await elsewhere(page);
      expect(page.url()).toBe(`${STRANGER}/news`);
      const sent = JSON.stringify(requests.map((request) => [request.url(), request.headers()]));
      expect(sent).not.toContain(session.token);
      await page.goBack();

      const launch = page.waitForRequest('**/wps/game/launchGame');
      await link(page, 'live table').click();
      expect((await launch).postDataJSON()).toMatchObject({
        vendor: 'AE',
        gameCode: 'baccarat',
        nodeId: '318',
        roomId: 'C7',
        device: 'MOBILE',
      });
      // The sheet says it, and no alert beside it.
      const sheet = page.getByRole('dialog', { name: 'BANNER' });
      await expect(sheet.getByText(textOf('launchGame.unavailableText'))).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await isAt(page, '/m/home');
      await sheet
        .getByRole('button', { name: textOf('common.close') })
        .last()
        .click();
      await link(page, 'a lottery').click();
      await gameOpened(page);
    });
  });

test.describe('an operator whose partners know no hand-off code', () => {
  test.use({
    operators: {
      change: (file, operator) => {
        withBanners(file, operator);
        file.settings.bannersCarrySession = true;
      },
    },
  });

  test('lets the session token go along to its partners alone', async ({ page, faults, wire }) => {
    faults.expect(/stranger: https:\/\/(partner|stranger)\.example\//);
    await otherCompanies(page);
    await openAs(page, wire, '/m/home');
    const { token } = (await storedSession(page)) as { token: string };
    await link(page, 'partner page').click();
    await elsewhere(page);
    expect(new URL(page.url()).searchParams.get('token')).toBe(token);
    await page.goBack();
    await link(page, 'stranger page').click();
    await elsewhere(page);
    expect(page.url()).toBe(`${STRANGER}/news`);
  });
});

test.describe('banners that move by themselves', () => {
  const BANNER_STANDS_MS = 6_000;
  /** Which banner is in the middle of the row. */
  const shown = (page: Page) =>
    carousel(page).evaluate((region) => {
      const dots = [...region.querySelectorAll('[aria-hidden="true"] > i')];
      return dots.findIndex(({ className }) => className !== '');
    });
  const stop = (page: Page) => page.getByRole('button', { name: textOf('banners.stop') });
  /** Opens home with a clock of its own and lets the button come. */
  async function openHome(page: Page): Promise<void> {
    await page.clock.install();
    await open(page, '/m/home');
    await page.clock.runFor(3_000);
  }

  test('show the next one after 6 s, stand still out of view, and stop with their button', async ({ page }) => {
    await openHome(page);
    await expect(stop(page)).toBeVisible();
    await expectAccessible(page);
    await page.clock.runFor(BANNER_STANDS_MS);
    await expect.poll(() => shown(page)).toBe(1);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(carousel(page)).not.toBeInViewport();
    await page.clock.runFor(10 * BANNER_STANDS_MS);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(carousel(page)).toBeInViewport();
    expect(await shown(page)).toBe(1);
    await stop(page).click();
    const again = page.getByRole('button', { name: textOf('banners.move') });
    await expect(again).toBeVisible();
    await page.clock.runFor(10 * BANNER_STANDS_MS);
    expect(await shown(page)).toBe(1);
    await again.click();
    await expect(stop(page)).toBeVisible();
    // Playwright may have moved the page for its tap, and the row out of view.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(carousel(page)).toBeInViewport({ ratio: 0.6 });
    await page.clock.runFor(BANNER_STANDS_MS);
    await expect.poll(() => shown(page)).toBe(2);
  });

  test('do not move under reduced motion, and need no button; a finger still swipes them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await page.clock.runFor(10 * BANNER_STANDS_MS);
    expect(await shown(page)).toBe(0);
    await expect(stop(page)).toHaveCount(0);
    await carousel(page).evaluate((region) =>
      region.querySelector('div')?.scrollBy({ left: document.dir === 'rtl' ? -330 : 330 }),
    );
    await expect.poll(() => shown(page)).toBe(1);
  });
});
