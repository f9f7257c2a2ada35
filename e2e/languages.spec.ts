// docs/flows/languages.md: pages come in the visitor's language, and the picker changes it.
import { type LanguageCode, languageNames, languages } from '@foyer/contract';
import type { Page } from '@playwright/test';
import { expect, open, openAs, test } from './support/test.ts';
import { journeyLanguage, textOf, translatedLanguages } from './support/texts.ts';

const wishes: readonly (readonly [string, LanguageCode])[] = [
  ['zh-CN,zh;q=0.9', 'CN'],
  ['zh-TW', 'TW'],
  ['zh-HK,zh;q=0.9', 'TW'],
  ['en-PH', 'TY'],
  ['tl', 'TY'],
  ['vi-VN,vi;q=0.9,en;q=0.5', 'VI'],
  ['ur', 'UR'],
  ['pt-BR', 'PT-BR'],
  ['xx', 'CN'],
];

test('LA-01 the first page has the language of the browser, by the table', async ({ product }) => {
  for (const [wish, code] of wishes) {
    const answer = await fetch(`http://127.0.0.1:${product.port}/m/home`, { headers: { 'Accept-Language': wish } });
    const page = await answer.text();
    expect(page, wish).toContain(`"language":"${code}"`);
    const [, tag, dir] = /<html lang="([^"]+)" dir="([^"]+)"/.exec(page) ?? [];
    expect({ tag, dir }, wish).toEqual(languages[code]);
  }
});

test('LA-01 LA-02 the picker changes texts and direction at once, is kept, and the platform gets it', async ({
  wire,
  page,
}) => {
  await openAs(page, wire, '/m/member/home');
  let current = journeyLanguage;
  for (const code of translatedLanguages.filter((code) => code !== journeyLanguage)) {
    const report = page.waitForRequest(
      (request) => /\/wps\/member\/language$/.test(request.url()) && request.postDataJSON().language === code,
    );
    await page
      .locator('main')
      .getByRole('button', { name: new RegExp(textOf('memberHome.language', current)) })
      .click();
    await page.getByRole('dialog').getByText(languageNames[code], { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', languages[code].tag);
    await expect(page.locator('html')).toHaveAttribute('dir', languages[code].dir);
    await report;
    current = code;
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', languages[current].tag);
});

test('the age is written 18+ in Urdu too, not reversed', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'language', value: 'UR', url: site }]);
  for (const path of ['/m/home', '/m/register', '/m/login']) {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const age = page.getByText('18+', { exact: true });
    await expect(age, path).toHaveCSS('direction', 'ltr');
  }
});

async function changeTo(page: Page, from: LanguageCode, to: LanguageCode): Promise<void> {
  await page
    .getByRole('button', { name: textOf('ui.language', from) })
    .first()
    .click();
  await page.getByRole('dialog').getByText(languageNames[to], { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', languages[to].tag);
}

test.describe('from English to Vietnamese', () => {
  // What differs between the two is written out here.
  test.use({ locale: 'en-GB' });

  test('LA-01 the lobby keeps what was searched for, and how many games were asked for', async ({ page }) => {
    await open(page, '/m/game');
    const rounds = page.getByRole('heading', {
      name: new RegExp(`^(${textOf('lobby.nextRounds', 'EN')}|${textOf('lobby.nextRounds', 'VI')})$`),
    });
    const tiles = page.locator('main section').filter({ hasNot: rounds }).locator('a, button:has(b)');
    const search = page.getByRole('searchbox');
    await search.fill('6/55');
    await expect(page.getByRole('link', { name: 'Harbour 6/55' })).toBeVisible();
    await changeTo(page, 'EN', 'VI');
    await expect(page.getByRole('link', { name: 'Bến Cảng 6/55' })).toBeVisible();
    await expect(search).toHaveValue('6/55');
    await search.fill('');
    await page.getByRole('button', { name: textOf('lobby.more', 'VI') }).click();
    await expect(tiles).toHaveCount(48);
    await changeTo(page, 'VI', 'EN');
    await expect(page.getByRole('link', { name: 'Moon 3D' }).first()).toBeVisible();
    await expect(tiles).toHaveCount(48);
  });

  test('LA-01 changing the language reloads the banners and games of home', async ({ page }) => {
    await open(page, '/m/home');
    const main = page.locator('main');
    await expect(main).toContainText('A draw every single minute');
    await changeTo(page, 'EN', 'VI');
    for (const text of ['Mỗi phút một kỳ quay', 'Trăng 3D']) await expect(main).toContainText(text);
    for (const text of ['A draw every single minute', 'Moon 3D']) await expect(main).not.toContainText(text);
  });

  test('LA-01 lists in another language than the kept one are loaded again', async ({ page, context }) => {
    for (const [path, english, vietnamese] of [
      ['/m/activity', 'of play money', 'tiền chơi thử'],
      ['/m/news', 'opens its doors', 'mở cửa'],
      ['/m/help', 'Your account', 'Tài khoản của bạn'],
      ['/m/game', 'Moon 3D', 'Trăng 3D'],
    ] as const) {
      // A file of the same origin: no app runs there that would write the cookie again.
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.setItem('language', 'VI'));
      await context.clearCookies();
      const [answer] = await Promise.all([page.waitForResponse((it) => it.url().endsWith(path)), page.goto(path)]);
      expect(await answer.text(), path).toContain(english);
      const main = page.locator('main');
      await expect(main, path).toContainText(vietnamese);
      await expect(main, path).not.toContainText(english);
    }
  });
});

test('LA-02 the server writes the log-in in each of the 23 languages', async ({ product }) => {
  expect(translatedLanguages).toHaveLength(23);
  for (const code of translatedLanguages) {
    const answer = await fetch(`http://127.0.0.1:${product.port}/m/login`, { headers: { Cookie: `language=${code}` } });
    const page = await answer.text();
    expect(page, code).toContain(`>${textOf('login.submit', code)}</button>`);
    const [, tag, dir] = /<html lang="([^"]+)" dir="([^"]+)"/.exec(page) ?? [];
    expect({ tag, dir }, code).toEqual(languages[code]);
  }
});
