// docs/flows/visitor-reads.md: an operator that admits members from 21.
import { withoutCaptcha } from './support/operators.ts';
import { expect, open, test } from './support/test.ts';

test.use({
  operators: {
    change: (file, operator) => {
      withoutCaptcha(file, operator);
      file.settings.register.minimumAge = 21;
    },
  },
});

for (const operator of ['aurora', 'lotus'] as const) {
  test.describe(() => {
    test.use({ operator });

    test(`every page of ${operator} that names an age names the operator's`, async ({ page, site }) => {
      for (const path of ['/m/home', '/m/login', '/m/register', '/m/help?id=play-safely', '/m/help?id=terms']) {
        const fromServer = await (await fetch(site + path)).text();
        expect(fromServer, path).toMatch(/\b21\b/);
        await open(page, path);
        const seen = await page.locator('body').innerText();
        expect(seen, path).toMatch(/\b21\b/);
        expect(seen, path).not.toMatch(/\b18 ?\+|\b18 (?:years|or older)/);
      }
    });
  });
}
