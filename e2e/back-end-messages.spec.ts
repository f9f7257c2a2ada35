// docs/flows/own-back-end.md: unknown refusals show the back end’s own message.
import { actUntil } from './support/act-until.ts';
import { expect, logIn, open, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

const refuse = (message: string) => ({
  status: 400,
  contentType: 'application/json',
  body: JSON.stringify({ success: false, errorCode: 'account.under.review', message }),
});

test('HT-13 an unknown refusal shows the back end’s message as plain text', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  const messages = ['Your account is under review until Monday.', '<img src=x onerror=alert(1)>No'];
  await page.route('**/wps/session/login', (route) => route.fulfill(refuse(messages.shift() ?? '<p>No</p>')));
  await open(page, '/m/login');
  await logIn(page);
  const notice = page.getByRole('alertdialog', { name: textOf('common.notice') });
  await expect(notice).toContainText('Your account is under review until Monday.');
  // It is said once: the form itself says nothing more.
  await expect(page.getByText(textOf('login.refusedTitle'))).toHaveCount(0);
  await notice.getByRole('button', { name: textOf('common.confirm') }).click();
  await expect(notice).toBeHidden();
  // The form stays locked for half a second.
  await actUntil(notice.waitFor(), () => logIn(page));
  await expect(notice).toContainText(textOf('common.unknownError'));
  await expect(notice.locator('img')).toHaveCount(0);
});

test('HT-13 a code that cannot be sent shows the back end’s reason', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await page.route(/\/wps\/verification\//, (route) => route.fulfill(refuse('No codes to this network today.')));
  await open(page, '/m/login');
  await page.getByRole('button', { name: textOf('login.bySms'), exact: true }).click();
  await page.getByLabel(textOf('phone.label'), { exact: true }).fill('0905 123 4560');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await expect(page.getByRole('alertdialog').filter({ hasText: 'No codes to this network today.' })).toBeVisible();
});
