// docs/flows/attribution.md: an operator whose region asks for consent.
import { makeDomain } from './support/domains.ts';
import { withoutCaptcha } from './support/operators.ts';
import { arrivalElsewhere, expect, open, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

test.use({
  operators: {
    change: (file, operator) => {
      withoutCaptcha(file, operator);
      file.settings.consent = true;
    },
  },
});

test('DF-04 SN-05 an operator that needs consent keeps r and affiliateCode across domains, and no click id', async ({
  page,
  context,
  site,
  product,
  faults,
}) => {
  faults.expect(/status of 503/);
  const main = `localhost:${product.port}`;
  await open(page, '/m/home?affiliateCode=north&r=R1&gclid=g1&fbclid=f1&utm_source=mail');
  const kept = () => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('marketing') ?? '{}')).sort());
  await expect.poll(kept).toEqual(['affiliateCode', 'r']);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('_fb'))).toEqual([]);
  await makeDomain(site, main, 'closed');
  await page.goto('/m/home');
  const arrival = arrivalElsewhere(page, main);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: textOf('common.retry') })
    .click();
  const { pathname, search } = await arrival;
  expect(pathname + search).toBe('/m/index.html?affiliateCode=north&r=R1');
});
