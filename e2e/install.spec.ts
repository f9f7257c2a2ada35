// docs/flows/install.md: the operator's app and the site on the home screen, as each kind of phone is offered them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { offerInstallation } from './support/install-offer.ts';
import { type Change, withoutCaptcha } from './support/operators.ts';
import { protocolOf } from './support/protocol.ts';
import { expect, expectAccessible, logIn, open, test } from './support/test.ts';
import { contentOf, journeyLanguage, patternOf, textOf } from './support/texts.ts';

const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1';
const view = 'Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
/** Browsers of Android that cannot install a site: those of other apps, and one that makes no offer. */
const withoutOffer = [
  `${view} Chrome/119.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/441.0.0.30.111;]`,
  `${view} Chrome/119.0.0.0 Mobile Safari/537.36 Telegram-Android/10.3.2 (Samsung SM-A536B; Android 13; SDK 33; AVERAGE)`,
  'Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0',
];
const samsung =
  'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36';
const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
/** The steps of the guide on iPhones, by the name of the browser. */
const guides = [
  [iphone, ['install.guideShare', 'install.guideAdd']],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    ['install.guideLegacyShare', 'install.guideLegacyAdd'],
  ],
  [`${apple} Mobile/15E148 Safari Line/13.20.0`, ['install.guideOpen', 'install.guideInSafari']],
] as const;
/** Telegram's view says nothing of itself. */
const telegramOfIos = `${apple} Mobile/15E148`;

/** Aurora gives something for the download; Lotus has a newer app that nobody goes on without, and a prompt that stays. */
const change: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  file.promotions.APP_DOWNLOAD = { enabled: true };
  // About the app, and no popup.
  file.announcements = { forcedReading: false, autoplay: false, items: [{ shared: 'app' }] };
  if (operator === 'aurora') {
    if (file.app) file.app.prompt.bottom_app_desc_color = { enabled: true, value: '#5aa05a' };
    return;
  }
  file.switches.mandatoryAppUpdates = true;
  if (file.app) file.app.prompt.reg_days_forced = { enabled: true, value: 0 };
};

const barOf = (page: Page) => page.getByRole('complementary', { name: textOf('install.bar') });
const buttonOf = (page: Page, key: Parameters<typeof textOf>[0]) =>
  page.getByRole('button', { name: textOf(key), exact: true });
type Words = Readonly<Record<string, string>>;

const aurora = JSON.parse(readFileSync(join(import.meta.dirname, '../merchants/aurora/merchant.json'), 'utf8')) as {
  readonly app: { readonly prompt: Readonly<Record<'app_desc' | 'bottom_app_desc', { readonly value: Words }>> };
  readonly settings: { readonly mobileTemplate: { readonly desktop_app_feature: Words } };
};
const inOurs = (words: Words): string => {
  const text = words[journeyLanguage];
  if (text === undefined) throw new Error(`Aurora says nothing about its app in ${journeyLanguage}`);
  return text;
};
/** What Aurora's own prompt says about its app. */
const aboutApp = (): string => inOurs(aurora.app.prompt.app_desc.value);
/** The panel about the site on the home screen. */
const panelOf = (page: Page) =>
  page.getByRole('dialog', { name: patternOf('install.panelTitle', { brand: 'Aurora' }) });
/** The browser of this page has another name from its next document on. */
const beCalled = async (page: Page, userAgent: string): Promise<void> =>
  void (await (await protocolOf(page)).send('Emulation.setUserAgentOverride', { userAgent }));
/** Opens home, where what comes late has come. */
async function openHome(page: Page, query = ''): Promise<void> {
  await open(page, `/m/home${query}`);
  await page.keyboard.press('Shift');
}
/** The address of another app to which the page has led: there is no such app here. */
const otherApp = (page: Page) => page.evaluate(() => sessionStorage.getItem('otherApp'));
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

// A picture about the app is a picture.
test.use({ operators: { change }, showsPictures: true });

