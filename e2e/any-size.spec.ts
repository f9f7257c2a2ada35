// docs/flows/any-size.md: every screen is whole at every size of screen and text, in every language and brand.
import type { Page } from '@playwright/test';
import { faultsOf, type Rule } from '../tools/layout/faults.ts';
import { type Growth, growTexts, LARGE_AMOUNT, LONG_BRAND, WIDE_NAME } from '../tools/layout/grow-texts.ts';
import { isKnown } from '../tools/layout/known-faults.ts';
import { readLayout } from '../tools/layout/read-layout.ts';
import { brands, type Screen, sampleOf } from '../tools/layout/sample.ts';
import { logInDemo, openPage, openState, pages, type Viewer } from '../tools/layout/states.ts';
import { faultsAt, phone, setScreen } from '../tools/layout/walk.ts';
import { expect, open, test } from './support/test.ts';
import { translatedLanguages } from './support/texts.ts';

// Art changes no layout, and to draw it takes longer than everything else. Texts stand still.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'] }),
});
test.describe.configure({ timeout: 300_000 });

const sample = sampleOf(pages, translatedLanguages);

for (const brand of brands) {
  test.describe(brand, () => {
    test.use({ operator: brand });

    for (const who of ['visitor', 'member', 'player'] satisfies Viewer[]) {
      test(`a ${who} finds every screen whole at every size, in every language`, async ({
        page,
        context,
        site,
        faults,
      }) => {
        faults.expect(/status of 40[04]/);
        if (who !== 'visitor') await logInDemo(page, site);
        const found: string[] = [];
        for (const { brand: mine, language, views } of sample) {
          const [first] = views;
          if (mine !== brand || first?.state.viewer !== who) continue;
          await context.addCookies([{ name: 'language', value: language, url: site }]);
          await setScreen(page, phone);
          await openPage(page, site, first.state);
          for (const { state, screens } of views) {
            await setScreen(page, phone);
            await openState(page, state);
            const faults = await faultsAt(page, screens);
            found.push(
              ...faults
                .filter((fault) => !isKnown(state.name, fault))
                .map((fault) => `${language} ${state.name} ${fault}`),
            );
          }
        }
        expect(found).toEqual([]);
      });
    }
  });
}

/** Rules that the page breaks now. */
const rulesBroken = async (page: Page): Promise<Rule[]> =>
  [...new Set(faultsOf(await page.evaluate(readLayout)).map(({ rule }) => rule))].sort();

const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

const breakages: readonly (readonly [string, Rule, string])[] = [
  ['cropped logo', 'logo', 'header > a::before { background-size: auto 60px !important }'],
  [
    'name with an ellipsis',
    'clipped',
    'nav span { max-width: 3em !important; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }',
  ],
  ['heading over its neighbour', 'overlap', 'main h2 { position: relative; top: 40px }'],
  [
    'low button',
    'smallTarget',
    'header a { min-height: 20px !important; height: 20px; padding: 0 !important } header a::after { display: none }',
  ],
  ['bar wider than the screen', 'sideways', 'header { width: 420px }'],
  ['button beyond the edge', 'offScreen', 'header a:last-child { position: relative; left: 60px }'],
  ['row without space between its buttons', 'closeTargets', 'header { gap: 0 !important }'],
];

test('the walk finds each way in which a style sheet can break a page', async ({ page, site }) => {
  await open(page, '/m/home');
  expect(await rulesBroken(page)).toEqual([]);
  for (const [name, rule, css] of breakages) {
    await addStyles(page, css);
    expect(await rulesBroken(page), name).toContain(rule);
    await addStyles(page, '');
  }
  await page.route('**/*', (route) =>
    route.request().url() === `${site}/bare`
      ? route.fulfill({ contentType: 'text/html', body: '<main>Bare</main>' })
      : route.continue(),
  );
  await page.goto('/bare');
  expect(await rulesBroken(page)).toContain('styles');
});

/** Pages that show what people and operators bring, at the sizes that leave the least room. */
const narrow: readonly Screen[] = [
  { width: 320, height: 568, scale: 1 },
  { width: 360, height: 740, scale: 1 },
  { width: 360, height: 740, scale: 2 },
];
const wideNames: Growth['replaces'] = [['\\bdemo\\b', WIDE_NAME]];
const growths: readonly (readonly [string, Growth])[] = [
  ['words twice as long', { doubles: true }],
  ['names of 64 wide letters', { replaces: wideNames }],
  ['balances of fifteen digits', { replaces: [['\\$[\\d,]+', LARGE_AMOUNT]] }],
  ['a brand name of 40 letters', { replaces: [['Aurora', LONG_BRAND]] }],
];

test('texts that are far longer than ours stay readable and inside their boxes', async ({ page, site, faults }) => {
  faults.expect(/status of 404/);
  const paths: readonly (readonly [string, readonly string[]])[] = [
    ['visitor', ['/m/home', '/m/game', '/m/login', '/m/register', '/m/help', '/m/activity', '/m/nowhere']],
    ['member', ['/m/home', '/m/member/home', '/m/securityCenter', '/m/changePsw', '/m/feedback']],
  ];
  const found: string[] = [];
  for (const [who, addresses] of paths) {
    if (who === 'member') await logInDemo(page, site);
    for (const path of addresses) {
      for (const [name, growth] of growths) {
        if (growth.replaces === wideNames && who === 'visitor') continue;
        await setScreen(page, phone);
        await open(page, path);
        await growTexts(page, growth);
        // Both at once, four times the length, is beyond what words can be.
        const screens = growth.doubles ? narrow.filter(({ scale }) => scale === 1) : narrow;
        found.push(...(await faultsAt(page, screens)).map((fault) => `${path} with ${name}, ${fault}`));
      }
    }
  }
  expect(found).toEqual([]);
});
