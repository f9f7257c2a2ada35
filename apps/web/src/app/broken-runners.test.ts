// Tests that no exception in a runner leaves a form busy.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcementListFlow } from '../features/announcements/announcement-list.flow.ts';
import { captchaFlow } from '../features/captcha/captcha.flow.ts';
import { changePasswordFlow } from '../features/change-password/change-password.flow.ts';
import { chatButtonFlow } from '../features/chat/chat.flow.ts';
import { categoriesFlow } from '../features/content/categories.flow.ts';
import { legalFlow } from '../features/content/legal.flow.ts';
import { moreFlow } from '../features/content/more.flow.ts';
import { countryFlow } from '../features/country/country.flow.ts';
import { orderFlow } from '../features/deposit/order.flow.ts';
import { domainFailureFlow } from '../features/domain-failure/domain-failure.flow.ts';
import { feedbackFlow } from '../features/feedback/feedback.flow.ts';
import { csvFlow } from '../features/history/csv.flow.ts';
import { historyFlow } from '../features/history/history.flow.ts';
import { filterOf } from '../features/history/history.rules.ts';
import { inboxFlow } from '../features/inbox/inbox.flow.ts';
import { barFlow } from '../features/install/bar.flow.ts';
import { panelFlow } from '../features/install/panel.flow.ts';
import { aboutFlow } from '../features/launch-game/about.flow.ts';
import { launchGameFlow } from '../features/launch-game/launch-game.flow.ts';
import { trialFlow } from '../features/launch-game/trial.flow.ts';
import { roundsFlow } from '../features/lobby/rounds.flow.ts';
import { loginFlow } from '../features/login/login.flow.ts';
import { loginMethodFlow } from '../features/login/login-method.flow.ts';
import { ledgerFlow } from '../features/member-home/ledger.flow.ts';
import { oneBetFlow } from '../features/member-home/one-bet.flow.ts';
import { pictureFlow } from '../features/member-home/picture.flow.ts';
import { miniGameFlow } from '../features/mini-game/mini-game.flow.ts';
import { accountsFlow } from '../features/payout-accounts/payout-accounts.flow.ts';
import { recoverFlow } from '../features/recover/recover.flow.ts';
import { invitationFlow } from '../features/referral/invitation.flow.ts';
import { proposeFlow } from '../features/register/propose.flow.ts';
import { registerFlow } from '../features/register/register.flow.ts';
import { actFlow } from '../features/rewards/act.flow.ts';
import { contactFlow } from '../features/security/contact.flow.ts';
import { enrolFlow } from '../features/security/enrol.flow.ts';
import { identityCheckFlow } from '../features/security/identity-check.flow.ts';
import { pushSectionFlow } from '../features/security/push-section.flow.ts';
import { securityFlow } from '../features/security/security.flow.ts';
import { winsPrivacyFlow } from '../features/security/wins-privacy.flow.ts';
import { bindFlow } from '../features/social/bind.flow.ts';
import { linkedFlow } from '../features/social/linked.flow.ts';
import { oneTapFlow } from '../features/social/one-tap.flow.ts';
import { returnFlow } from '../features/social/return.flow.ts';
import { socialFlow } from '../features/social/social.flow.ts';
import { twoFactorFlow } from '../features/two-factor/two-factor.flow.ts';
import { updatesFlow } from '../features/updates/updates.flow.ts';
import { withdrawalFlow } from '../features/withdraw/withdrawal.flow.ts';
import { imageCaptchaFlow } from '../kit/captcha/image-captcha.flow.ts';
import { codeFlow } from '../kit/codes/code.flow.ts';
import { offerFlow } from '../kit/install/offer.flow.ts';
import { olderPagesFlow } from '../kit/older-pages.flow.ts';
import { paymentFlow } from '../kit/payment/payment.flow.ts';
import { phoneFlow } from '../kit/phone/phone.flow.ts';
import { promotionsFlow } from '../kit/referral/promotions.flow.ts';
import { rewardsHintFlow } from '../kit/rewards/rewards-hint.flow.ts';
import { vipFlow } from '../kit/rewards/vip.flow.ts';
import { stepUpFlow } from '../kit/step-up/step-up.flow.ts';
import { uploadFlow } from '../kit/upload/upload.flow.ts';
import { openOrdersFlow } from '../kit/wallet/open-orders.flow.ts';
import { domainWatchFlow } from '../shell/domains/domain-watch.flow.ts';
import { settled } from '../shell/flow/fake-run.ts';
import { type EventBase, type Flow, run, type StateBase } from '../shell/flow/flow.ts';
import { fakeFailure } from '../shell/http/fake-failure.ts';
import { phoneAuthFlow } from '../shell/identity/phone-auth.flow.ts';
import { storedPageFlow } from './stored-page.flow.ts';

/** Flows of any states, as the table below holds them. */
type AnyFlow = Flow<StateBase, EventBase, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: a table of flows, each of its own states, events and effects
const any = (flow: any): AnyFlow => flow;

