// docs/flows/announcements.md: the operator's announcements come by themselves, and stay away once they were closed.
import type { Page } from '@playwright/test';
import { type Change, withoutCaptcha } from './support/operators.ts';
import { expect, expectAccessible, logIn, open, test } from './support/test.ts';
import { journeyLocale, loginTitle, textOf } from './support/texts.ts';

const POPUPS = '**/wps/content/popups*';

const row = (id: string, execution: string, change: object = {}) => ({
  id,
  execution,
  title: { EN: `About ${id}` },
  content: { EN: `<p>More about <b>${id}</b></p>` },
  art: 'banner-brand',
  ...change,
});

/** Aurora lets people close at once; Lotus has them read to the end. */
const withAnnouncements: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  file.announcements = {
    forcedReading: operator === 'lotus',
    autoplay: operator === 'lotus',
    items: [
      row('points', 'B', { promotionType: 'PR' }),
      row('draws', 'B', { content: { EN: '<p><a href="/m/help?id=check-a-draw">Check a draw</a></p>' } }),
      row('levels', 'A', { promotionType: 'PR' }),
    ],
  };
};
test.use({ operators: { change: withAnnouncements } });

const popup = (page: Page, about: string) => page.getByRole('dialog', { name: `About ${about}` });
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const isAt = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path);

/** Opens home, where everything that comes late has come. */
async function openHome(page: Page): Promise<void> {
  const came = page.waitForResponse(POPUPS);
  await open(page, '/m/home');
  await page.keyboard.press('Shift');
  await came;
}

test('PO-01 PO-03 announcements come for visitors and members, and stay away until they change', async ({ page }) => {
  await openHome(page);
  await expect(popup(page, 'points')).toBeVisible();
  await expect(popup(page, 'points').getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  await button(page, textOf('announcements.next')).click();
  await expect(popup(page, 'draws')).toBeVisible();
  await button(page, textOf('common.close')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const { hideUntil, midnight, show } = await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('popup.visitor') ?? '{}');
    return { ...seen, midnight: new Date().setHours(24, 0, 0, 0) };
  });
  expect([show, hideUntil]).toEqual([false, midnight]);
  await openHome(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: textOf('ui.tabPromotions') })
    .click();
  await page.getByRole('button', { name: textOf('content.announcements') }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'About draws' })).toBeVisible();
  await button(page, textOf('common.close')).click();

  await page.route(POPUPS, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('About draws', 'About new draws') });
  });
  await openHome(page);
  await expect(popup(page, 'points')).toBeVisible();
  await button(page, textOf('announcements.takePart')).click();
  await isAt(page, '/m/register');

  await page.goto('/m/login');
  await logIn(page);
  await isAt(page, '/m/home');
  await expect(popup(page, 'levels')).toBeVisible();
  await button(page, textOf('announcements.takePart')).click();
  await isAt(page, '/m/rewardCenter');
});

test.describe('where announcements have to be read', () => {
  test.use({ operator: 'lotus', locale: journeyLocale });

  test('PO-02 they turn every 5 s and close on the last one only; Back does not close them', async ({ page }) => {
    await page.clock.install();
    await open(page, '/m/home');
    await page.keyboard.press('Shift');
    await expect(popup(page, 'points')).toBeVisible();
    await expect(button(page, textOf('common.close'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(popup(page, 'points')).toBeVisible();

    await page.clock.runFor(5_000);
    await expect(popup(page, 'draws')).toBeVisible();
    await button(page, textOf('common.close')).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a link in an announcement leads to its page, and no popup lies over a form', async ({ page }) => {
  const came = page.waitForResponse(POPUPS);
  await open(page, '/m/login');
  await page.keyboard.press('Shift');
  await came;
  await expect(page.getByRole('heading', { name: loginTitle })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/m/home');
  await expect(popup(page, 'points')).toBeVisible();
  await button(page, textOf('announcements.next')).click();
  await popup(page, 'draws').getByRole('link', { name: 'Check a draw' }).click();
  await isAt(page, '/m/help');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** What an operator's own back end may send, and the text that is left of it. */
const hostile: readonly (readonly [html: string, text: string])[] = [
  ['<script>window.stolen = 1</script>safe', 'safe'],
  ['<img src="x" onerror="window.stolen = 1">safe', 'safe'],
  ['<svg onload="window.stolen = 1"><script>window.stolen = 1</script></svg>safe', 'safe'],
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.stolen=1&gt;">safe',
    '',
  ],
  ['<iframe srcdoc="<script>parent.stolen = 1</script>"></iframe>safe', 'safe'],
  ['<a href="javascript:window.stolen = 1">safe</a>', 'safe'],
  ['<a href="jav&#x09;ascript:window.stolen = 1">safe</a>', 'safe'],
  ['<a href="https://evil.example/login">safe</a>', 'safe'],
  [
    '<form action="https://evil.example/"><input name="password" autofocus onfocus="window.stolen = 1">safe</form>',
    'safe',
  ],
  ['<style>body { display: none }</style><p style="position:fixed;inset:0" class="x" id="root">safe</p>', 'safe'],
  ['<link rel="stylesheet" href="https://evil.example/a.css"><base href="https://evil.example/">safe', 'safe'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example/">safe', 'safe'],
  [
    '<template><script>window.stolen = 1</script></template><noscript><p title="</noscript><img src=x onerror=window.stolen=1>"></noscript>safe',
    '',
  ],
  [
    '<video src="https://evil.example/a.mp4" autoplay></video><object data="https://evil.example/"></object>safe',
    'safe',
  ],
  ['<img src="https://evil.example/pixel.gif">safe', 'safe'],
  ['<p>safe<b>unclosed', 'safeunclosed'],
  [`${'<b>'.repeat(6_000)}safe`, ''],
  [`${'<div>'.repeat(3_000)}safe`, ''],
];

test('an announcement of hostile HTML runs nothing, loads nothing and shows what is harmless', async ({
  page,
  faults,
}) => {
  // The document in which it is cleaned is held to the policy as well, which reports what it stops. Nothing is requested.
  faults.expect(
    /security policy: (script-src-attr|style-src-elem|style-src-attr|base-uri) refused/,
    /console: .* violates the following Content Security Policy directive/,
  );
  const item = (content: string, place: number) => ({
    id: `${place}`,
    title: `About ${place}`,
    content,
    execution: 'B',
  });
  const answerWith = (items: readonly unknown[]) =>
    page.route(POPUPS, (route) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify({ success: true, value: { items } }) }),
    );
  await answerWith([item('safe', 0), item('x'.repeat(5_000_000), 1)]);
  await openHome(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await answerWith([...hostile.map(([html], place) => item(html, place)), item('<b>'.repeat(10_000), hostile.length)]);
  await openHome(page);
  await expect(popup(page, '0')).toBeVisible();
  const slides = page.getByRole('dialog').locator('article');
  await expect(slides).toHaveCount(hostile.length);
  const found = await slides.evaluateAll((all) =>
    all.map((slide) => {
      const content = slide.querySelector('h2 + div > div');
      const elements = [...(content?.querySelectorAll('*') ?? [])];
      return {
        text: content?.textContent?.trim() ?? '',
        tags: elements.map(({ localName }) => localName).filter((name) => !['a', 'b', 'p'].includes(name)),
        attributes: elements.flatMap((element) => element.getAttributeNames()),
      };
    }),
  );
  for (const [place, { text, tags, attributes }] of found.entries()) {
    expect([place, tags, attributes]).toEqual([place, [], []]);
    const wanted = hostile[place]?.[1];
    if (wanted) expect(text).toBe(wanted);
  }
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});
