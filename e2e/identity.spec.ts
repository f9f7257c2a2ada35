// docs/flows/identity.md: log-in and registration with a provider's account.
import { demoMember } from '@foyer/contract/demo';
import type { Page } from '@playwright/test';
import { halfOf } from '../tools/test/run-seed.mjs';
import { isBuilt } from './support/built-files.ts';
import { enlarge, expectNothingCut } from './support/large-text.ts';
import { joinOverPromotion } from './support/open-registration.ts';
import { atHome, beAt, button, choice, openProvider, registerNew, signInAt } from './support/social.ts';
import { expect, expectAccessible, logIn, logOut, open, storedSession, test } from './support/test.ts';
import { loginTitle, patternOf, textOf, wordsOf } from './support/texts.ts';

/** A name that no journey of this product has had. */
const somebody = (name: string): string => `${name} ${Date.now() % 100_000}`;

const memberOf = async (page: Page): Promise<string | undefined> => (await storedSession(page))?.userName;

async function leave(page: Page): Promise<void> {
  await open(page, '/m/member/home');
  await logOut(page);
  await open(page, '/m/login');
}

// An identity that no account has is refused with 400, and led on from there.
test.beforeEach(({ faults }) => faults.expect(/status of 400/));

test('OV-02 SO-01 SO-04 a new person registers by popup, and logs in directly the next time', async ({ page }) => {
  const name = somebody('Amihan');
  await open(page, '/m/login');
  await signInAt(page, 'google', name);
  await expect(choice(page)).toContainText(name);
  await expectAccessible(page);
  await registerNew(page);
  await atHome(page);
  const member = await memberOf(page);
  expect(member).toBeTruthy();
  const welcome = page.getByRole('dialog', { name: wordsOf('memberHome.firstTimeTitle', { name: member ?? '' }) });
  await expect(welcome).toBeVisible();
  await leave(page);
  await signInAt(page, 'google', name);
  await atHome(page);
  expect(await memberOf(page)).toBe(member);
});

test('SO-01 a window that is slow to load still hands its result to the page that opened it', async ({ page }) => {
  await page.clock.install();
  await open(page, '/m/login');
  const provider = await openProvider(page, 'google');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await provider.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const closed = provider.waitForEvent('close');
  await beAt(provider, somebody('Ligaya'));
  await provider.waitForURL(/\/m\/socialReturn/, { waitUntil: 'commit' });
  await page.clock.runFor(5_000);
  letGo();
  await closed;
  await expect(choice(page)).toBeVisible();
});

