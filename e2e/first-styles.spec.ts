// A page is painted with the rules that its HTML can match; the others follow it. Nobody may see a difference.
import type { Page } from '@playwright/test';
import { wholeRoutes } from '../apps/web/src/shell/navigation/route-rules.ts';
import { halfOf, seedOfRun } from '../tools/test/run-seed.mjs';
import { expect, test } from './support/test.ts';

const sheetsOf = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => [...document.querySelectorAll('style[id]')].map((style) => [style.id, style.textContent ?? '']));

/** Puts the later rules into the page; answers every element, and what stands before or after one, that they changed. */
const changedByLaterRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (style: CSSStyleDeclaration) => [...style].map((name) => style.getPropertyValue(name)).join();
    const read = () =>
      [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const isThere = !pseudo || style.content !== 'none';
          return [`${element.outerHTML.slice(0, 200)} ${pseudo}`, isThere ? textOf(style) : ''] as const;
        }),
      );
    const before = read();
    const { __boot } = window as unknown as { __boot?: { wholeStyles?: () => void } };
    __boot?.wholeStyles?.();
    return read().flatMap(([name, text], at) => (text === before[at]?.[1] ? [] : [name]));
  });

const pages = wholeRoutes.map(([, { paths }]) => paths[0]);

for (const [operator, tag, side] of [
  ['aurora', 'en', 0],
  ['lotus', 'ur', 1],
] as const)
  test.describe(`${operator}, ${tag}`, () => {
    test.use({ operator, locale: tag });

    test('each page looks the same before and after its later rules are there', async ({ page, faults }) => {
      faults.expect(/status of 404 .*not-found/);
      // The page as the server sent it, with nothing moving: no app, no frame, no animation.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.addInitScript(() => {
        window.requestAnimationFrame = () => 0;
        // A class that a script of the head gives the page decides, too.
        localStorage.setItem('MC_KNOWN_DEVICE', '1');
      });
      let waited = 0;
      for (const path of halfOf(pages, side)) {
        await page.goto(path);
        const first = await sheetsOf(page);
        expect(await changedByLaterRules(page), `${path}, ${seedOfRun()}`).toEqual([]);
        if (JSON.stringify(await sheetsOf(page)) !== JSON.stringify(first)) waited++;
      }
      expect(waited).toBeGreaterThan(5);
    });
  });

/** The sheets of the page by their names, with the lengths they have and those of their files. */
async function lengthsOf(page: Page) {
  const now = async () => (await sheetsOf(page)).map(([name, { length }]) => [name, length]);
  const whole = await Promise.all(
    (await now()).map(async ([name]) => {
      const file = await page.request.get(`/m/assets/${name}.css`);
      return [name, (await file.text()).trim().length];
    }),
  );
  expect(whole.length).toBeGreaterThan(1);
  return { now, whole };
}

test('a page has its whole style sheets once its first frame was shown', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/m/login');
  const { now, whole } = await lengthsOf(page);
  await expect.poll(now).toEqual(whole);
});

test('a page in the background, which shows no frame, has them by the time its app is there', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/m/login');
  const { now, whole } = await lengthsOf(page);
  await expect.poll(now).toEqual(whole);
});