test.describe('in a browser of Android', () => {
  test.use({ userAgent: android });

  test('DB-01 DB-02 PD-01 the bar shows the app with its stars and bonus, downloads it, and stays closed', async ({
    page,
    context,
  }) => {
    await open(page, '/m/home');
    const bar = barOf(page);
    await expect(bar).toBeVisible();
    await expect(bar.getByText('Aurora')).toBeVisible();
    await expect(bar.getByText(inOurs(aurora.app.prompt.bottom_app_desc.value))).toHaveCSS('color', 'rgb(90, 160, 90)');
    await expect(bar.getByRole('img', { name: textOf('install.rating') })).toHaveText('5.0');
    await expect(bar.locator('img')).toHaveAttribute('src', /icon-192\.png$/);
    await expectAccessible(page);
    // It lies over the page and covers nothing of the tabs.
    const [over, tabs] = await Promise.all([bar.boundingBox(), page.getByRole('navigation').last().boundingBox()]);
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    // RL-01: the gift tells what the app brings.
    await bar.getByRole('button', { name: textOf('install.bonus') }).click();
    const about = page.getByRole('dialog', { name: textOf('announcements.title') });
    await expect(about.getByRole('heading', { name: contentOf('Your games, one tap away') })).toBeVisible();
    await about.getByRole('button', { name: textOf('common.close') }).click();
    await expect(about).toHaveCount(0);
    const opened = context.waitForEvent('page');
    await bar.getByRole('button', { name: textOf('install.get'), exact: true }).click();
    await expect((await opened).getByText('Nothing to install')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    await bar.getByRole('button', { name: textOf('install.hide') }).click();
    await expect(bar).toHaveCount(0);
    await open(page, '/m/home');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('hideDownloadBar'))).toBe('1');
  });

  test('the panel waits while the page is scrolled, and comes once it is at rest', async ({ page }) => {
    await page.addInitScript(offerInstallation, 'dismissed');
    await open(page, '/m/home#queue');
    await page.evaluate(() => {
      let at = 0;
      const timer = setInterval(() => {
        at = (at + 7) % 300;
        scrollTo(0, at);
      }, 50);
      Object.assign(window, { endScrolling: () => clearInterval(timer) });
    });
    const panel = panelOf(page);
    const queue = page.getByRole('complementary', { name: 'Queue' });
    await expect(queue).toContainText('the page is being scrolled');
    // What has not come says when it would.
    await expect(queue).toContainText(/forcedDownload installout: has not come; it enters: .*forced condition/);
    await expect(panel).toBeHidden();
    await page.evaluate(() => (window as unknown as { endScrolling: () => void }).endScrolling());
    await expect(panel).toBeVisible();
  });

  test('IN-01 IN-02 IN-03 the panel comes with the browser’s offer, and goes for those who stay in the browser', async ({
    page,
  }) => {
    await page.addInitScript(offerInstallation, 'dismissed');
    await open(page, '/');
    const panel = panelOf(page);
    await expect(panel).toBeVisible();
    await expect(panel.getByText(inOurs(aurora.settings.mobileTemplate.desktop_app_feature))).toBeVisible();
    await expect(panel.getByRole('button', { name: textOf('install.getApp') })).toBeVisible();
    await expect(panel.getByRole('button', { name: textOf('install.addWeb') })).toBeVisible();
    await expect(panel.getByRole('button', { name: textOf('install.openInChrome') })).toHaveCount(0);
    await expectAccessible(page);
    // Half a second after the opening.
    await expect(page.locator('html')).toHaveCSS('overflow', /hidden/);
    await buttonOf(page, 'install.stayInBrowser').click();
    await expect(panel).toHaveCount(0);
    expect(await stored(page, 'a2hsDismissCount')).toBe('1');
    expect(await page.evaluate(() => sessionStorage.getItem('a2hsDismissed'))).toBe('1');
  });

  test('a browser that cannot install the site has the bar alone, and one that is not Chrome is led there', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    for (const userAgent of withoutOffer) {
      await beCalled(page, userAgent);
      await openHome(page);
      await expect(barOf(page)).toBeVisible();
      // IN-01: longer than an offer is waited for.
      await page.clock.runFor(5_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.addInitScript(keepOtherApp);
    await page.addInitScript(offerInstallation, 'dismissed');
    await beCalled(page, samsung);
    await openHome(page, '?r=R1');
    const panel = panelOf(page);
    await expect(panel.getByRole('button').filter({ hasText: /./ })).toHaveText([
      textOf('install.getApp'),
      textOf('install.addWeb'),
      textOf('install.openInChrome'),
      textOf('install.stayInBrowser'),
    ]);
    await buttonOf(page, 'install.openInChrome').click();
    const { host } = new URL(site);
    await expect
      .poll(() => otherApp(page))
      .toContain(`intent://${host}/m/home?r=R1#Intent;scheme=http;package=com.android.chrome;`);
    await expect(panel).toHaveCount(0);
  });

  test('what runs from the home screen or inside the app has neither panel nor bar', async ({ page, context }) => {
    const [fromHomeScreen, clip, inApp] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await fromHomeScreen.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => matchMedia(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await beCalled(clip, iphone);
    await clip.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await inApp.addInitScript(runInApp, '2.4.39');
    // On the same phone the browser has both, and shows them last.
    for (const each of [fromHomeScreen, clip, inApp, page]) {
      await each.addInitScript(offerInstallation, 'dismissed');
      await openHome(each);
    }
    await buttonOf(page, 'install.stayInBrowser').click();
    await expect(barOf(page)).toBeVisible();
    for (const each of [fromHomeScreen, clip, inApp]) {
      await expect.poll(() => each.evaluate(() => sessionStorage.getItem('hideDownloadBar'))).toBe('1');
      await expect(barOf(each)).toHaveCount(0);
      await expect(each.getByRole('dialog')).toHaveCount(0);
    }
    await expect.poll(() => stored(clip, 'WEBCLIP')).toBe('1');
  });

  test('IN-04 an installation is told, and kept once the browser has finished it', async ({ page }) => {
    await page.addInitScript(offerInstallation, 'accepted');
    await open(page, '/m/home');
    await buttonOf(page, 'install.addWeb').click();
    await expect(page.getByText(textOf('install.installing'))).toBeVisible();
    expect(await stored(page, 'a2hsInstalled')).toBeNull();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    expect(await stored(page, 'a2hsInstalled')).toBe('1');
    expect(await stored(page, 'a2hsDismissCount')).toBe('99');
  });

  test('DP-01 DP-02 after the log-in the download prompt comes, and once closed it is gone for the visit', async ({
    page,
  }) => {
    await open(page, '/m/login');
    await logIn(page);
    const prompt = page.getByRole('dialog', { name: patternOf('install.promptTitle', { brand: 'Aurora' }) });
    await expect(prompt).toBeVisible();
    await expect(prompt.getByText(aboutApp())).toBeVisible();
    await expectAccessible(page);
    await buttonOf(page, 'install.later').click();
    await expect(prompt).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('downloadPromptSkip'))).toBe('1');
    expect(await stored(page, 'downloadPromptCloseCount')).toBe('1');
  });

  test('PR-02 a promotion has the button for the app, but not inside the app', async ({ page }) => {
    await open(page, '/m/activity');
    await page.locator('main a[href*="id="]').first().click();
    await expect(buttonOf(page, 'install.getApp')).toBeVisible();
    await expect(page.getByRole('link', { name: textOf('rewards.join'), exact: true })).toBeVisible();
    const address = page.url();
    await open(page, `${address}&inApp=1`);
    await expect(page.getByRole('link', { name: textOf('rewards.join'), exact: true })).toBeVisible();
    await expect(buttonOf(page, 'install.getApp')).toHaveCount(0);
  });

  test('UP-01 SW-02 an old app is asked to upgrade, and may go on', async ({ page }) => {
    await page.addInitScript(runInApp, '2.4.9');
    await open(page, '/m/home?inApp=1');
    const dialog = page.getByRole('dialog', { name: textOf('install.upgradeTitle') });
    await expect(dialog.getByText(patternOf('install.upgradeText', { from: '2.4.9', to: '2.4.39' }))).toBeVisible();
    await expectAccessible(page);
    await buttonOf(page, 'install.later').click();
    await expect(dialog).toHaveCount(0);
    await expect(barOf(page)).toHaveCount(0);
  });

  test('SP-01 PW-02 the app uncovers the page once it stands, and hands over its push token', async ({ page }) => {
    await page.addInitScript(runInApp, '2.4.39');
    await open(page, '/m/home?inApp=1');
    const hidden = () => page.evaluate(() => (globalThis as unknown as { hidden: Record<string, number> }).hidden);
    await expect.poll(hidden).toEqual({ splash: 1, loading: 3 });
    expect(await page.evaluate(() => sessionStorage.getItem('hideSplash'))).toBe('1');
    await expect.poll(() => stored(page, 'pushToken')).toContain('"token":"token-of-the-app"');
  });

  test.describe('of Lotus', () => {
    test.use({ operator: 'lotus' });

    test('DP-04 a forced prompt has no close button', async ({ page }) => {
      await open(page, '/m/login');
      await logIn(page);
      const prompt = page.getByRole('dialog', { name: patternOf('install.promptTitle', { brand: 'Lotus' }) });
      await expect(prompt.getByRole('button')).toHaveText([textOf('install.get')]);
      await page.keyboard.press('Escape');
      await expect(prompt).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('downloadPromptForced'))).toBe('1');
    });

    test('UP-01 SW-02 with mandatory updates nobody goes on without the new app', async ({ page, context }) => {
      await page.addInitScript(runInApp, '2.4.9');
      await open(page, '/m/home?inApp=1');
      const dialog = page.getByRole('dialog', { name: textOf('install.upgradeTitle') });
      await expect(dialog.getByRole('button')).toHaveText([textOf('install.upgrade')]);
      await page.keyboard.press('Escape');
      const opened = context.waitForEvent('page');
      await dialog.getByRole('button').click();
      await expect(await opened).toHaveURL(/\/demo\/app\?of=android$/);
      await expect(dialog).toBeVisible();
    });

    test('DI-01 PW-02 a picture about the app comes after 20 s on home, and a second one follows it', async ({
      page,
    }) => {
      await open(page, '/m/home');
      const first = page.getByRole('dialog', { name: contentOf('Every minute a draw, also in the app') });
      await expect(first).toBeVisible({ timeout: 60_000 });
      await expectAccessible(page);
      // PW-02: vector art is saved as a picture of pixels.
      const saved = page.waitForEvent('download');
      await first.getByRole('link', { name: textOf('install.saveImage') }).click();
      expect((await saved).suggestedFilename()).toBe('banner-draw.png');
      expect((await saved).url()).toMatch(/^blob:/);
      await expect(page.getByRole('dialog', { name: contentOf('Check each draw’s proof in the app') })).toBeVisible();
      expect(await stored(page, 'downloadImageName')).toBe('banner-draw.svg');
    });
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: iphone });

  test('IN-02 IN-06 the panel leads to the guide, with two steps and their pictures for this browser', async ({
    page,
    site,
  }) => {
    await page.addInitScript(keepOtherApp);
    const panel = panelOf(page);
    const guide = page.getByRole('dialog', { name: textOf('install.guideTitle') });
    const pictures = new Set<string>();
    for (const [userAgent, steps] of guides) {
      await beCalled(page, userAgent);
      await openHome(page);
      await expect(panel).toBeVisible();
      await expect(buttonOf(page, 'install.openInChrome')).toHaveCount(steps[0] === 'install.guideOpen' ? 1 : 0);
      await buttonOf(page, 'install.addWeb').click();
      await expect(guide.getByRole('listitem')).toHaveText(steps.map((step) => textOf(step)));
      await expect(guide.locator('li svg')).toHaveCount(2);
      if (userAgent === iphone) await expectAccessible(page);
      pictures.add(await guide.locator('li svg').first().innerHTML());
      await guide.getByRole('button', { name: textOf('common.close') }).click();
      await expect(guide).toHaveCount(0);
    }
    expect(pictures.size).toBe(guides.length);
    await beCalled(page, telegramOfIos);
    await openHome(page, '?r=R1');
    await buttonOf(page, 'install.openInChrome').click();
    await expect.poll(() => otherApp(page)).toBe(`googlechrome://${new URL(site).host}/m/home?r=R1`);
    await expect(panel).toHaveCount(0);
  });

  test('an old app is led to the download for this phone', async ({ page, context }) => {
    await page.addInitScript(runInApp, '2.4.9');
    await openHome(page, '?inApp=1');
    const opened = context.waitForEvent('page');
    await buttonOf(page, 'install.upgrade').click();
    await expect(await opened).toHaveURL(/\/demo\/app\?of=ios$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('IN-05 SN-10 the flag tells a clip of the home screen, and the homescreen query takes it back', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await open(page, '/m/home');
    await expect.poll(() => stored(page, 'WEBCLIP')).toBe('1');
    await open(page, '/m/home?homescreen');
    await expect.poll(() => stored(page, 'WEBCLIP')).toBe('0');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

/** Keeps the address of another app in place of going there. */
function keepOtherApp(): void {
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.protocol.startsWith('http')) click.call(this);
    else sessionStorage.setItem('otherApp', this.href);
  };
}

/** The bridge of the operator's app. */
function runInApp(version: string): void {
  const hidden = { splash: 0, loading: 0 };
  const page = globalThis as unknown as { onFoyerPushToken: (token: string) => void };
  const bridge = {
    appVersion: () => version,
    download: () => undefined,
    hideSplash: () => {
      hidden.splash += 1;
    },
    hideLoading: () => {
      hidden.loading += 1;
    },
    requestPushToken: () => page.onFoyerPushToken('token-of-the-app'),
  };
  Object.assign(globalThis, { FoyerNative: bridge, hidden });
}
