// docs/flows/faults.md: lost files of the lottery room, its lobby and the proof load again.
import type { Page } from '@playwright/test';
import { gameOpened } from './support/game-opened.ts';
import { expectSame, loseOnce, type Matches, network, settled } from './support/lost-files.ts';
import { expect, logIn, open, playForMoney, test } from './support/test.ts';
import { contentOf, patternOf } from './support/texts.ts';

test.use({ showsPictures: true });

const isText: Matches = (path) => /^\/assets\/[A-Z]{2}[^./]*\./.test(path);
const kinds = {
  script: (path: string) => path.startsWith('/assets/') && path.endsWith('.js') && !isText(path),
  'style sheet': (path: string) => path.endsWith('.css'),
  text: isText,
  picture: (path: string) => path.startsWith('/games/art/'),
} satisfies Readonly<Record<string, Matches>>;

/** The room's origin, with a session in it. */
async function enterRoom(page: Page): Promise<URL> {
  await open(page, '/m/home');
  await page.getByRole('link', { name: patternOf('home.betOn', { game: contentOf('Rapid 5') }) }).click();
  await playForMoney(page);
  await logIn(page);
  await gameOpened(page);
  await expect(page.locator('.hero__verify')).toBeVisible();
  return new URL(page.url());
}

/** Art is each operator's own; scripts, texts and style sheets are the same files, the brand's sheet apart. */
for (const [operator, lostKinds] of [
  ['aurora', ['script', 'style sheet', 'text']],
  ['lotus', ['picture']],
] as const) {
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
      const lost = new Map<string, number>();
      for (const [address, last] of pages) {
        await undisturbed.goto(address);
        await settled(undisturbed, last);
        for (const kind of lostKinds) {
          await browser.send('Network.clearBrowserCache');
          const ofPage = await loseOnce(page, kinds[kind]);
          await page.goto(address);
          await expectSame(page, undisturbed, `${new URL(address).pathname} after a ${kind} was lost`);
          lost.set(kind, (lost.get(kind) ?? 0) + ofPage.size);
          await page.unrouteAll();
        }
      }
      for (const kind of lostKinds) expect(lost.get(kind), kind).toBeGreaterThan(0);
    });
  });
}
