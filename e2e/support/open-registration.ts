// Opens the registration dialog over a promotion's page, as a visitor does who wants to take part.
import type { Locator, Page } from '@playwright/test';
import { expect, open } from './test.ts';
import { loginTitle, textOf } from './texts.ts';

export async function joinOverPromotion(page: Page): Promise<Locator> {
  await open(page, '/m/activity?id=demo-credit');
  await page.getByRole('button', { name: textOf('content.joinNow') }).click();
  const login = page.getByRole('dialog', { name: loginTitle });
  await login.getByRole('link', { name: textOf('login.createAccount') }).click();
  const registration = page.getByRole('dialog', { name: textOf('register.heading') });
  await expect(registration).toBeVisible();
  // Both have buttons of the same names.
  await expect(login).toBeHidden();
  return registration;
}
