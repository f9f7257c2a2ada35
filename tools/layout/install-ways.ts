// Ways to what offers the app, on the phones that are offered it.
import { calls } from '@foyer/contract';
import type { CDPSession, Page } from '@playwright/test';
import { answerFor, forgetMember, inOrder, type Way } from './ways.ts';

const phones = {
  android:
    'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1',
} as const;

const sessions = new WeakMap<Page, CDPSession>();

/** What it tells the browser holds until `leaveBrowser`. */
async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** The browser says that it is that phone's. */
export const asPhone =
  (phone: keyof typeof phones): Way =>
  async (page) => {
    await (await sessionOf(page)).send('Emulation.setUserAgentOverride', { userAgent: phones[phone] });
  };

/** Each document of the page runs this first. */
export const withScript =
  (source: string): Way =>
  async (page) => {
    const session = await sessionOf(page);
    await session.send('Page.enable');
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  };

export const leaveBrowser: Way = async (page) => {
  await sessions.get(page)?.detach();
  sessions.delete(page);
};

const PROMPT = calls['system.downloadPrompt'].path;

/** The operator offers the app at each start, whatever else it has configured. */
export const answerPrompt: Way = inOrder(
  asPhone('android'),
  answerFor(PROMPT, 200, {
    success: true,
    value: { download_condition_switch: { enabled: true } },
  }),
);
export const leavePrompt: Way = async (page) => {
  await page.unroute(`**${PROMPT}*`);
  await backToBrowser(page);
};

/** The operator's app is around the page, in an old version. */
export const asOldApp: Way = inOrder(
  asPhone('android'),
  withScript("window.FoyerNative = { appVersion: () => '2.4.9' };"),
);

/** Forgets what was refused and closed as well. */
export const backToBrowser: Way = inOrder(leaveBrowser, forgetMember);

/** The button of the panel that leads to the guide, above the one that stays in the browser. */
export const ADD_TO_HOME = '[aria-modal="true"] div > button:nth-last-child(2)';
