// docs/flows/customer-services.md: each member sees the services of their label.
import { demoMember } from '@foyer/contract/demo';
import { expect, logIn, open, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

for (const [username, desks] of [
  ['demo', [/Aurora Concierge/, /Aurora Assistant/]],
  ['jade', [/Aurora Concierge/, /Aurora Assistant/, /Aurora Jade Desk/]],
] as const)
  test(`CH-03 ${username} sees the services of all members and of the own label, from every list`, async ({
    page,
    faults,
    site,
  }) => {
    faults.expect(/status of 503/);
    await open(page, '/m/login');
    await logIn(page, { ...demoMember, username });
    await expect(page).toHaveURL(/\/m\/home$/);
    await open(page, '/m/member/home');
    await page.getByRole('button', { name: textOf('services.title') }).click();
    const sheet = page.getByRole('dialog', { name: textOf('services.title') });
    await expect(sheet.getByRole('link')).toHaveText([...desks]);
    await sheet.getByRole('button', { name: textOf('common.close') }).click();
    // The dialog of a failing domain knows the member as well, on a page that asked for nothing of theirs.
    await page.route(/\/wps\/system\/status/, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"success":false,"errorCode":"domain_not_available","message":"Use another address."}',
      }),
    );
    await page.goto(`${site}/m/news`);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: textOf('services.title') }).click();
    await expect(sheet.getByRole('link')).toHaveText([...desks]);
  });

for (const [path, opener, article] of [
  ['/m/login', 'login.help', 'log-in'],
  ['/m/recover', 'services.talk', 'log-in'],
  ['/m/help', 'services.talk', null],
  ['/m/nowhere', 'services.talk', null],
] as const)
  test(`a visitor of ${path} reaches customer service, and the right article first`, async ({ page, faults }) => {
    faults.expect(/status of 404 .*nowhere/);
    await open(page, path);
    await page.getByText(textOf(opener)).click();
    const sheet = page.getByRole('dialog', { name: textOf('services.title') });
    await expect(sheet.getByRole('link', { name: /Aurora Concierge/ })).toBeVisible();
    if (article) await expect(sheet.getByRole('link').first()).toHaveAttribute('href', `/m/help?id=${article}`);
  });
