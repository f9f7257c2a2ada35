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

/** The browser says that it is that phone's, until `backToBrowser`. */
export const asPhone =
  (phone: keyof typeof phones): Way =>
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setUserAgentOverride', { userAgent: phones[phone] });
    sessions.set(page, session);
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

/** The operator's app is around the page, in an old version. The session takes its script along. */
export const asOldApp: Way = async (page) => {
  await asPhone('android')(page);
  await sessions.get(page)?.send('Page.enable');
  await sessions.get(page)?.send('Page.addScriptToEvaluateOnNewDocument', {
    source: "window.FoyerNative = { appVersion: () => '2.4.9' };",
  });
};

/** Forgets what was refused and closed as well. */
export const backToBrowser: Way = async (page) => {
  await sessions.get(page)?.detach();
  await forgetMember(page);
};

/** The button of the panel that leads to the guide, above the one that stays in the browser. */
export const ADD_TO_HOME = '[aria-modal="true"] div > button:nth-last-child(2)';
