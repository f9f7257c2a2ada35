// docs/flows/any-size.md: every screen is whole at every size of screen and text, in every language and brand.
import { readFileSync } from 'node:fs';
import { FALLBACK_LANGUAGE } from '@foyer/contract';
import type { Page } from '@playwright/test';
import { inlined } from '../tools/build/brand.ts';
import { generateLogo } from '../tools/build/generated-logo.ts';
import { languagesOfThisRun } from '../tools/journeys/chosen-languages.ts';
import { faultsOf, type Rule } from '../tools/layout/faults.ts';
import { type Growth, growTexts, LARGE_AMOUNT, LONG_BRAND, WIDE_NAME } from '../tools/layout/grow-texts.ts';
import { isKnown } from '../tools/layout/known-faults.ts';
import { enterRoom, leaveState, logInDemo, openPage, openState } from '../tools/layout/open-state.ts';
import { readLayout } from '../tools/layout/read-layout.ts';
import { brands, type Screen, sampleOf } from '../tools/layout/sample.ts';
import { pages, type State, states, type Viewer } from '../tools/layout/states.ts';
import { faultsAt, faultsOfLongWords, phone, setScreen, walkedOperators } from '../tools/layout/walk.ts';
import { chooseForm } from '../tools/layout/ways.ts';
import { halfOf, seedOfRun, shareOf } from '../tools/test/run-seed.mjs';
import { isWhollyTakenOver } from './support/taken-over.ts';
import { expect, open, test } from './support/test.ts';
import { gameText, textOf, translatedLanguages } from './support/texts.ts';
import { until } from './support/until.ts';

// Art changes no layout, so that pictures stay away. Texts stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
/** One captcha, and a password that is too old: states of the walk. */
test.use({ operators: { change: walkedOperators } });
test.describe.configure({ timeout: 900_000 });

/** The sizes that leave the least room for what people and operators bring. */
const narrow: readonly Screen[] = [
  { width: 320, height: 568, scale: 1 },
  { width: 360, height: 740, scale: 1 },
  { width: 360, height: 740, scale: 2 },
];

const walked = languagesOfThisRun(translatedLanguages);
const chosen = sampleOf(pages, translatedLanguages).filter(({ language }) => walked.includes(language));
/** English on every page, and the others of this run on a quarter of those that are theirs. */
const sample = [
  ...chosen.filter(({ language }) => language === FALLBACK_LANGUAGE),
  ...shareOf(
    chosen.filter(({ language }) => language !== FALLBACK_LANGUAGE),
    4,
  ),
];
/** States that a run sees with every word twice as long. */
const longWords = halfOf(states);
/** The two narrowest screens take turns. */
const narrowOf = (state: State): Screen => narrow[states.indexOf(state) % 2] ?? phone;

