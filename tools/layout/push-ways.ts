// Ways to notifications: the question whether a member wants them, and what is set about them.
import { calls } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import type { Page } from '@playwright/test';
import { asPhone, leaveBrowser, withScript } from './install-ways.ts';
import { answerFor, dialog, inOrder, see, sheet, tap, type Way } from './ways.ts';

/** The browser has not asked yet, and the member has not closed the question. */
export const notAsked: Way = withScript(`
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  sessionStorage.removeItem('pushPromptDismissed');
`);

const answered = ['push.settings', 'push.test', 'relay.fcmBind', 'relay.fcmSubscribe'] as const;

/** The device gets notifications, as one with the operator's app does; a test of them arrives. */
export const turnPushOn: Way = inOrder(
  withScript(`
    const record = { token: 'A'.repeat(64), createTime: Date.now(), options: {} };
    localStorage.setItem('pushToken', JSON.stringify(record));
  `),
  ...answered.map((name) => answerFor(calls[name].path, 200, { success: true, value: examples[name].output })),
);

/** The last section of the page, once it has its switches: quiet hours are the fifth. */
const PUSH = 'main section:has(li:nth-child(5) [role="switch"])';
export const seePush: Way = inOrder(see(PUSH), (page) => page.locator(PUSH).scrollIntoViewIfNeeded());
export const testPush: Way = inOrder(tap(`${PUSH} > button`), see(`${PUSH} > [role="status"]:not(:empty)`));

export const leavePush: Way = async (page: Page) => {
  await leaveBrowser(page);
  for (const name of answered) await page.unroute(`**${calls[name].path}*`);
  await page.evaluate(() => localStorage.removeItem('pushToken'));
};

/** iOS shows notices of sites that are on the home screen, and of no other. */
export const onIphone: Way = inOrder(asPhone('iphone'), withScript('delete window.PushManager;'));
export const openGuide: Way = inOrder(
  sheet('main section:last-of-type > p ~ button'),
  see('[aria-modal="true"] ol'),
  dialog,
);
