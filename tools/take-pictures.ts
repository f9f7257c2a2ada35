// `npm run docs:pictures`: takes the README's pictures from the built product.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserArgs, browserPath } from '../e2e/support/browser.ts';
import type { Operator } from '../e2e/support/operators.ts';
import { startProduct } from '../e2e/support/product.ts';
import { enterRoom, logInDemo } from './layout/open-state.ts';

const folder = resolve(import.meta.dirname, '../docs/pictures');

interface Picture {
  readonly name: string;
  readonly operator: Operator;
  readonly language: string;
  readonly walk: (page: Page, origin: string) => Promise<void>;
}

const goto =
  (path: string): Picture['walk'] =>
  async (page, origin) => {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
  };

/** Into the lottery room through the log-in, as a member does. */
const enterAsMember: Picture['walk'] = async (page, origin) => {
  await logInDemo(page, origin);
  await enterRoom(page, origin, 'rapid5');
  await page.waitForLoadState('networkidle');
};

// The room first: by the time of the home page a draw has happened and its result can be seen there.
const pictures: readonly Picture[] = [
  {
    name: 'room',
    operator: 'aurora',
    language: 'EN',
    walk: async (page, origin) => {
      await enterAsMember(page, origin);
      for (const number of ['8', '21', '34']) await page.getByRole('button', { name: number, exact: true }).click();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'proof',
    operator: 'aurora',
    language: 'EN',
    walk: async (page, origin) => {
      await enterAsMember(page, origin);
      await page.locator('a[href*="verify"]').first().click();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'home-aurora', operator: 'aurora', language: 'EN', walk: goto('/m/home') },
  { name: 'home-lotus', operator: 'lotus', language: 'VI', walk: goto('/m/home') },
  { name: 'login-urdu', operator: 'aurora', language: 'UR', walk: goto('/m/login') },
];

async function withLanguage(context: BrowserContext, origin: string, language: string): Promise<void> {
  await context.addCookies([{ name: 'language', value: language, url: origin }]);
}

mkdirSync(folder, { recursive: true });
// A copy of the operators: no announcement lies over the pages.
const product = await startProduct({ change: () => undefined });
const browser = await chromium.launch({ executablePath: browserPath(false), args: [...browserArgs] });
try {
  for (const { name, operator, language, walk } of pictures) {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await withLanguage(context, product.origin(operator), language);
    const page = await context.newPage();
    await walk(page, product.origin(operator));
    await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 });
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
