// docs/flows/faults.md: lost files of the lottery room, its lobby and the proof load again.
import type { Page } from '@playwright/test';
import { expectSame, loseOnce, type Matches, network, settled } from './support/lost-files.ts';
import { expect, logIn, open, test } from './support/test.ts';

const isText: Matches = (path) => /^\/assets\/[A-Z]{2}[^./]*\./.test(path);
const kinds: Readonly<Record<string, Matches>> = {
  script: (path) => path.startsWith('/assets/') && path.endsWith('.js') && !isText(path),
  'style sheet': (path) => path.endsWith('.css'),
  text: isText,
  picture: (path) => path.startsWith('/games/art/'),
};

/** The room's origin, with a session in it. */
async function enterRoom(page: Page): Promise<URL> {
  await open(page, '/m/home');
  await page
    .getByRole('link', { name: /Rapid 5/ })
    .first()
    .click();
  await logIn(page);
  await page.waitForURL(({ hostname, search }) => hostname.startsWith('games.') && !search.includes('code='));
  await expect(page.locator('.hero__verify')).toBeVisible();
  return new URL(page.url());
}

for (const operator of ['aurora', 'lotus'] as const) {
  test.describe(operator, () => {
    test.use({ operator });

    test('a file of the room, its lobby or the proof that is lost once is fetched again', async ({
      page,
      context,
      faults,
    }) => {
      faults.expect(network);
      test.setTimeout(300_000);
      const room = await enterRoom(page);
      const proof = (await page.locator('.hero__verify').getAttribute('href')) ?? '';
      const pages = [
        [room.href, '[role="tabpanel"]'],
        [new URL('?view=lobby', room).href, '.lotto'],
        [new URL(proof, room).href, '.verdict'],
      ] as const;
      const browser = await context.newCDPSession(page);
      // A window that a page opens has its session.
      const opening = context.waitForEvent('page');
      await page.evaluate(() => void window.open(location.href));
      const undisturbed = await opening;
      for (const [kind, matches] of Object.entries(kinds)) {
        const lost = new Set<string>();
        for (const [address, last] of pages) {
          await undisturbed.goto(address);
          await settled(undisturbed, last);
          await browser.send('Network.clearBrowserCache');
          const ofPage = await loseOnce(page, matches);
          await page.goto(address);
          await expectSame(page, undisturbed, `${new URL(address).pathname} after a ${kind} was lost`);
          for (const path of ofPage) lost.add(path);
          await page.unrouteAll();
        }
        expect(lost.size, kind).toBeGreaterThan(0);
      }
    });
  });
}