test('SO-01 a button tapped before its code has loaded acts after it, or shows an error', async ({ page, faults }) => {
  // After a lost file the page requests a file that does not exist, to check that the site answers: 404.
  faults.expect(/ERR_FAILED|status of 404/);
  let lost = true;
  let letIn = (): void => undefined;
  const seenBusy = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  // An idle page fetches the social code, perhaps before the tap.
  const isSocial = isBuilt(/^social$/);
  await page.route(
    ({ href }) => isSocial(href),
    async (route) => {
      if (lost) return route.abort();
      await seenBusy;
      return route.continue();
    },
  );
  await open(page, '/m/login');
  await button(page, 'google').click();
  await expect(page.getByText(textOf('login.unreachable'))).toBeVisible();
  lost = false;
  const opened = page.waitForEvent('popup');
  await button(page, 'google').click();
  await expect(button(page, 'google')).toHaveAttribute('aria-busy', 'true');
  letIn();
  const provider = await opened;
  await provider.waitForURL(/\/authorize\//);
  await expect(button(page, 'google')).toBeFocused();
});

test('SO-01 a press during which the code loads is a tap', async ({ page }) => {
  await open(page, '/m/login');
  await button(page, 'google').hover();
  await page.mouse.down();
  await expect(page.locator('section p[role="status"]')).toBeAttached();
  const opened = page.waitForEvent('popup');
  await page.mouse.up();
  await (await opened).waitForURL(/\/authorize\//);
});

test('OV-02 logging in to an existing account links it and shows that it is linked', async ({ page }) => {
  const name = somebody('Minh');
  await open(page, '/m/login');
  await signInAt(page, 'facebook', name);
  await choice(page)
    .getByRole('button', { name: textOf('social.existing') })
    .click();
  const sheet = page.getByRole('dialog', { name: loginTitle });
  // One account waits to be linked: no other one is begun with over it.
  await expect(sheet.getByText(textOf('loginSheet.linkElse'))).toBeVisible();
  await expect(sheet.getByRole('button', { name: /Google/ })).toHaveCount(0);
  await sheet.getByLabel(textOf('login.username')).fill(demoMember.username);
  await sheet.getByLabel(textOf('login.password'), { exact: true }).fill(demoMember.password);
  await sheet
    .locator('form')
    .getByRole('button', { name: textOf('login.submit') })
    .click();
  await expect(page.getByText(patternOf('social.linked', { channel: 'Facebook' }))).toBeVisible();
  await atHome(page);
  await leave(page);
  await signInAt(page, 'facebook', name);
  await atHome(page);
  expect(await memberOf(page)).toBe(demoMember.username);
});

test('SO-04 a log-in by provider closes the dialog and leads home', async ({ page }) => {
  const dialog = await joinOverPromotion(page);
  await signInAt(page, 'line', somebody('Zainab'));
  await registerNew(page);
  await expect.poll(() => memberOf(page)).toBeTruthy();
  await expect(dialog).toBeHidden();
  await atHome(page);
});

test('OV-06 with windows blocked the page goes to the provider and returns with parameters and draft', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/m/login?affiliateCode=a1&fbclid=f2&backUrl=%2Fm%2Fhelp');
  await page.getByLabel(textOf('login.username')).fill('half-typed');
  await button(page, 'twitter').click();
  await page.waitForURL(/\/authorize\/twitter/);
  await page
    .getByRole('link', { name: 'Cancel' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/login' && url.searchParams.get('affiliateCode') === 'a1');
  await expect(page.getByLabel(textOf('login.username'))).toHaveValue('half-typed');
  await button(page, 'twitter').click();
  await page.waitForURL(/\/authorize\/twitter/);
  await beAt(page, somebody('Thiri'));
  await registerNew(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/help' && url.searchParams.get('fbclid') === 'f2');
  expect(await memberOf(page)).toBeTruthy();
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SOCIAL_TRIP'))).toBeNull();
});

test('OV-06 a redirect that this tab did not start is refused', async ({ page }) => {
  await open(page, '/m/socialReturn?code=stolen&state=forged');
  await expect(page.getByText(textOf('social.returnLost'))).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/m/socialReturn' && url.search === '');
  await page.getByRole('button', { name: textOf('social.returnBack') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/login' && url.search === '');
  expect(await storedSession(page)).toBeNull();
});

test('SO-08 cancelling, closing the window or changing the provider is silent and frees the buttons', async ({
  page,
}) => {
  await open(page, '/m/login');
  const first = await openProvider(page, 'google');
  await first.close();
  await expect(button(page, 'google')).not.toHaveAttribute('aria-busy', 'true');
  const second = await openProvider(page, 'facebook');
  const gone = second.waitForEvent('close');
  await second
    .getByRole('link', { name: 'Cancel' })
    .or(second.getByRole('button', { name: 'Cancel' }))
    .click();
  await gone;
  await expect(button(page, 'facebook')).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('SO-03 a token that the platform refuses shows an error with a next step and is not kept', async ({ page }) => {
  await page.route('**/wps/session/login/social', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, errorCode: 'identity.invalid', message: 'Please sign in again.' },
    }),
  );
  await open(page, '/m/login');
  await signInAt(page, 'line', somebody('Noor'));
  await expect(page.getByRole('alert')).toContainText('Please sign in again.');
  expect(await storedSession(page)).toBeNull();
  await page.unroute('**/wps/session/login/social');
  await signInAt(page, 'line', somebody('Noor'));
  await expect(choice(page)).toBeVisible();
});

test('SO-06 private browsing shows a warning before the tap, refuses it, and warns after a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const quota = { queryUsageAndQuota: (report: (used: number, quota: number) => void) => report(0, 2 ** 20) };
    Object.defineProperty(Navigator.prototype, 'webkitTemporaryStorage', { get: () => quota });
  });
  await open(page, '/m/login');
  await expect(page.getByText(textOf('social.privateNote'))).toBeVisible();
  let windows = 0;
  page.on('popup', () => {
    windows += 1;
  });
  await button(page, 'google').click();
  const notice = page.getByText(textOf('social.notSupportIncognito'));
  await expect(notice).toBeVisible();
  await expect(notice).toBeHidden({ timeout: 2_500 });
  expect(windows).toBe(0);
  // It stays for two seconds: on a busy machine it may be gone before anybody looks.
  await page.addInitScript((text) => {
    const look = (): void => {
      if (!document.body?.textContent?.includes(text)) return;
      document.documentElement.dataset.saw = text;
      watch.disconnect();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
  }, textOf('social.notSupportIncognito'));
  const saw = page.locator('html[data-saw]');
  await page.reload();
  await expect(saw).toBeAttached();
  await page.reload();
  await expect(button(page, 'google')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(saw).not.toBeAttached();
});

test.describe('inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/441.0.0.30.111;]',
  });

  test('the page recognises its browser before the tap, and its link out keeps the affiliate', async ({ page }) => {
    await open(page, '/m/login?affiliateCode=a1&fbclid=f2');
    const way = page.getByRole('link', { name: textOf('social.outOpen') });
    await expect(way).toHaveAttribute(
      'href',
      /^intent:\/\/.*\/m\/login\?.*affiliateCode=a1.*fbclid=f2.*#Intent;scheme=http;/,
    );
    await expect(page.getByText(textOf('social.outTitle'))).toBeVisible();
    await expect(button(page, 'google')).toHaveCount(0);
    await expect(button(page, 'facebook')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("in the operator's Android app", () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36',
  });

  test('SO-07 without a bridge Twitter, LINE and Facebook are coming soon', async ({ page }) => {
    await open(page, '/m/login?inApp=1');
    for (const channel of ['twitter', 'line', 'facebook'] as const) {
      await button(page, channel).click();
      await expect(page.getByText(textOf('social.comingSoon'))).toBeVisible();
    }
  });

  test("SO-09 the app's 'Failure' is an alert with notice and confirm", async ({ page }) => {
    await page.addInitScript(() => {
      const socialLogin = (channel: string) =>
        setTimeout(() => Reflect.get(window, 'onFoyerSocialLogin')(channel, 'Failure: LINE is not installed'));
      Reflect.set(window, 'FoyerNative', { socialLogin });
    });
    await open(page, '/m/login?inApp=1');
    await button(page, 'line').click();
    const alert = page.getByRole('alertdialog', { name: textOf('common.notice') });
    await expect(alert).toContainText('Failure: LINE is not installed');
    await alert.getByRole('button', { name: textOf('common.confirm') }).click();
    await expect(button(page, 'line')).not.toHaveAttribute('aria-busy', 'true');
  });
});

for (const operator of halfOf(['aurora', 'lotus'] as const))
  test.describe(`${operator}, with letters twice as large`, () => {
    test.use({ operator });

    test('no button of the log-in is cut off, and nothing is wider than the screen', async ({ page }) => {
      await open(page, '/m/login');
      await expect(button(page, 'facebook')).toBeVisible();
      await enlarge(page);
      await expectNothingCut(page);
    });
  });

test('no byte of a provider or the SDK loads before the buttons are visible and the page is idle', async ({ page }) => {
  await page.clock.install();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const ofSdk = isBuilt(/firebase/);
  const foreign = () => requested.filter((address) => /idp\.|google|facebook/.test(address) || ofSdk(address));
  for (const path of ['/m/home', '/m/game', '/m/help']) {
    await open(page, path);
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
  }
  expect(foreign()).toEqual([]);
  await open(page, '/m/login');
  const before = requested.length;
  await page.getByLabel(textOf('login.username')).fill(demoMember.username);
  // What watches the form comes when the page is idle, before the prompt: in one jump over both, the prompt may come first.
  await page.clock.fastForward(3_500);
  await expect.poll(() => requested.slice(before).some((address) => address.includes('/wps/system/status'))).toBe(true);
  // Longer than one-tap waits: a visitor who fills in the form gets no prompt.
  await page.clock.fastForward(30_000);
  await logIn(page);
  await atHome(page);
  expect(foreign()).toEqual([]);
});
