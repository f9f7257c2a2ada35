// docs/flows/invite-friends.md: a member invites a friend, an agent registers a member, and everybody else is led on.
import { demoMember } from '@foyer/contract/demo';
import type { Browser, Page } from '@playwright/test';
import { bringSession, expect, expectAccessible, logIn, open, storedSession, test } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';
import type { Credentials, Wire } from './support/wire.ts';

const password = 'nine green lanterns';
const agent: Credentials = { ...demoMember, username: 'agent' };

const isAt = (page: Page, path: string) => expect(page).toHaveURL(({ pathname }) => pathname === path);
const entry = (page: Page, key: Parameters<typeof textOf>[0]) =>
  page.getByRole('list', { name: textOf('referral.title') }).getByText(textOf(key), { exact: true });

async function enter(page: Page, wire: Wire, member?: Credentials): Promise<void> {
  await bringSession(page, wire, member);
}

/** The link that the page shows, as a person copies it. */
async function linkOn(page: Page, title: Parameters<typeof textOf>[0]): Promise<string> {
  const card = page.getByRole('region', { name: textOf(title), exact: true });
  await expect(card.getByRole('img', { name: textOf('referral.qr') })).toBeVisible();
  return card.getByText(/^http/).innerText();
}

/** Another person on another phone opens the link and joins. */
async function joinBy(browser: Browser, link: string, username: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, link);
  await page.getByLabel(textOf('login.username'), { exact: true }).fill(username);
  await page.getByLabel(textOf('login.password'), { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: patternOf('register.agree', { age: '18' }) }).check();
  await page.getByRole('button', { name: textOf('register.submit'), exact: true }).click();
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: username });
  await context.close();
}

const invited = (page: Page, title: Parameters<typeof textOf>[0]) => page.getByRole('region', { name: textOf(title) });

test('RT-08 /m/inviteFriends opens without a token, and leads a visitor to a link of the own', async ({ page }) => {
  await open(page, '/m/activity');
  await entry(page, 'referral.title').click();
  await isAt(page, '/m/inviteFriends');
  await expect(page.getByRole('heading', { name: textOf('referral.heading') })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: textOf('referral.logIn') })
    .click();
  await logIn(page);
  await isAt(page, '/m/inviteFriends');
  await linkOn(page, 'referral.link');
});

test('RF-01 a member shares a link, and the friend who joins by it is in the list under a covered name', async ({
  wire,
  page,
  browser,
  site,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (content: unknown) => void shared.push(content) });
  });
  await enter(page, wire);
  await open(page, '/m/member/home');
  await entry(page, 'referral.title').click();
  await isAt(page, '/m/inviteFriends');
  const link = await linkOn(page, 'referral.link');
  expect(link).toMatch(new RegExp(`^${site}/m/register\\?referralCode=[2-9A-Z]{8}$`));
  await page.getByRole('button', { name: textOf('referral.share'), exact: true }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
  await expect.poll(shared).toMatchObject([{ url: link }]);
  await expect(invited(page, 'referral.list')).toContainText(textOf('referral.none'));
  await joinBy(browser, link, 'heron.invited');
  await open(page, '/m/inviteFriends');
  const list = invited(page, 'referral.list');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText('he•••');
  await expect(list.getByRole('definition').first()).toHaveText('1');
  await expect(list).not.toContainText('heron.invited');
  await expectAccessible(page);
});

test('RT-10 RF-01 an agent is led to /m/agentRegister, and sees who registered by its link', async ({
  wire,
  page,
  browser,
}) => {
  await enter(page, wire, agent);
  await open(page, '/m/member/home');
  await entry(page, 'referral.agentTitle').click();
  await isAt(page, '/m/agentRegister');
  await joinBy(browser, await linkOn(page, 'referral.agentLink'), 'lion.registered');
  await open(page, '/m/agentRegister');
  await expect(invited(page, 'referral.agentList').getByRole('listitem')).toContainText('li•••');
  await expectAccessible(page);
});

test.describe('where REFERRAL is off', () => {
  test.use({ operator: 'lotus' });

  test('RF-01 a visitor is told that invitations start later', async ({ page }) => {
    await open(page, '/m/activity');
    await entry(page, 'referral.title').click();
    const dialog = page.getByRole('alertdialog', { name: textOf('referral.soonTitle') });
    await expect(dialog).toContainText('Lotus');
    await dialog.getByRole('button').click();
    await isAt(page, '/m/activity');
    await open(page, '/m/inviteFriends');
    await expect(page.getByRole('heading', { name: textOf('referral.soonTitle') })).toBeVisible();
  });

  test('RF-01 a member is led to customer service', async ({ page, wire }) => {
    await enter(page, wire);
    await open(page, '/m/member/home');
    await entry(page, 'referral.title').click();
    await expect(page.getByRole('dialog', { name: textOf('services.title') })).toBeVisible();
    await open(page, '/m/inviteFriends');
    await expect(page.getByRole('heading', { name: textOf('referral.closedTitle') })).toBeVisible();
  });
});
