// docs/flows/captcha.md: the vendor's captcha before a log-in, with its failures.
import type { Page, Route } from '@playwright/test';
import { halfOf } from '../tools/test/run-seed.mjs';
import { actUntil } from './support/act-until.ts';
import { lotusAsksOthers } from './support/domains.ts';
import type { Change } from './support/operators.ts';
import { chooseCaptcha, failCaptcha, solveCaptcha } from './support/solve-captcha.ts';
import { expect, expectAccessible, logIn, open, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

/** A captcha before the log-in of both operators: version 3 in Aurora, version 4 in Lotus. */
const guardLogin: Change = ({ settings, switches }, operator) => {
  settings.captchaFor = ['login'];
  settings.gw.GEETEST_VERSION = operator === 'aurora' ? '3' : '4';
  switches.captcha = true;
};
test.use({ operators: { change: guardLogin }, showsPictures: true });

const home = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/m/home');
const slider = (page: Page) => page.locator('.fyc-panel:not(.fyc-busy) .fyc-handle');
const sheet = (page: Page) => page.getByRole('dialog', { name: textOf('captcha.title') });
const retry = (page: Page) => sheet(page).getByRole('button', { name: textOf('captcha.tapToRetry') });

/** The log-in form, sent, with the captcha before it. */
async function openCaptcha(page: Page): Promise<void> {
  await open(page, '/m/login');
  await logIn(page);
}

/** Script servers by their number: those in the returned set are lost and get `answer`. */
async function loseServers(page: Page, answer: (route: Route) => Promise<unknown>): Promise<Set<string>> {
  const lost = new Set(['s1', 's2', 's3']);
  await page.route(/\/wps\/captcha\/s\d\/(v4|static)\//, (route) => {
    const [server = ''] = /s\d/.exec(new URL(route.request().url()).pathname.replace('/wps', '')) ?? [];
    return lost.has(server) ? answer(route) : route.continue();
  });
  return lost;
}

for (const [operator, version] of [
  ['aurora', 3],
  ['lotus', 4],
] as const)
  test.describe(`version ${version}`, () => {
    test.use({ operator });

    test(`CW-01 LG-01 the slider of version ${version} refuses a wrong answer and logs in after a right one`, async ({
      page,
    }) => {
      await openCaptcha(page);
      await expect(slider(page)).toBeVisible();
      await failCaptcha(page);
      await solveCaptcha(page);
      await home(page);
    });

    test(`CW-01 the shapes of version ${version} log in only in the right order`, async ({ page }) => {
      await openCaptcha(page);
      await chooseCaptcha(page, 'shapes');
      await failCaptcha(page);
      await solveCaptcha(page);
      await home(page);
    });

    test(`CW-01 a question replaces the picture of version ${version}, at the second try as well`, async ({ page }) => {
      await openCaptcha(page);
      await chooseCaptcha(page, 'question');
      await expectAccessible(page);
      await failCaptcha(page);
      await solveCaptcha(page);
      await home(page);
    });
  });

/** The operators differ in the version of their captcha, which other journeys solve: a run takes one of them. */
for (const operator of halfOf(['aurora', 'lotus'] as const))
  test.describe(`a log-in of ${operator} whose captcha finds the domain dead`, () => {
    test.use({ operator });

    test('DF-01 shows the dialog, keeps the form, and continues when the domain is back', async ({
      page,
      faults,
      product,
    }) => {
      faults.expect(/ERR_FAILED|ERR_CONNECTION/, ...lotusAsksOthers);
      test.setTimeout(120_000);
      const own = new URL(product.origin(operator)).host;
      const watched = page.waitForResponse(/\/wps\/system\/status/);
      await open(page, '/m/login');
      await page.getByLabel(textOf('login.username')).click();
      await watched;
      const isDead = ({ host, pathname }: URL) => host === own && pathname.startsWith('/wps/');
      await page.route(isDead, (route) => route.abort('connectionrefused'));
      await logIn(page);
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: textOf('common.retry') })).toBeVisible({ timeout: 30_000 });
      await page.unroute(isDead);
      await expect(dialog).toBeHidden({ timeout: 30_000 });
      await expect(page.getByLabel(textOf('login.username'))).toHaveValue('demo');
      await retry(page).click();
      await expect(slider(page)).toBeVisible();
      await solveCaptcha(page);
      await home(page);
    });
  });

