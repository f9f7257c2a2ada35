// docs/flows/feedback.md
import type { Page } from '@playwright/test';
import { bringSession, expect, expectAccessible, open, test } from './support/test.ts';
import { textOf } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

const field = (page: Page) => page.getByLabel(textOf('feedback.text'));
const sendButton = (page: Page) => page.getByRole('button', { name: textOf('feedback.submit'), exact: true });

/** The member's way there. */
async function enter(page: Page): Promise<void> {
  await open(page, '/m/member/home');
  await page.getByRole('link', { name: textOf('memberHome.feedback') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/feedback');
}

async function arrive(page: Page, wire: Wire): Promise<void> {
  await bringSession(page, wire);
  await enter(page);
}

test('a member sends feedback, sees the reference, and may write again', async ({ page, wire }) => {
  await arrive(page, wire);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(textOf('feedback.textMissing'));
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: textOf('feedback.idea') }).click();
  await field(page).fill('Two lines\n<b>as they are</b>');
  const called = page.waitForRequest('**/wps/member/feedback');
  await sendButton(page).click();
  expect((await called).postDataJSON()).toEqual({ kind: 'idea', text: 'Two lines\n<b>as they are</b>' });
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(textOf('feedback.sentTitle'));
  await expect(notice).toContainText(/[0-9A-F]{8}-[0-9A-F]{4}/);
  await expect(notice.getByRole('link', { name: textOf('feedback.toMe') })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  const another = page.getByRole('button', { name: textOf('feedback.another') });
  await expect(another).toBeFocused();
  await expectAccessible(page);
  await another.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('typed feedback survives a refresh and is cleared after it was sent', async ({ page, wire }) => {
  await arrive(page, wire);
  await page.getByRole('button', { name: textOf('feedback.praise') }).click();
  await field(page).fill('Fast draws\n🙂');
  await page.reload();
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  await enter(page);
  await expect(field(page)).toHaveValue('Fast draws\n🙂');
  await expect(page.getByRole('button', { name: textOf('feedback.praise') })).toHaveAttribute('aria-pressed', 'true');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(textOf('feedback.sentTitle'));
  await enter(page);
  await expect(field(page)).toHaveValue('');
});

test('RT-07 feedback without a session redirects to home', async ({ page }) => {
  await page.goto('/m/feedback');
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
});
