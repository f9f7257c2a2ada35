// docs/flows/visitor-reads.md: a visitor reads home, articles and lists.
import { languages } from '@foyer/contract';
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';
import { contentOf, loginTitle, patternOf, textOf } from './support/texts.ts';
import { paintFromStart } from './support/unpainted.ts';

test.use({ showsPictures: true });

test('RT-03 every address of home shows home, and the bare host redirects there', async ({ page }) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html?affiliateCode=AF1&r=7', '/m/home']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: textOf('home.heading') }), path).toBeAttached();
    expect(new URL(page.url()).pathname.startsWith('/m/'), path).toBe(true);
  }
});

test('RT-01 /m/login, /m/register and /m/register.html open their pages', async ({ page }) => {
  await open(page, '/m/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loginTitle);
  for (const path of ['/m/register', '/m/register.html']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(textOf('register.heading'));
  }
});

test('RT-10 home counts down to a draw and shows its result when it has happened', async ({ page }) => {
  test.slow();
  await open(page, '/m/home');
  const last = page.getByText(new RegExp(textOf('home.lastDraw').replace('{issue}', '\\d+'))).first();
  const before = await last.textContent();
  await expect(last).not.toHaveText(before ?? '', { timeout: 45_000 });
});

test('RT-10 lists open their articles, and Back returns to the same position in the list', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => window.scrollY);
  for (const list of ['/m/news', '/m/activity', '/m/help']) {
    await open(page, list);
    // The browser's driver scrolls by itself before it clicks: the position counts at the moment of the click.
    await page.evaluate(() => {
      const note = () => Reflect.set(window, 'scrollAtClick', window.scrollY);
      window.addEventListener('click', note, { capture: true, once: true });
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await page.locator('main a[href*="id="]').last().click();
    await expect(page).toHaveURL((url) => url.pathname === list && url.searchParams.has('id'));
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(scrollTop, { message: `the article of ${list} starts at its top` }).toBe(0);
    const scrollAtClick: unknown = await page.evaluate(() => Reflect.get(window, 'scrollAtClick'));
    expect(scrollAtClick, `${list} was scrolled`).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === list && !url.searchParams.has('id'));
    await expect.poll(scrollTop, { message: list }).toBe(scrollAtClick);
  }
});

