// docs/flows/own-back-end.md: amounts appear in the operator's currency.
import { withoutCaptcha } from './support/operators.ts';
import { expect, openAs, test } from './support/test.ts';

test.use({
  operators: {
    change: (file, operator) => {
      withoutCaptcha(file, operator);
      file.settings.currency = operator === 'aurora' ? 'USDT' : 'TLB';
      file.settings.currencySymbol = file.settings.currency;
    },
  },
});

for (const [operator, shown, raw] of [
  ['aurora', 'USD', 'USDT'],
  ['lotus', 'PHP', 'TLB'],
] as const)
  test.describe(`an operator whose currency is ${raw}`, () => {
    test.use({ operator });

    test(`CU-01 has its pages, and amounts in ${shown}`, async ({ page, wire }) => {
      const home = await page.goto('/m/home');
      expect(home?.status()).toBe(200);
      await openAs(page, wire, '/m/member/home');
      const amounts = page.locator('main');
      await expect(amounts).toContainText(shown);
      await expect(amounts).not.toContainText(raw);
    });
  });