test.describe('the captcha and its code', () => {
  test.use({ operator: 'lotus' });

  test('no captcha file is fetched before it is needed', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open(page, '/m/login');
    await page.getByLabel(textOf('login.username')).fill('demo');
    expect(requested.filter((address) => /captcha/.test(address))).toEqual([]);
  });

  test('CW-03 CW-04 an unsolved captcha shows a notice, keeps the form, and starts again at the next try', async ({
    page,
  }) => {
    await openCaptcha(page);
    await expect(slider(page)).toBeVisible();
    await expectAccessible(page);
    const byButton = () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: textOf('common.close'), exact: true })
        .click();
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), byButton]) {
      await close();
      const notice = page.getByRole('alertdialog', { name: textOf('common.notice') });
      await expect(notice).toContainText(textOf('captcha.verifyFirst'));
      await notice.getByRole('button', { name: textOf('common.confirm') }).click();
      await expect(page.getByLabel(textOf('login.username'))).toHaveValue('demo');
      await page.keyboard.press('Enter');
      await expect(slider(page)).toBeVisible();
    }
    await solveCaptcha(page);
    await home(page);
  });

  test('LG-01 a try after a refused log-in needs a new proof', async ({ page, faults }) => {
    faults.expect(/status of 400/);
    await open(page, '/m/login');
    await logIn(page, { username: 'demo', password: 'not the password' });
    await expect(slider(page)).toBeVisible();
    await solveCaptcha(page);
    await expect(page.getByText(textOf('loginProblem.wrongCredentials'))).toBeVisible();
    // The form's lock outlives the refusal by half a second.
    await expect(sheet(page)).toBeHidden();
    await actUntil(sheet(page).waitFor(), () => logIn(page));
    await expect(slider(page)).toBeVisible();
    await solveCaptcha(page);
    await home(page);
  });

  test('CW-06 CW-08 losing all script servers shows the error number, and a tap tries again', async ({
    page,
    faults,
  }) => {
    faults.expect(/Failed to load resource/);
    const lost = await loseServers(page, (route) => route.abort());
    await openCaptcha(page);
    await expect(retry(page)).toContainText('(60204)');
    await expectAccessible(page);
    expect(await page.locator('head script[src*="captcha"]').count()).toBe(0);
    lost.delete('s3');
    await retry(page).click();
    await expect(slider(page)).toBeVisible();
    await solveCaptcha(page);
    await home(page);
  });

  test('CW-06 each of two silent servers costs three seconds, then the third one serves', async ({ page }) => {
    const lost = await loseServers(page, () => new Promise(() => undefined));
    lost.delete('s3');
    await openCaptcha(page);
    await expect(sheet(page)).toContainText(textOf('captcha.loading'));
    await expect(slider(page)).toBeVisible();
    await solveCaptcha(page);
    await home(page);
  });

  test('CW-06 a server that answers garbage is skipped', async ({ page, faults }) => {
    faults.expect(/Unexpected token/);
    await loseServers(page, (route) => route.fulfill({ contentType: 'text/javascript', body: '<html>' }));
    await openCaptcha(page);
    await expect(retry(page)).toContainText('(60204)');
  });

  test('CW-06 losing a later script of the captcha shows error 60205', async ({ page, faults }) => {
    faults.expect(/Failed to load resource|dynamically imported module/);
    await page.route(/\/wps\/captcha\/s\d\/files\//, (route) => route.abort());
    await openCaptcha(page);
    await expect(retry(page)).toContainText('(60205)');
  });
});
