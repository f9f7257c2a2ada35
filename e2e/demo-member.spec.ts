// docs/flows/member-plays.md: the member that the demo offers, on the database that the product brings.
import { withoutCaptcha } from './support/operators.ts';
import { type Product, type Site, startProduct } from './support/product.ts';
import { expect, open, storedSession, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

const embedded = test.extend<{ readonly product: Site }, { readonly onEmbedded: Product }>({
  onEmbedded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters
    async ({}, use) => {
      const product = await startProduct({ change: withoutCaptcha, isEmbedded: true });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  product: ({ onEmbedded }, use) => use(onEmbedded),
});

embedded('a visitor of the demo logs in with the member that the log-in page offers', async ({ page }) => {
  await open(page, '/m/login');
  await expect(page.getByText('demo-Foyer-2026')).toBeVisible();
  await page.getByRole('button', { name: textOf('login.demoFill') }).click();
  await page
    .locator('form')
    .getByRole('button', { name: textOf('login.submit') })
    .click();
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'demo' });
});