for (const brand of brands) {
  test.describe(brand, () => {
    test.use({ operator: brand });

    test('a phone draws nothing beside the column, which covers its whole page', async ({ page }) => {
      await open(page, '/m/help');
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundImage);
      for (const [width, image] of [
        [320, /^none$/],
        [480, /^none$/],
        [482, /gradient/],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        expect(await ground()).toMatch(image);
        const column = await page.locator('main').evaluate((element) => element.getBoundingClientRect().width);
        expect(column).toBe(Math.min(width, 480));
      }
    });

    test('the balance in the head stands on one line on narrow phones, and so does the title beside it', async ({
      page,
      site,
    }) => {
      const linesOf = async (place: string, width: number): Promise<number> => {
        await page.setViewportSize({ width, height: 740 });
        const lines = await page
          .locator(place)
          .evaluate(
            (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
          );
        return Math.round(lines);
      };
      await logInDemo(page, site);
      const amount = 'header a[href^="/m/member/home"] > span';
      await open(page, '/m/home');
      for (const width of [320, 340, 360]) expect(await linesOf(amount, width), `${width} px`).toBe(1);
      await open(page, '/m/game');
      await expect(page.locator(amount)).toBeVisible();
      expect([await linesOf(amount, 340), await linesOf('header h1', 340)]).toEqual([1, 1]);
    });

    for (const who of ['visitor', 'member', 'player'] satisfies Viewer[]) {
      test(`a ${who} finds every screen whole at every size, in English and the languages of the run`, async ({
        page,
        context,
        site,
        faults,
      }) => {
        faults.expect(/status of (?:40[034]|50[03])/, /ERR_CONNECTION_REFUSED/);
        if (who !== 'visitor') await logInDemo(page, site);
        const found: string[] = [];
        let seen = 0;
        for (const { brand: mine, language, views } of sample) {
          const [first] = views;
          if (mine !== brand || first?.state.viewer !== who) continue;
          await context.addCookies([{ name: 'language', value: language, url: site }]);
          await setScreen(page, phone);
          await openPage(page, site, first.state);
          for (const { state, screens } of views) {
            seen += screens.length;
            await setScreen(page, phone);
            await openState(page, state);
            const faults = await faultsAt(page, screens);
            if (language === FALLBACK_LANGUAGE && longWords.includes(state))
              faults.push(...(await faultsOfLongWords(page, [narrowOf(state)])));
            found.push(
              ...faults
                .filter((fault) => !isKnown(state.name, fault))
                .map((fault) => `${language} ${state.name} ${fault}`),
            );
            await leaveState(page, state);
          }
        }
        expect(found, seedOfRun()).toEqual([]);
        // Every state in English, at a third of the screens.
        expect(seen, seedOfRun()).toBeGreaterThan(30);
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
    // Beside the one that leaves the page unpainted.
    const { unpainted } = globalThis as { unpainted?: CSSStyleSheet };
    document.adoptedStyleSheets = unpainted ? [unpainted, sheet] : [sheet];
  }, css);

const breakages: readonly (readonly [string, Rule, string])[] = [
  ['cropped logo', 'logo', 'header > a::before { background-size: auto 60px !important }'],
  [
    'name with an ellipsis',
    'clipped',
    'nav span { max-width: 1em !important; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }',
  ],
  ['heading over its neighbour', 'overlap', 'main h2 { position: relative; top: 40px }'],
  [
    'low button',
    'smallTarget',
    'header a { min-height: 20px !important; height: 20px; padding: 0 !important } header a::after { display: none }',
  ],
  ['bar wider than the screen', 'sideways', 'header { width: 420px }'],
  ['button beyond the edge', 'offScreen', 'header a:last-child { position: relative; inset-inline-start: 60px }'],
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
  await page.evaluate(() => {
    const picker = document.createElement('div');
    const number = document.createElement('i');
    picker.className = 'picker';
    number.className = 'pick';
    number.textContent = '1';
    picker.append(number);
    document.querySelector('main')?.append(picker);
  });
  expect(await rulesBroken(page)).toContain('numbers');
  await page.route('**/*', (route) =>
    route.request().url() === `${site}/bare`
      ? route.fulfill({ contentType: 'text/html', body: '<main>Bare</main>' })
      : route.continue(),
  );
  await page.goto('/bare');
  expect(await rulesBroken(page)).toContain('styles');
});

/** An operator's name of 40 letters, a balance of fifteen digits, and a member's name of 64 wide letters. */
const ofOperator: NonNullable<Growth['replaces']> = [
  ['Aurora', LONG_BRAND],
  ['\\$[\\d,.]+', LARGE_AMOUNT],
];
const everythingLong: Readonly<Record<'visitor' | 'member', Growth>> = {
  visitor: { replaces: ofOperator },
  member: { replaces: [...ofOperator, ['\\bdemo\\b', WIDE_NAME]] },
};

/** The logo that the build draws for an operator who has none, in place of the page's own. */
async function drawNoLogo(page: Page): Promise<void> {
  const { svg, ratio } = generateLogo(readFileSync('merchants/aurora/art/mark.svg'), LONG_BRAND, '#f3f6ff');
  await addStyles(page, `:root { --a-logo: url(${inlined(svg)}); --a-logo-ratio: ${ratio} }`);
}

test('what people and operators bring stays readable and inside its box, however long it is', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 404/);
  const paths: readonly (readonly ['visitor' | 'member', readonly string[]])[] = [
    ['visitor', ['/m/home', '/m/game', '/m/login', '/m/register', '/m/help', '/m/activity', '/m/nowhere']],
    [
      'member',
      [
        '/m/home',
        '/m/member/home',
        '/m/securityCenter',
        '/m/changePsw',
        '/m/feedback',
        '/m/securityCenter/addBankCard',
      ],
    ],
  ];
  const found: string[] = [];
  for (const [who, addresses] of paths) {
    if (who === 'member') await logInDemo(page, site);
    for (const path of addresses) {
      await setScreen(page, phone);
      await open(page, path);
      await until(page, isWhollyTakenOver);
      // With the member's balance, where the page has one.
      if (who === 'member') await page.waitForLoadState('networkidle');
      await drawNoLogo(page);
      await growTexts(page, everythingLong[who]);
      found.push(...(await faultsAt(page, narrow)).map((fault) => `${who} ${path}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

/** States of the room that show the balance. */
const withBalance = ['room', 'room-slip', 'room-slip-long'];

test('a balance of fifteen digits stays readable in the room and on a slip of 30 lines', async ({ page, site }) => {
  const room = states.filter(({ path }) => path === 'rapid5');
  const found: string[] = [];
  await logInDemo(page, site);
  for (const state of room.filter(({ name }) => withBalance.includes(name))) {
    await setScreen(page, phone);
    if (state.name === 'room') await openPage(page, site, state);
    await openState(page, state);
    await growTexts(page, { within: '.balance, .field__label', replaces: [['\\$[\\d,.]+', LARGE_AMOUNT]] });
    found.push(...(await faultsAt(page, narrow)).map((fault) => `${state.name}: ${fault}`));
  }
  expect(found).toEqual([]);
});

const FIVE_BALLS_PX = 124;
/** Where the next draw stands in one row on the narrowest phone; Urdu needs a little more. */
const oneRow = [
  ['VI', 320],
  ['MY', 320],
  ['UR', 360],
] as const;

for (const [language, width] of oneRow) {
  test(`the next draw is one row on a phone of ${width} pixels, in ${language}`, async ({ page, context, site }) => {
    await context.addCookies([{ name: 'language', value: language, url: site }]);
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/m/home');
    const card = page.locator('main section', { has: page.locator('svg circle') }).first();
    const middles = await card.evaluate(({ children }) =>
      [...children].map((child) => {
        const { top, bottom } = child.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    const words = card.locator('> div');
    expect((await words.boundingBox())?.width).toBeGreaterThanOrEqual(FIVE_BALLS_PX);
    const tops = await words
      .locator('> div:first-child > *')
      .evaluateAll((parts) =>
        parts.map((part) => Math.round((part.getBoundingClientRect().top + part.getBoundingClientRect().bottom) / 2)),
      );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
  });
}

for (const language of ['EN', 'UR'] as const) {
  test(`the line on the slip begins where its row does, with what is missing in one row at the other end, in ${language}`, async ({
    page,
    context,
    site,
  }) => {
    await logInDemo(page, site);
    await context.addCookies([{ name: 'language', value: language, url: site }]);
    await page.setViewportSize(phone);
    await enterRoom(page, site, 'rapid5');
    const line = page.locator('.slip__line');
    await line.locator('.ball').first().waitFor();
    const { start, end, rows } = await line.evaluate((row) => {
      const boxOf = (part: Element | Range | undefined) => part?.getBoundingClientRect() ?? new DOMRect();
      const words = new Range();
      words.selectNodeContents(row.querySelector('.slip__missing') ?? row);
      const balls = [...row.querySelectorAll('.ball')].map(boxOf);
      const { left, right } = boxOf(row);
      const fromLeft = Math.min(...balls.map((ball) => ball.left)) - left;
      const fromRight = right - Math.max(...balls.map((ball) => ball.right));
      const isRightToLeft = document.dir === 'rtl';
      return {
        start: isRightToLeft ? fromRight : fromLeft,
        end: isRightToLeft ? boxOf(words).left - left : right - boxOf(words).right,
        rows: new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size,
      };
    });
    expect(Math.abs(start)).toBeLessThan(2);
    expect(Math.abs(end)).toBeLessThan(2);
    expect(rows).toBe(1);
  });
}

test('the numbers of a proof begin where the words above them do, in Urdu', async ({ page, context, site }) => {
  const proof = states.find(({ name }) => name === 'room-proof');
  if (!proof) throw new Error('The walk has no proof.');
  await logInDemo(page, site);
  await context.addCookies([{ name: 'language', value: 'UR', url: site }]);
  await page.setViewportSize(phone);
  await openPage(page, site, proof);
  await openState(page, proof);
  const gaps = await page.locator('.compare').evaluate((compared) => {
    const { right } = compared.getBoundingClientRect();
    const rows = [...compared.querySelectorAll('.balls')];
    return rows.map((row) => Math.round(right - (row.lastElementChild?.getBoundingClientRect().right ?? 0)));
  });
  expect(gaps).toEqual([0, 0]);
});

test('both buttons of a receipt are as high as the one with the longer words', async ({ page, site }) => {
  await logInDemo(page, site);
  await page.setViewportSize(phone);
  for (const state of states.filter(({ name }) => ['room', 'room-slip', 'room-receipt'].includes(name))) {
    if (state.name === 'room') await openPage(page, site, state);
    await openState(page, state);
  }
  const heights = await page.locator('.receipt__buttons > button').evaluateAll(([first, ...rest]) => {
    if (first) first.textContent = 'See all of the bets that you have placed';
    return [first, ...rest].map((button) => button?.getBoundingClientRect().height);
  });
  expect(heights).toHaveLength(2);
  expect(heights[0]).toBe(heights[1]);
});

test('no word of the shortcuts on the member page is broken on a phone of 320 pixels', async ({
  page,
  context,
  site,
}) => {
  await logInDemo(page, site);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const language of ['EN', 'FR', 'ES'] as const) {
    await context.addCookies([{ name: 'language', value: language, url: site }]);
    await open(page, '/m/member/home');
    const wide = await page
      .getByRole('navigation', { name: textOf('memberHome.shortcuts', language) })
      .getByRole('link')
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const words = [...link.childNodes]
            .filter((node) => node instanceof Text)
            .flatMap(({ data }) => data.split(' '));
          return words.filter((word) => {
            const alone = document.createElement('span');
            alone.style.whiteSpace = 'nowrap';
            alone.style.position = 'absolute';
            alone.textContent = word;
            link.append(alone);
            const { width } = alone.getBoundingClientRect();
            alone.remove();
            return width > link.clientWidth - 4;
          });
        }),
      );
    expect(wide, language).toEqual([]);
  }
});

/** Rows of numbers that are whole at once on a phone of middle height; letters of tall scripts take the room of one. */
const rowsAtOnce = { EN: 5, CN: 5, VI: 5, UR: 4, MY: 4 } as const;

for (const brand of halfOf(brands)) {
  test.describe(brand, () => {
    test.use({ operator: brand });

    test('the room shows five rows of numbers at once on a phone of 360 × 740, and four in tall scripts', async ({
      page,
      context,
      site,
    }) => {
      await logInDemo(page, site);
      for (const [language, least] of Object.entries(rowsAtOnce)) {
        await context.addCookies([{ name: 'language', value: language, url: site }]);
        for (const lottery of ['rapid5', 'zenith645']) {
          await page.setViewportSize(phone);
          await enterRoom(page, site, lottery);
          await page.locator('.picker').waitFor();
          const { numberRows } = await page.evaluate(readLayout);
          expect(numberRows, `${lottery} in ${language}`).toBeGreaterThanOrEqual(least);
        }
      }
    });

    test('the numbers of the room stay where they are when bets close, though the clock then has a longer label', async ({
      page,
      site,
    }) => {
      await logInDemo(page, site);
      await page.setViewportSize(phone);
      await enterRoom(page, site, 'rapid5');
      const label = page.locator('.hero__label');
      await page.locator('.picker').waitFor();
      const labels = await label.evaluate((element: HTMLElement) => [
        element.textContent,
        element.dataset.before ?? '',
        element.dataset.after ?? '',
      ]);
      expect(labels.sort()).toEqual(['closesIn', 'closedDrawing', 'drawingNow'].map((key) => gameText(key)).sort());
      const topWith = (place: 'shown' | 'unseen'): Promise<number | undefined> =>
        label.evaluate((element: HTMLElement, where) => {
          const long = 'Bets for this draw are closed. The draw begins in';
          const shown = element.firstElementChild;
          if (shown !== null) shown.textContent = where === 'shown' ? long : 'Bets';
          element.dataset.after = where === 'shown' ? 'Bets' : long;
          return document.querySelector('.picker')?.getBoundingClientRect().top;
        }, place);
      expect(await topWith('unseen')).toBe(await topWith('shown'));
    });

    test('on phones of 320 and 360 pixels the brand gives way before the buttons of home are squeezed', async ({
      page,
      context,
      site,
    }) => {
      for (const language of ['EN', 'ES', 'FR', 'TY', 'UR'] as const) {
        await context.addCookies([{ name: 'language', value: language, url: site }]);
        await open(page, '/m/home');
        for (const phoneWidth of [320, 360]) {
          await page.setViewportSize({ width: phoneWidth, height: 700 });
          const bar = page.locator('header').filter({ has: page.locator('a[href^="/m/register"]') });
          const { brand: width, room } = await bar.evaluate((header) => {
            const textWidth = (element: Element): number => {
              const range = document.createRange();
              range.selectNodeContents(element);
              return range.getBoundingClientRect().width;
            };
            const [logo, ...rest] = [...header.querySelectorAll('a')];
            const widthOf = (element?: Element): number => element?.getBoundingClientRect().width ?? 0;
            return { brand: widthOf(logo), room: rest.map((link) => (widthOf(link) - textWidth(link)) / 2) };
          });
          expect(room).toHaveLength(2);
          // The least brand is the mark, on which a finger hits.
          expect(
            width <= 48 || Math.min(...room) >= 11,
            `${language} at ${phoneWidth}: brand ${width}, room ${room}`,
          ).toBe(true);
        }
      }
    });

    test('amounts of the history stand beside their words on a phone of 360 pixels', async ({
      page,
      context,
      site,
    }) => {
      await logInDemo(page, site);
      await page.setViewportSize(phone);
      for (const language of ['EN', 'VI', 'MY'] as const) {
        await context.addCookies([{ name: 'language', value: language, url: site }]);
        await open(page, '/m/history?period=all');
        const line = page.locator('main section li').first();
        const amounts = await line.locator('b').last().boundingBox();
        const words = await line.locator('b').first().boundingBox();
        if (!amounts || !words) throw new Error('The history has no line.');
        // The title may take two lines of its own.
        expect(amounts.y, language).toBeLessThan(words.y + words.height + 20);
      }
    });

    test('no social account lies half under the button of a registration on a phone of 360 × 740', async ({
      page,
      context,
      site,
    }) => {
      await page.setViewportSize(phone);
      for (const language of ['EN', 'CN', 'VI', 'UR', 'FR'] as const) {
        await context.addCookies([{ name: 'language', value: language, url: site }]);
        await open(page, '/m/register');
        for (const field of ['input[name=username]', 'input[type=tel]']) {
          await chooseForm(field)(page);
          const accounts = page.getByRole('region', { name: textOf('socialPlace.or', language) });
          const submit = page.locator('main button[type=submit]');
          await expect(accounts.getByRole('button').first()).toBeVisible();
          const box = await accounts.boundingBox();
          const bar = await submit.locator('..').boundingBox();
          if (!box || !bar) throw new Error('The form is not there.');
          const isAbove = box.y + box.height <= bar.y;
          expect(isAbove || box.y >= bar.y, `${field} in ${language}`).toBe(true);
        }
      }
    });
  });
}
