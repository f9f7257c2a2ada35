// docs/flows/attribution.md: a visit's codes and click ids stay for their time and go along.
import type { Page } from '@playwright/test';
import { expect, open, storedSession, test } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';

const DAY = 86_400_000;
const games = (page: Page) => page.locator('nav a[href^="/m/game"]').first();
const local = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const record = async (page: Page, key: string): Promise<Record<string, unknown>> =>
  JSON.parse((await local(page, key)) ?? '{}');

/** Returns the parameters that the links of the page carry. */
const carried = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(new URL((await games(page).getAttribute('href')) ?? '', 'http://site').searchParams);

test('RT-13 inApp, bbg and isBgeTest stay on every address of their tab, and of no other tab', async ({
  page,
  context,
}) => {
  await open(page, '/m/home?inApp=1&bbg=b2&isBgeTest=1&gclid=g1');
  await expect.poll(() => record(page, 'marketing')).toHaveProperty('gclid');
  await open(page, '/m/help');
  const flags = { inApp: '1', bbg: 'b2', isBgeTest: '1' };
  await expect.poll(() => carried(page)).toEqual({ ...flags, gclid: 'g1' });
  const second = await context.newPage();
  await open(second, '/m/home');
  await expect.poll(() => carried(second)).toEqual({ gclid: 'g1' });
  expect(await second.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/inApp|bbg|isBgeTest/);
});

test('RT-13 SN-08 marks without a date, from earlier versions, are removed', async ({ page }) => {
  await open(page, '/m/home');
  await expect.poll(() => local(page, 'merchant')).not.toBeNull();
  await page.evaluate(() => {
    localStorage.setItem('marketing', '{"inApp":"1","r":"old","gclid":"old"}');
    localStorage.setItem('pixel_track', '{"tid":"old"}');
  });
  await open(page, '/m/home?cid=c9');
  await expect.poll(() => record(page, 'marketing')).toEqual({ cid: { value: 'c9', at: expect.any(Number) } });
  expect(await local(page, 'pixel_track')).toBeNull();
  expect(await carried(page)).toEqual({ cid: 'c9' });
});

test('SN-05 a new affiliate visit replaces the old one, and their codes do not mix', async ({ page }) => {
  await open(page, '/m/home?affiliateCode=old&referralCode=oldFriend&gclid=g1');
  await expect.poll(() => record(page, 'reg_info')).toMatchObject({ affiliateCode: 'old', referralCode: 'oldFriend' });
  await open(page, '/m/home?r=new');
  await expect.poll(() => record(page, 'reg_info')).toMatchObject({ affiliateCode: 'new' });
  expect(await record(page, 'reg_info')).not.toHaveProperty('referralCode');
  expect(await carried(page)).toEqual({ r: 'new', gclid: 'g1' });
  await open(page, '/m/home');
  await expect.poll(() => carried(page)).toEqual({ r: 'new', gclid: 'g1' });
});

test('RT-13 SN-07 click ids and campaigns stay unchanged in links, after a refresh and in a registration', async ({
  page,
}) => {
  const long = 'g'.repeat(1024);
  const query = `cid=%E6%97%A5%E6%9C%AC+%E3%82%BB%E3%83%BC%E3%83%AB%2B&gclid=${long}&utm_source=%3Cspring%3E+%D8%A7%D8%B1%D8%AF%D9%88`;
  await open(page, `/m/help?${query}`);
  const expected = { cid: '日本 セール+', gclid: long };
  await expect.poll(() => carried(page)).toEqual(expected);
  await expect.poll(() => record(page, 'marketing')).toHaveProperty('utm_source');
  await page.reload();
  await expect(page).toHaveURL((url) => url.pathname === '/m/home' && url.searchParams.get('cid') === '日本 セール+');
  await expect.poll(() => record(page, 'marketing')).toMatchObject({ utm_source: { value: '<spring> اردو' } });
  await open(page, '/m/register');
  await page.getByLabel(textOf('login.username'), { exact: true }).fill('swallow.26');
  await page.getByLabel(textOf('login.password'), { exact: true }).fill('nine green lanterns');
  await page.getByRole('checkbox', { name: patternOf('register.agree', { age: '18' }) }).check();
  await page.getByRole('button', { name: textOf('register.submit'), exact: true }).click();
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'swallow.26' });
});

test('SN-07 a page that is never idle keeps the campaign as well', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, { timeout } = {}) => (timeout ? window.setTimeout(work, timeout) : 0);
  });
  await open(page, '/m/help?utm_source=spring');
  await expect.poll(() => record(page, 'marketing')).toMatchObject({ utm_source: { value: 'spring' } });
});

test('SN-08 an expired fbc is rebuilt only from a new click id', async ({ page, context }) => {
  const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name)?.value;
  await open(page, '/m/home?fbclid=click1');
  await expect.poll(() => cookie('_fbc')).toMatch(/^fb\.1\.\d{13}\.click1$/);
  for (const again of ['/m/home', '/m/home?fbclid=click1']) {
    await context.clearCookies({ name: /^_fb/ });
    await open(page, again);
    // The browser's own id is made anew by the same visit.
    await expect.poll(() => cookie('_fbp')).toBeDefined();
    expect(await cookie('_fbc'), again).toBeUndefined();
  }
  await open(page, '/m/home?fbclid=click2');
  await expect.poll(() => cookie('_fbc')).toMatch(/\.click2$/);
});

test('RT-13 SN-05 the marks of a visit expire after 90 days', async ({ page }) => {
  await open(page, '/m/home?r=R1&gclid=g1');
  await expect.poll(() => record(page, 'reg_info')).toMatchObject({ affiliateCode: 'R1' });
  const age = (days: number) =>
    page.evaluate((byMs) => {
      const info = JSON.parse(localStorage.getItem('reg_info') ?? '{}');
      localStorage.setItem('reg_info', JSON.stringify({ ...info, at: info.at - byMs }));
      const values: Record<string, { at: number }> = JSON.parse(localStorage.getItem('marketing') ?? '{}');
      for (const one of Object.values(values)) one.at -= byMs;
      localStorage.setItem('marketing', JSON.stringify(values));
    }, days * DAY);
  await age(89);
  await open(page, '/m/home');
  await expect.poll(() => carried(page)).toEqual({ r: 'R1', gclid: 'g1' });
  await age(2);
  await open(page, '/m/home');
  await expect.poll(() => local(page, 'marketing')).toBeNull();
  expect(await carried(page)).toEqual({});
  expect(await record(page, 'reg_info')).toEqual({ originalDomain: expect.stringMatching(/^localhost/) });
});
