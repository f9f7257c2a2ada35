// Ways into the states of a page: what to tap, type and wait for.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { calls } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { examples } from '@foyer/contract/examples';
import type { Page } from '@playwright/test';
import { failureAnswer } from '../../apps/web/server/notices.ts';
import type { Operator } from '../../apps/web/server/operators.ts';
import { readSiteTexts } from '../../apps/web/server/site-texts.ts';
import { awaitCalm } from '../../e2e/support/draw-clock.ts';
import { betsIn } from './bets.table.ts';
import { payoutInfo } from './payout-info.table.ts';

const built = resolve(import.meta.dirname, '../../dist/web');

export type Way = (page: Page) => Promise<void>;

const FOUND_WITHIN_MS = 20_000;
const HEALED_WITHIN_MS = 20_000;
/** Longer than a lottery of the walk takes from one draw to the next. */
const DRAWN_WITHIN_MS = 45_000;
const LOG_IN = calls['session.login'].path;
const ENROL = calls['security.enrol'].path;
const CONFIRM = calls['security.enrolConfirm'].path;

/** Whether a finger reaches it is for the rules of the walk to say, in a sentence. */
export const tap =
  (selector: string): Way =>
  (page) =>
    page.locator(selector).first().dispatchEvent('click', undefined, { timeout: FOUND_WITHIN_MS });

/** Waits until it is on the page. */
export const see =
  (selector: string, timeout = FOUND_WITHIN_MS): Way =>
  (page) =>
    page.locator(selector).first().waitFor({ timeout });

/** The same within a frame of the page. */
export const seeInFrame =
  (frame: string, selector: string): Way =>
  (page) =>
    page.frameLocator(frame).locator(selector).first().waitFor({ timeout: FOUND_WITHIN_MS });

export const type =
  (selector: string, text: string): Way =>
  (page) =>
    page.locator(selector).first().fill(text, { timeout: FOUND_WITHIN_MS });

/** One thing after another. */
export const inOrder =
  (...ways: readonly Way[]): Way =>
  async (page) => {
    for (const way of ways) await way(page);
  };

export const dialog: Way = (page) => page.locator('[aria-modal="true"]').last().waitFor({ timeout: FOUND_WITHIN_MS });

/** A touch brings what else would wait until the page is idle. */
const touchPage: Way = (page) => page.evaluate(() => void window.dispatchEvent(new Event('pointerdown')));
/** Waits for what comes by itself. */
export const late = (way: Way): Way => inOrder(touchPage, way);

/** Taps one thing after another, then waits for the dialog that the last one opens. */
export const sheet = (...selectors: readonly string[]): Way => inOrder(...selectors.map(tap), dialog);

/** Closes the uppermost dialog. */
const closeDialog: Way = async (page) => {
  const uppermost = await page.locator('[aria-modal="true"]').last().elementHandle();
  await page.keyboard.press('Escape');
  await uppermost?.waitForElementState('hidden', { timeout: FOUND_WITHIN_MS });
};

export const closeDialogs: Way = async (page) => {
  while ((await page.locator('[aria-modal="true"]').count()) > 0) await closeDialog(page);
};

/** Removes what the tab remembers of the forms of its visitor. */
export const forget: Way = (page) => page.evaluate(() => sessionStorage.clear());
/** Removes the session as well, and the log-in that the browser remembers. */
export const forgetMember: Way = (page) =>
  page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

export const firstEntry: Way = inOrder(tap('main a[href*="id="]'), see('article h1'));

/** Sends the form that is on the page, or in the dialog over it. */
export const submit: Way = async (page) => {
  const forms = page.locator('form button[type="submit"]:visible');
  await forms.last().dispatchEvent('click', undefined, { timeout: FOUND_WITHIN_MS });
};

/** The log-in form of the page, sent. */
export const logInAs = (username: string, password: string = demoMember.password): Way =>
  inOrder(type('input[name=username]', username), type('input[name=password]', password), submit);

/** A refusal in the form. */
export const refused = see('form [role="alert"]:visible');

/** The way to log in or to join that has this field: one of two, and the brands order them differently. */
export const chooseForm =
  (field: string): Way =>
  async (page) => {
    if (await page.locator(`${field}:visible`).count()) return;
    await inOrder(tap('main [role="group"] button[aria-pressed="false"]'), see(`${field}:visible`))(page);
  };

/** A number that nobody has, of the operator's own country. */
function freshNumber(page: Page): string {
  const digits = String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
  return new URL(page.url()).hostname.startsWith('lotus') ? `+8491234${digits}` : `+63917555${digits}`;
}

