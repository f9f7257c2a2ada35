// Logs in through the demo's identity provider: taps a button, chooses a person, returns.
import { expect, type Page } from '@playwright/test';
import { textOf } from './texts.ts';

/** The buttons' labels, as screen readers say them. */
export const names = { google: 'Google', facebook: 'Facebook', twitter: 'X', line: 'LINE' } as const;
export type Channel = keyof typeof names;

export const button = (page: Page, channel: Channel) =>
  page.getByRole('button', { name: textOf('socialPlace.with').replace('{channel}', names[channel]), exact: true });

/** Says who they are on the provider's page. */
export async function beAt(provider: Page, name: string): Promise<void> {
  await provider.getByRole('textbox').fill(name);
  await provider.getByRole('button', { name: 'Continue as this person' }).click();
}

/** Taps a button and answers the window that opens. */
export async function openProvider(page: Page, channel: Channel): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await button(page, channel).click();
  const provider = await opened;
  await provider.waitForURL(/\/authorize\//);
  return provider;
}

/** In a window of its own, from the tap to the way back. */
export async function signInAt(page: Page, channel: Channel, name: string): Promise<void> {
  const provider = await openProvider(page, channel);
  const closed = provider.waitForEvent('close');
  await beAt(provider, name);
  await closed;
}

/** The dialog that asks whose account it is. */
export const choice = (page: Page) => page.getByRole('dialog', { name: textOf('social.choiceTitle') });

/** Makes a new account for who has just come back. */
export async function registerNew(page: Page): Promise<void> {
  await choice(page)
    .getByRole('button', { name: textOf('social.registerNew') })
    .click();
  await choice(page)
    .getByRole('button', { name: textOf('social.create') })
    .click();
}

export const atHome = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/m/home');
