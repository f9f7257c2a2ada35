// docs/flows/with-the-keyboard.md
import { routes } from '../apps/web/src/shell/navigation/routes.ts';
import { walk } from './support/keyboard.ts';
import { expect, expectAccessible, logIn, open, test } from './support/test.ts';

const places = Object.entries(routes).map(([name, { paths, access }]) => ({ name, path: paths[0], access }));
const forVisitors = places.filter(({ access }) => access === 'public').map(({ path }) => path);
const forMembers = places.filter(({ access }) => access === 'member' || access === 'feedback').map(({ path }) => path);

/** Forms where what is behind the buttons of social accounts comes with the first touch. */
const withSocial = ['/m/login', '/m/register'];

// Each of these walks some twenty pages.
test.describe.configure({ timeout: 240_000 });

for (const operator of ['aurora', 'lotus'] as const) {
  test.describe(operator, () => {
    test.use({ operator });

    test('every page for visitors holds the accessibility rules and can be walked with the keyboard', async ({
      page,
      faults,
    }) => {
      faults.expect(/status of 404/);
      for (const path of forVisitors) {
        await test.step(path, async () => {
          await open(page, path);
          if (withSocial.includes(path)) {
            await page.keyboard.press('Shift');
            await expect(page.locator('section p[role="status"]')).toBeAttached();
          }
          await expectAccessible(page);
          expect(await walk(page), path).toEqual([]);
        });
      }
      for (const list of ['/m/news', '/m/activity', '/m/help']) {
        await open(page, list);
        await page.locator('main a[href*="id="]').first().click();
        await expect(page).toHaveURL((url) => url.searchParams.has('id'));
        await expectAccessible(page);
      }
    });

    test('overlays take the focus, keep it, and give it back', async ({ page }) => {
      await open(page, '/m/home');
      const opener = page.getByRole('button', { name: /Language|Ngôn ngữ/ }).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      await expectAccessible(page);
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      await page.goBack();
      await expect(sheet).toBeHidden();
      expect(new URL(page.url()).pathname).toBe('/m/home');
    });

    test('every page for members holds the accessibility rules and can be walked with the keyboard', async ({
      page,
    }) => {
      await open(page, '/m/login');
      await logIn(page);
      await expect(page).toHaveURL((url) => url.pathname === '/m/home');
      for (const path of ['/m/home', ...forMembers]) {
        await test.step(path, async () => {
          await open(page, path);
          await expect(page.locator('h1')).toBeVisible();
          await expectAccessible(page);
          expect(await walk(page), path).toEqual([]);
        });
      }
    });

    test('pages hold the accessibility rules from right to left and in tall letters', async ({
      page,
      context,
      site,
    }) => {
      for (const language of ['UR', 'MY']) {
        await context.addCookies([{ name: 'language', value: language, url: site }]);
        for (const path of ['/m/home', '/m/login', '/m/game', '/m/help']) {
          await open(page, path);
          await expectAccessible(page);
        }
      }
    });
  });
}
