// Ways to the states between a visitor and a session: whose account it is, the welcome, the switch to another member.
import { calls } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { beAt } from '../../e2e/support/social.ts';
import { answerFor, chooseForm, dialog, inOrder, logInAs, see, tap, type Way } from './ways.ts';

const PROVIDERS = 'main section button';

/** Someone whom no account is linked to comes back from a provider. */
export const meetLoginChoice: Way = async (page) => {
  const opened = page.waitForEvent('popup');
  await page.locator(PROVIDERS).first().click();
  const provider = await opened;
  await provider.waitForURL(/\/authorize\//);
  const closed = provider.waitForEvent('close');
  await beAt(provider, `Heron ${Date.now() % 1e9}`);
  await closed;
  await dialog(page);
};

const CHOICES = '[aria-modal="true"] header ~ * button';

/** From there to the terms of a new account. */
export const chooseNewAccount: Way = async (page) => {
  await page.locator(CHOICES).last().click();
  await see('[aria-modal="true"] a[href*="id=terms"]')(page);
};

/** The new member is welcomed on the page that the log-in leads to. */
export const becomeMember: Way = async (page) => {
  await page.locator(CHOICES).first().click();
  await page.waitForURL(({ pathname }) => pathname === '/m/home');
  await dialog(page);
};

/** A log-in with a password that is too old. */
export const meetForcedChange: Way = async (page) => {
  await inOrder(chooseForm('input[name=username]'), logInAs('expired'))(page);
  await page.waitForURL('**/m/changePsw');
  await see('input[name=newPassword]')(page);
};

/** An address with the hand-off code of another member. */
export const SWITCH = `/m/help?token=${'A'.repeat(43)}`;
export const answerHandOff: Way = inOrder(
  answerFor(calls['session.handoff'].path, 200, {
    success: true,
    value: { ...examples['session.handoff'].output, userName: 'Heron.26' },
  }),
  answerFor(calls['session.logout'].path, 200, { success: true, value: {} }),
);
/** The dialog takes an answer and nothing else. */
export const stay: Way = async (page) => {
  // The session of the other member ends after the dialog has closed.
  const ended = page.waitForResponse(`**${calls['session.logout'].path}*`);
  await tap('[aria-modal="true"] button')(page);
  await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' });
  await ended;
  for (const name of ['session.handoff', 'session.logout'] as const) await page.unroute(`**${calls[name].path}*`);
};