const page = { items: [], nextCursor: 'x' };
const order = { ...examples['wallet.order'].output, status: 'pending' } as const;
const filter = filterOf({}, 0);
const history = { filter, entries: [], cursor: null, totals: { at: 'loading' }, automatic: 0 } as const;
const historyOf = () => any(historyFlow({ filter, lines: history, totals: history.totals }, filter));
const [withdrawal] = examples['wallet.withdrawals'].output.items;
const { identityCheck } = examples['security.overview'].output;
if (!identityCheck) throw new Error('no example');
const args = { firebaseChannel: 'google' };

/** The breaking runners: the flow, the state that waits with its data, and the states it may lead to. */
const rows: readonly (readonly [flow: AnyFlow, waiting: StateBase & Record<string, unknown>, ends: string])[] = [
  [any(loginFlow), { at: 'proving' }, 'editing'],
  [any(uploadFlow()), { at: 'shrinking' }, 'waiting'],
  [any(uploadFlow()), { at: 'sending', picture: { file: new Blob(), preview: null }, percent: 0 }, 'waiting'],
  [any(identityCheckFlow(identityCheck)), { at: 'loading', check: identityCheck }, 'shown'],
  [any(loginFlow), { at: 'sending', slow: true }, 'editing'],
  [any(loginFlow), { at: 'verifying' }, 'editing'],
  [any(loginFlow), { at: 'loggedIn' }, 'editing'],
  [any(loginMethodFlow()), { at: 'sms', part: null }, 'username'],
  [any(changePasswordFlow), { at: 'sending' }, 'editing'],
  [any(changePasswordFlow), { at: 'changed' }, 'editing'],
  [any(feedbackFlow), { at: 'sending' }, 'editing'],
  [any(pictureFlow(2)), { at: 'saving', icon: 2, wanted: 3 }, 'choosing'],
  [any(paymentFlow('deposit', null)), { at: 'sending', slow: false }, 'editing'],
  [any(paymentFlow('deposit', null)), { at: 'checking', tries: 1 }, 'editing'],
  [any(paymentFlow('deposit', null)), { at: 'accepted' }, 'editing'],
  [any(orderFlow(order)), { at: 'loading', order, loads: 1, misses: 0 }, 'waiting'],
  [any(oneBetFlow(null)), { at: 'looking' }, 'failed'],
  [any(openOrdersFlow('open-orders')), { at: 'looking', orders: [] }, 'resting'],
  [any(accountsFlow({ accounts: [], payeeName: null, kinds: [] })), { at: 'sending', accounts: [] }, 'editing'],
  [any(withdrawalFlow(withdrawal as never)), { at: 'loading', withdrawal, loads: 1, misses: 0 }, 'waiting'],
  [any(withdrawalFlow(withdrawal as never)), { at: 'cancelling', withdrawal, loads: 1, misses: 0 }, 'waiting'],
  [any(recoverFlow), { at: 'sending', wish: 'password', whose: {} }, 'editing'],
  [any(invitationFlow), { at: 'loading' }, 'failed'],
  [any(trialFlow), { at: 'requesting' }, 'failed'],
  [any(trialFlow), { at: 'loading', address: '' }, 'failed'],
  [any(aboutFlow), { at: 'loading' }, 'missing'],
  [any(roundsFlow), { at: 'loading' }, 'none'],
  [any(promotionsFlow(true, true)), { at: 'loading' }, 'failed'],
  [any(actFlow('act', {})), { at: 'acting', id: 'a', data: {}, isStale: false }, 'idle'],
  [any(actFlow('act', {})), { at: 'loading', data: {}, isStale: false }, 'idle'],
  [any(rewardsHintFlow()), { at: 'loading' }, 'known'],
  [any(vipFlow(true)), { at: 'loading' }, 'known'],
  [any(registerFlow), { at: 'proving' }, 'editing'],
  [any(registerFlow), { at: 'sending', slow: false }, 'unanswered'],
  [any(registerFlow), { at: 'checking', asked: 1 }, 'unanswered'],
  [any(registerFlow), { at: 'registered' }, 'editing'],
  [any(proposeFlow), { at: 'asking' }, 'failed'],
  [any(contactFlow), { at: 'sending' }, 'editing'],
  [any(enrolFlow), { at: 'starting' }, 'failed'],
  [any(enrolFlow), { at: 'sending', secret: {}, qr: null }, 'editing'],
  [any(stepUpFlow), { at: 'sending' }, 'editing'],
  [any(securityFlow({ overview: {}, sessions: [] } as never)), { at: 'changing' }, 'shown'],
  [any(securityFlow({ overview: {}, sessions: [] } as never)), { at: 'ending' }, 'shown'],
  [any(securityFlow({ overview: {}, sessions: [] } as never)), { at: 'askingSessions' }, 'shown'],
  [any(twoFactorFlow('ga')), { at: 'sending', slow: false, method: 'ga', round: 0, sendings: 0 }, 'editing'],
  [any(bindFlow), { at: 'registering', lost: 0 }, 'unanswered'],
  [any(bindFlow), { at: 'linking' }, 'choosing'],
  [any(socialFlow), { at: 'asking', channel: 'google' }, 'idle'],
  [any(socialFlow), { at: 'exchanging', channel: 'google' }, 'idle'],
  [any(socialFlow), { at: 'loggingIn', args }, 'idle'],
  [any(socialFlow), { at: 'linking', args }, 'idle'],
  [any(linkedFlow([])), { at: 'removing', items: [] }, 'shown'],
  [any(returnFlow), { at: 'handingOver' }, 'lost'],
  [any(returnFlow), { at: 'goingOn', aim: 'logIn' }, 'failed'],
  [any(launchGameFlow), { at: 'requesting', form: {} }, 'failed'],
  [any(chatButtonFlow), { at: 'opening', unread: 0 }, 'closed'],
  [any(miniGameFlow), { at: 'loading' }, 'failed'],
  [any(updatesFlow), { at: 'offering', of: 'site' }, 'watching'],
  [any(updatesFlow), { at: 'reloading' }, 'watching'],
  [any(storedPageFlow), { at: 'checking', storedAt: 1 }, 'old'],
  [any(announcementListFlow()), { at: 'loading' }, 'failed'],
  [any(offerFlow), { at: 'loading' }, 'nothing'],
  [any(panelFlow), { at: 'open' }, 'over'],
  [any(panelFlow), { at: 'asked' }, 'over'],
  [any(categoriesFlow()), { at: 'loading' }, 'known'],
  [any(legalFlow), { at: 'loading' }, 'failed'],
  [any(moreFlow(page)), { at: 'loading', ...page }, 'failed'],
  [any(countryFlow), { at: 'loading', flags: {}, names: {} }, 'failed'],
  [any(captchaFlow), { at: 'loading', attempt: 2 }, 'error'],
  [any(imageCaptchaFlow), { at: 'loading', kind: 'picture' }, 'failed'],
  [any(domainFailureFlow), { at: 'searching', lines: [] }, 'nobodyAnswered'],
  [any(ledgerFlow({ entries: [] })), { at: 'asking', entries: [] }, 'failed'],
  [historyOf(), { ...history, at: 'loading' }, 'failed'],
  [historyOf(), { ...history, at: 'loadingOlder' }, 'olderFailed'],
  [any(csvFlow), { at: 'collecting', entries: [] }, 'failed'],
  [any(csvFlow), { at: 'saving', count: 1, isCut: false }, 'failed'],
  [any(olderPagesFlow('pages', page)), { at: 'loading', ...page }, 'failed'],
  [any(codeFlow), { at: 'sending', recipient: '1', before: null }, 'unsent'],
  [any(inboxFlow(page)), { at: 'loading', ...page }, 'failed'],
  [any(barFlow), { at: 'shown' }, 'shown'],
  [any(oneTapFlow), { at: 'shown' }, 'shown'],
  [any(winsPrivacyFlow), { at: 'asking' }, 'absent'],
  [any(winsPrivacyFlow), { at: 'saving', hidden: false, wanted: true }, 'still'],
  [any(pushSectionFlow), { at: 'asking' }, 'absent'],
  [any(pushSectionFlow), { at: 'turningOn' }, 'off'],
  [any(pushSectionFlow), { at: 'saving', choice: {}, before: {} }, 'on'],
  [any(pushSectionFlow), { at: 'testing', choice: {} }, 'on'],
  [any(phoneFlow), { at: 'arriving', waiting: true }, 'arriving'],
  [any(domainWatchFlow), { at: 'asking', doubts: 1 }, 'doubtful'],
  [any(domainWatchFlow), { at: 'judging', failure: fakeFailure() }, 'failing'],
  [any(domainWatchFlow), { at: 'checking' }, 'failing'],
  [any(phoneAuthFlow), { at: 'sending', number: '1', handle: null }, 'initialised'],
];

const spy = vi.fn();
beforeEach(() => {
  spy.mockClear();
  vi.stubGlobal('console', { ...console, error: spy });
});
afterEach(() => void vi.unstubAllGlobals());

const named = rows.map(([flow, waiting, ends]) => [flow.name, waiting.at, ends, flow, waiting] as const);

test.each(named)('%s, %s: an exception leads to %s', async (_name, _at, ends, flow, waiting) => {
  const broken = { ...flow, start: { state: waiting, effects: [{ do: 'anything' }] } };
  const running = run(broken, () => Promise.reject(new Error('broke')));
  await settled();
  expect(running.state().at).toBe(ends);
  expect(spy).toHaveBeenCalled();
});

test('every flow has a row', () => {
  const sources = resolve(import.meta.dirname, '..');
  const flows = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.flow.ts'))
    .flatMap((path) => [
      ...readFileSync(join(sources, path), 'utf8').matchAll(/^export (?:const|function) (\w+Flow)\b/gm),
    ])
    .map(([, name]) => name);
  const table = readFileSync(import.meta.filename, 'utf8');
  expect(flows).toContain('loginFlow');
  expect(flows.filter((name) => !new RegExp(`\\bany\\(${name}\\b`).test(table))).toEqual([]);
});