/** The other kinds of captcha. */
export const toShapes: Way = inOrder(tap('.fyc-tools:first-child .fyc-tool:last-child'), see('.fyc-taps'));
export const toQuestion: Way = inOrder(tap('.fyc-tools:last-child .fyc-tool'), see('.fyc-words'));
/** Leaves the captcha unsolved: the page says what that means. */
export const withdraw: Way = inOrder(closeDialog, dialog);

/** Registration by number, until its code is on the way. */
export const askForCode: Way = async (page) => {
  await type('input[type="tel"]', freshNumber(page))(page);
  await submit(page);
  await see('input[autocomplete="one-time-code"]')(page);
};

/** Answers a call in place of the platform. */
export const answerFor =
  (path: string, status: number, body: object): Way =>
  async (page) => {
    await page.route(`**${path}*`, (route) =>
      route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
    );
  };

const STATUS = calls['system.status'].path;
const comeOnline: Way = (page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

/**
 * The back end says that its domain is closed. The page ignores the connection while a call of its own is on its way, and
 * its first one may have been sent already: the connection comes until the page asks again.
 */
export const failDomain: Way = inOrder(
  answerFor(STATUS, 503, { success: false, errorCode: 'domain_not_available', message: 'Use another address.' }),
  (page) =>
    page
      .waitForFunction(
        () => {
          window.dispatchEvent(new Event('online'));
          return document.querySelector('[aria-modal="true"]') !== null;
        },
        undefined,
        { polling: 1_000, timeout: FOUND_WITHIN_MS },
      )
      .then(() => undefined),
);
export const healDomain: Way = async (page) => {
  await page.unroute(`**${STATUS}*`);
  await comeOnline(page);
  await page.locator('[aria-modal="true"]').waitFor({ state: 'detached', timeout: HEALED_WITHIN_MS });
};

const ASSETS = '/m/asset-manifest.json';
/** AU-01: another version, which this browser has never met. The check waits until the page is idle. */
export const meetUpdate: Way = inOrder(
  (page) => answerFor(ASSETS, 200, { entrypoints: [`${Date.now()}`] })(page),
  (page) =>
    page
      .waitForFunction(
        () => {
          document.dispatchEvent(new Event('visibilitychange'));
          return document.querySelector('[aria-modal="true"]') !== null;
        },
        undefined,
        { polling: 1_000, timeout: FOUND_WITHIN_MS },
      )
      .then(() => undefined),
);
export const leaveUpdate: Way = (page) => page.unroute(`**${ASSETS}*`);

/** An address of which the server shows its own failure, under this reference. */
export const FAILED = '/m/failed';
export const REFERENCE = 'A1B2C3D4';
export const failServer: Way = async (page) => {
  await page.route(`**${FAILED}`, async (route) => {
    const { hostname } = new URL(route.request().url());
    const operators = JSON.parse(readFileSync(join(built, 'operators.json'), 'utf8')) as Operator[];
    const operator = operators.find(({ hosts }) => hosts.includes(hostname)) ?? operators[0];
    if (!operator) throw new Error('The build has no operator.');
    const cookies = await page.context().cookies(route.request().url());
    const language = cookies.find(({ name }) => name === 'language')?.value;
    const texts = readSiteTexts(built);
    const speaker = { operator, text: texts(language), english: texts('EN') };
    const { status, headers, body } = failureAnswer(speaker, REFERENCE);
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    await route.fulfill({ status, headers: Object.fromEntries(sent), body: await body.as(null) });
  });
};

/** The second step of a log-in, with each of the four ways to confirm. */
export const meetSecondStep: Way = async (page) => {
  const value = {
    options: ['ga', 'sms', 'email', 'payeeName'],
    challenge: 'A'.repeat(43),
    hints: { sms: '+63 ••• 62', email: 'd•••@a•••.example' },
  };
  await answerFor(LOG_IN, 400, { success: false, errorCode: 'login_verify_required', message: '', value })(page);
  await inOrder(chooseForm('input[name=username]'), logInAs('demo'), dialog)(page);
  await page.unroute(`**${LOG_IN}*`);
};
/** One of the four, in the order of the sheet. */
export const confirmBy = (place: number): Way => tap(`[aria-modal="true"] label:nth-child(${place}) input`);

/** A failure that nothing on the page explains: its connection is gone. */
export const loseConnection: Way = async (page) => {
  await page.route(`**${LOG_IN}`, (route) => route.abort('connectionrefused'));
  await inOrder(logInAs('demo'), see('[role="alertdialog"]'))(page);
  await page.unroute(`**${LOG_IN}`);
};

/** Asks for the password before a change, whenever it was given last. */
export const askWhoItIs: Way = async (page) => {
  await answerFor(ENROL, 400, { success: false, errorCode: 'stepup_required', message: '' })(page);
  await sheet('main ul button')(page);
  await page.locator('[aria-modal="true"] input[type="password"]').waitFor({ timeout: FOUND_WITHIN_MS });
  await page.unroute(`**${ENROL}*`);
};

/** The sheet that sets up an authenticator. */
export const setUpAuthenticator: Way = async (page) => {
  await sheet('main ul button')(page);
  const password = page.locator('[aria-modal="true"] input[type="password"]');
  const key = page.locator('[aria-modal="true"] code');
  await password.or(key).first().waitFor({ timeout: FOUND_WITHIN_MS });
  // For ten minutes after the last proof nothing asks for another one.
  if (await password.isVisible()) {
    await password.fill(demoMember.password);
    await submit(page);
  }
  await key.waitFor({ timeout: FOUND_WITHIN_MS });
};

/** An account of each kind, one of which has to wait, at an operator that pays to all kinds. */
export const answerAccounts: Way = (page) =>
  answerFor(calls['relay.withdrawAccountInfo'].path, 200, { success: true, value: payoutInfo(Date.now()) })(page);

/** The codes that stand in for a lost phone, once the authenticator is on. */
export const meetRecoveryCodes: Way = async (page) => {
  const { overview } = examples['security.enrolConfirm'].output;
  const recoveryCodes = Array.from({ length: 10 }, (_, at) => `k7m2p-9qx${at}t`);
  const value = { recoveryCodes, overview };
  await answerFor(CONFIRM, 200, { success: true, value })(page);
  // A complete code is sent by itself.
  await type('input[autocomplete="one-time-code"]', '482913')(page);
  await see('[aria-modal="true"] input[type="checkbox"]')(page);
  await page.unroute(`**${CONFIRM}*`);
};

/** Bets of each kind and end, on the member's page of bets. */
export const answerBets: Way = async (page) => {
  await page.route(`**${calls['game.bets'].path}*`, (route) =>
    route.fulfill({ json: { success: true, value: betsIn(route.request().headers().language ?? 'EN') } }),
  );
};

const isWhole = see('.slip__buttons .btn--primary:enabled');
/** A line of numbers by chance, on the slip. */
export const addLine: Way = inOrder(tap('.tools .chip'), isWhole, sheet('.slip__buttons .btn--primary'));

const LINES = 30;
export const fillSlip: Way = async (page) => {
  const lines = page.locator('.slipline');
  while ((await lines.count()) < LINES) {
    const before = await lines.count();
    await tap('.slip__adders button:last-child')(page);
    await lines.nth(before).waitFor({ state: 'attached', timeout: FOUND_WITHIN_MS });
  }
};
/** Books the slip well before bets close. */
export const placeBet: Way = async (page) => {
  await awaitCalm(page);
  const place = page.locator('.sheet .btn--primary.btn--block:enabled');
  await place.waitFor({ timeout: FOUND_WITHIN_MS });
  await place.dispatchEvent('click');
  await page.locator('.receipt__good').waitFor({ timeout: FOUND_WITHIN_MS });
};

/** From the results to the proof of the newest draw. */
export const openProof: Way = inOrder(tap('#tab-results'), tap('.result a'), see('.verdict', DRAWN_WITHIN_MS));

/** Its seeds were changed, so that their secret is known. */
export const openRoundProof: Way = inOrder(
  closeDialogs,
  sheet('.latest__round'),
  tap('.sheet a.btn--soft'),
  see('.verdict'),
);

/** Waits until it is within the window, without scrolling. */
export const seeInWindow =
  (selector: string): Way =>
  async (page) => {
    const isInWindow = (wanted: string): boolean => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      if (box === undefined || box.height === 0) return false;
      const { top, bottom, left, right } = box;
      return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
    };
    await page.waitForFunction(isInWindow, selector, { timeout: FOUND_WITHIN_MS });
  };

/** Turns the phone to its side and back. */
export const turnPhone: Way = async (page) => {
  const upright = page.viewportSize();
  if (upright === null) throw new Error('The page has no size of its own.');
  const { width, height } = upright;
  for (const size of [{ width: height, height: width }, upright]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => void requestAnimationFrame(drawn)));
  }
};

export const goOffline: Way = inOrder(
  (page) => page.evaluate(() => void window.dispatchEvent(new Event('offline'))),
  seeInWindow('.toast--offline'),
);
export const goOnline: Way = comeOnline;