test('RT-10 the bottom bar opens games and promotions, and after a log-in the member’s page', async ({ page }) => {
  await open(page, '/m/home');
  const bar = page.getByRole('navigation', { name: textOf('ui.mainNav') });
  await bar.getByRole('link', { name: textOf('ui.tabGames') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/game');
  await bar.getByRole('link', { name: textOf('ui.tabPromotions') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/activity');
  await bar.getByRole('link', { name: textOf('ui.tabMe'), exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
});

test('the chip of the lane in view is the chosen one, and a tap goes to the lane below', async ({ page }) => {
  await open(page, '/m/home');
  const chips = page.getByRole('group', { name: textOf('home.categories') });
  const chosen = chips.locator('[aria-current]');
  const chip = (name: string) => chips.getByRole('link', { name });
  await expect(chosen).toHaveText(contentOf('Lottery'));

  for (const name of ['Slots', 'Sports'].map(contentOf)) {
    await chip(name).click();
    await expect(chosen).toHaveText(name);
    await expect(chip(name)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(({ pathname, search }) => pathname === '/m/home' && search === '');
    // The next Tab goes on in that lane.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: patternOf('home.allOfLane', { lane: name }) })).toBeFocused();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(chosen).toHaveText(contentOf('Lottery'));
});

test('the chosen category of the lobby is in view in its row', async ({ page }) => {
  await open(page, '/m/game');
  const chips = page.getByRole('group', { name: textOf('lobby.categories') }).getByRole('button');
  const last = chips.last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
  await open(page, '/m/game?lane=fishing');
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('search engines get robots.txt, a sitemap, canonical addresses and a share picture', async ({ page, product }) => {
  const origin = `http://127.0.0.1:${product.port}`;
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  expect(robots).toMatch(/Sitemap: /);
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  expect(sitemap).toContain('/m/home');
  expect(sitemap).not.toContain('/m/member');
  await page.goto('/m/index.html?affiliateCode=AF1');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/m\/home$/);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await fetch(new URL(new URL(picture ?? '').pathname, origin))).headers.get('content-type')).toMatch(
    /^image\//,
  );
});

/** Notes what moves on the pages that follow. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as {
          node: Element | null;
          previousRect: DOMRectReadOnly;
          currentRect: DOMRectReadOnly;
        }[];
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`;
          return `${name} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
        });
        shifts.push(`${Reflect.get(entry, 'value')}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'shifts'));

test('the app starts on the rendered page without a layout shift', async ({ page }) => {
  await noteShifts(page);
  await paintFromStart(page);
  for (const path of ['/m/home', '/m/login', '/m/game']) {
    await open(page, path);
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

test('pictures far below the screen load once a visitor scrolls towards them', async ({ page }) => {
  await open(page, '/m/home');
  const pictures = page.locator('main section img');
  const loaded = () => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0));
  await expect.poll(async () => (await loaded())[0]).toBe(true);
  await expect(pictures.last()).not.toHaveAttribute('src');
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await loaded()).at(-1)).toBe(true);
});

test('search engines read a sentence about each page, in its language', async ({ request }) => {
  for (const language of ['EN', 'UR'] as const) {
    for (const name of ['home', 'login', 'register', 'help', 'activity', 'news', 'game'] as const) {
      const answer = await request.get(`/m/${name}`, { headers: { 'accept-language': languages[language].tag } });
      const html = await answer.text();
      const sentence = textOf(`pageDescriptions.${name}`, language).replace('{brand}', 'Aurora');
      expect(html, `${name} ${language}`).toContain(
        `<meta name="description" property="og:description" content="${sentence}">`,
      );
    }
  }
});

test('a second tap on a link whose page is on its way does not request it anew, and one after coming back does', async ({
  page,
}) => {
  let requests = 0;
  let answer: (() => void) | undefined;
  // As on a slow phone: the page's code does nothing yet.
  await page.route('**/assets/main-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route('**/m/login', async (route) => {
    requests += 1;
    await new Promise<void>((done) => {
      answer = done;
    });
    await route.continue();
  });
  const link = page.locator('header a[href^="/m/login"]');
  const untilAsked = (count: number) => expect.poll(() => requests).toBe(count);

  await page.goto('/m/home');
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  const tap = () => page.mouse.click(x + 10, y + 10);
  await tap();
  await untilAsked(1);
  await tap();
  await tap();
  answer?.();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/login');
  expect(requests).toBe(1);
  await page.goBack();
  await expect(link).toBeVisible();
  await tap();
  await untilAsked(2);
  answer?.();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/login');
});

test('the lanes render at the second and third frame, and without a script', async ({ page, browser }) => {
  const tile = (shown: typeof page) => shown.locator('main section').last().getByRole('link').last();
  const shownOf = () =>
    page.locator('main section').evaluateAll((all) => all.map((each) => each.lastElementChild?.checkVisibility()));
  await open(page, '/m/home');
  await expect(page.locator('html')).not.toHaveClass(/frame/);
  const all = await shownOf();
  expect(new Set(all)).toEqual(new Set([true]));
  const untilFrames = (names: string) =>
    page.evaluate((waiting) => {
      document.documentElement.className = waiting;
    }, names);
  await untilFrames('frame1 frame2');
  // Only the banners and the next draw.
  expect((await shownOf()).filter(Boolean)).toHaveLength(2);
  await untilFrames('frame2');
  // And the first two lanes.
  expect((await shownOf()).filter(Boolean)).toHaveLength(4);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reading = await plain.newPage();
  await reading.goto(page.url());
  await expect(tile(reading)).toBeVisible();
  await plain.close();
});
