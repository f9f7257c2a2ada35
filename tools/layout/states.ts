// Every screen and state that is walked and pictured, one row each: who sees it, its address, and how it is reached there.
import { answerPopups, leavePopups } from './announcement-ways.ts';
import { answerBonus, chooseBonus, leaveBonus } from './bonus-ways.ts';
import { answerForChat, endChat, leaveChat, openChat, seeUnread, waitInChat } from './chat-ways.ts';
import { closeForMaintenance, closeRegion, openAgain } from './closed-ways.ts';
import { askConsent, leaveConsent } from './consent-ways.ts';
import {
  answerLanes,
  answerResting,
  answerSoon,
  failLaunch,
  LOTTERY,
  leaveJackpot,
  leaveLaunch,
  leaveLobby,
  leaveTrial,
  PLAY_FOR_MONEY,
  refuseTrial,
  startLaunch,
  TRY_IT,
  tapResting,
  tapSoon,
  winJackpot,
} from './game-ways.ts';
import { answerCheck, checkNames, leaveCheck } from './identity-ways.ts';
import {
  ADD_TO_HOME,
  answerPrompt,
  asOldApp,
  asPhone,
  backToBrowser,
  leaveBrowser,
  leavePrompt,
} from './install-ways.ts';
import { answerOrder, leaveOrder, orderNames, orderPath, orderStands } from './order-ways.ts';
import { leavePush, notAsked, onIphone, openGuide, seePush, testPush, turnPushOn } from './push-ways.ts';
import {
  answerHandOff,
  becomeMember,
  chooseNewAccount,
  meetForcedChange,
  meetLoginChoice,
  SWITCH,
  stay,
} from './session-ways.ts';
import {
  addLine,
  answerAccounts,
  answerBets,
  askForCode,
  askWhoItIs,
  chooseForm,
  closeDialogs,
  confirmBy,
  dialog,
  FAILED,
  failDomain,
  failServer,
  fillSlip,
  firstEntry,
  forget,
  forgetMember,
  goOffline,
  goOnline,
  healDomain,
  inOrder,
  late,
  leaveUpdate,
  logInAs,
  loseConnection,
  meetRecoveryCodes,
  meetSecondStep,
  meetUpdate,
  openProof,
  openRoundProof,
  placeBet,
  refused,
  see,
  seeInFrame,
  seeInWindow,
  setUpAuthenticator,
  sheet,
  submit,
  tap,
  toQuestion,
  toShapes,
  turnPhone,
  type,
  type Way,
  withdraw,
} from './ways.ts';
import { answerLocked, answerWithdraw, leaveWithdraw } from './withdraw-ways.ts';

/** `player`: a member in the lottery room, on the sub-host of the games. */
export type Viewer = 'visitor' | 'member' | 'player';

export interface State {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** Before the page opens, which the first state of a page does. */
  readonly before?: Way;
  /** From the page to the state. */
  readonly open?: Way;
  /** Starts from the dialogs that are open: those of the state above, or what comes with the page. */
  readonly goesOn?: true;
  /** Its grey placeholders stay: what they stand for does not come. */
  readonly stays?: true;
  /** Undoes what the page would not undo by itself. */
  readonly leave?: Way;
}

type More = Pick<State, 'before' | 'goesOn' | 'stays' | 'leave'>;
const of =
  (viewer: Viewer) =>
  (name: string, path: string, open?: Way, more: More = {}): State => ({
    name,
    viewer,
    path,
    ...(open && { open }),
    ...more,
  });
const visitor = of('visitor');
const member = of('member');
const player = of('player');

const goesOn = { goesOn: true } as const;
const INSTANT = 'vendor=INSTANT&code=beacon';
const withdrawing = { before: answerWithdraw } as const;

const CHAT = '/m/member/home?chat';
const WITHDRAWAL = '/m/withdraw?id=sr37EK9xX9HMbAhttv2sGQ';
const SERVICES = 'main ul button';
/** The last list of the member's page: others before it come later, some with buttons. */
const SETTINGS = 'main section:last-of-type ul';
/** A late part of the security page; that of notifications comes after it. */
const SHOWS_WINS = 'main section:nth-of-type(n + 5) [role="switch"]';
const OWN_DATA = 'main section:nth-of-type(n + 4):has(+ section [role="switch"])';
/** Of the form that the brand shows first. */
const JOIN_FIELD = '[aria-modal="true"] input:is([type="tel"], [name="username"]):visible';
const TERMS = 'form a[href*="id=terms"]';
const METHOD = 'label + label input[name=method]';
/** The registration from which a new member goes home. */
const CHOICE = '/m/register?backUrl=/m/home';
const CODE = 'input[autocomplete="one-time-code"]';
/** Someone whose name nobody has: what was sent to them is said the same way. */
const nobody: Way = (page) => type('input[name=username]', `nobody${Date.now() % 1e9}`)(page);
/** Everything that a registration needs but the proof of a person. */
const joinByName = inOrder(
  chooseForm('input[name=username]'),
  nobody,
  type('input[name=password]', 'nine green lanterns'),
  tap('input[name=agreed]'),
  submit,
);

const CHOSEN_BET = '.chip--bet[aria-checked="true"]';
/** The last bet of the row, which stays in sight when the phone has been turned. */
const chooseSides = inOrder(
  tap('#tab-pick'),
  tap('.chip--bet:last-child'),
  see('.sides'),
  turnPhone,
  seeInWindow(CHOSEN_BET),
);
/** From another tab back to the chosen bet, whose chip the row shows again. */
const comeBackToSide = inOrder(
  tap('#tab-bets'),
  tap('#tab-pick'),
  seeInWindow(CHOSEN_BET),
  tap('.sides button'),
  see('.sidemark'),
);

export const states: readonly State[] = [
  visitor('home', '/m/home'),
  visitor('home-language', '/m/home', sheet('header button')),
  visitor('announcements', '/m/home?announcements', late(dialog), { before: answerPopups, leave: leavePopups }),
  visitor('consent', '/m/home?consent', late(dialog), { before: askConsent, leave: leaveConsent }),
  visitor('home-game', '/m/home', inOrder(sheet(LOTTERY), see('[aria-modal="true"] dl'))),
  visitor('home-play', '/m/home', inOrder(tap(PLAY_FOR_MONEY), see('[aria-modal="true"] form')), goesOn),
  visitor('home-play-wrong', '/m/home', inOrder(logInAs('demo', 'not the right one'), refused), goesOn),
  visitor('trial', '/m/home', inOrder(sheet(LOTTERY), tap(TRY_IT), seeInFrame('iframe[src*="trial"]', '.picker'))),
  visitor('trial-refused', '/m/home', refuseTrial, { leave: leaveTrial }),
  visitor('app-bar', '/m/news?phone=android', late(see('aside[aria-label] button')), {
    before: asPhone('android'),
    leave: backToBrowser,
  }),
  visitor('install-panel', '/m/home?phone=iphone', late(dialog), { before: asPhone('iphone') }),
  visitor('install-guide', '/m/home?phone=iphone', inOrder(tap(ADD_TO_HOME), see('[aria-modal="true"] ol')), {
    ...goesOn,
    leave: backToBrowser,
  }),
  visitor('download-prompt', '/m/news?phone=prompt', late(dialog), { before: answerPrompt, leave: leavePrompt }),
  visitor('app-upgrade', '/m/news?phone=app', late(dialog), { before: asOldApp, leave: backToBrowser }),
  visitor('closed-maintenance', '/m/news?closed', late(dialog), { before: closeForMaintenance, leave: openAgain }),
  visitor('closed-region', '/m/news?closed=region', late(dialog), { before: closeRegion, leave: openAgain }),
  visitor('lobby', '/m/game', see('main section [role="img"]')),
  visitor('lobby-none', '/m/game', type('input[type="search"]', 'xyzzy')),
  visitor('promotions', '/m/activity'),
  visitor('promotion', '/m/activity', firstEntry),
  visitor('promotion-log-in', '/m/activity?id=demo-credit', sheet('article button')),
  visitor('promotion-log-in-lost', '/m/activity?id=demo-credit', loseConnection, goesOn),
  visitor(
    'promotion-join',
    '/m/activity?id=demo-credit',
    inOrder(sheet('article button', '[aria-modal] a[href*="/m/register"]'), see(JOIN_FIELD)),
  ),
  visitor('news', '/m/news'),
  visitor(
    'news-announcements',
    '/m/news',
    inOrder(answerPopups, sheet('header button:last-child'), see('[aria-modal="true"] article')),
    { leave: leavePopups },
  ),
  visitor('news-entry', '/m/news', firstEntry),
  visitor('help', '/m/help'),
  visitor('help-services', '/m/help', sheet(SERVICES)),
  visitor(
    'help-details',
    '/m/help',
    inOrder(sheet(SERVICES, '[aria-modal="true"] p + div > button'), see('[aria-modal="true"] pre')),
  ),
  visitor('help-entry', '/m/help', firstEntry),
  visitor('login', '/m/login'),
  visitor('login-refused', '/m/login', inOrder(submit, refused)),
  visitor('login-sms', '/m/login', chooseForm('input[type="tel"]')),
  visitor('second-step', '/m/login', meetSecondStep),
  visitor('second-step-sms', '/m/login', confirmBy(2), goesOn),
  visitor('second-step-email', '/m/login', confirmBy(3), goesOn),
  visitor('second-step-payee', '/m/login', confirmBy(4), { ...goesOn, leave: inOrder(closeDialogs, forget) }),
  visitor('password-forced', '/m/login', meetForcedChange, { leave: forgetMember }),
  visitor('login-choice', CHOICE, meetLoginChoice),
  visitor('login-choice-new', CHOICE, chooseNewAccount, goesOn),
  visitor('first-time', CHOICE, becomeMember, { ...goesOn, leave: inOrder(closeDialogs, forgetMember) }),
  visitor('register', '/m/register'),
  visitor('register-refused', '/m/register', inOrder(submit, refused)),
  visitor('register-terms', '/m/register', inOrder(chooseForm('input[name=username]'), sheet(TERMS))),
  visitor('register-captcha', '/m/register', inOrder(joinByName, see('.fyc-handle'))),
  visitor('register-captcha-shapes', '/m/register', toShapes, goesOn),
  visitor('register-captcha-question', '/m/register', toQuestion, goesOn),
  visitor('register-not-proven', '/m/register', withdraw, goesOn),
  visitor('register-mobile', '/m/register', chooseForm('input[type="tel"]')),
  visitor('register-country', '/m/register', sheet('form button[aria-haspopup]:enabled')),
  visitor('register-mobile-code', '/m/register', askForCode, { leave: forget }),
  visitor('recover', '/m/recover'),
  visitor('recover-refused', '/m/recover', inOrder(type('input[name=username]', ''), submit, refused)),
  visitor('recover-code', '/m/recover', inOrder(nobody, submit, see(CODE)), { leave: forget }),
  visitor('invite', '/m/inviteFriends'),
  visitor('social-return', '/m/socialReturn'),
  visitor('not-found', '/m/nowhere'),
  visitor('domain-failure', '/m/nowhere', failDomain),
  visitor('domain-healed', '/m/nowhere', healDomain, goesOn),
  visitor('update', '/m/news', meetUpdate, { leave: leaveUpdate }),
  visitor('failure', FAILED, undefined, { before: failServer }),
  visitor('old-browser', '/m/unsupported'),
  member('member-home', '/m/home'),
  member('me', '/m/member/home'),
  member('me-language', '/m/member/home', sheet(`${SETTINGS} button`)),
  member('me-log-out', '/m/member/home', sheet(`${SETTINGS} li:last-child button`)),
  member('me-picture', '/m/member/home', inOrder(tap('header button[aria-expanded]'), see('#pictures'))),
  member('my-bets', '/m/member/bets', undefined, { before: answerBets }),
  member('history', '/m/history'),
  member('history-dates', '/m/history', tap('main [role="group"] button:last-child')),
  member('history-empty', '/m/history?type=withdraw'),
  member('security', '/m/securityCenter', see(SHOWS_WINS)),
  member('security-step-up', '/m/securityCenter', askWhoItIs),
  member('security-email', '/m/securityCenter', sheet('main section:nth-of-type(3) button')),
  member('security-mobile', '/m/securityCenter', sheet('main section:nth-of-type(3) li:last-child button')),
  member('security-close', '/m/securityCenter', inOrder(see(SHOWS_WINS), sheet(`${OWN_DATA} li:last-child button`))),
  member('security-set-up', '/m/securityCenter', setUpAuthenticator),
  member('security-codes', '/m/securityCenter', meetRecoveryCodes, goesOn),
  member('push', '/m/securityCenter?push', inOrder(seePush, testPush), { before: turnPushOn, leave: leavePush }),
  member('push-guide', '/m/securityCenter?phone=iphone', openGuide, { before: onIphone, leave: leaveBrowser }),
  member('accounts', '/m/securityCenter/accounts'),
  member('password', '/m/changePsw'),
  member('password-refused', '/m/changePsw', inOrder(submit, refused)),
  member('feedback', '/m/feedback'),
  member('feedback-refused', '/m/feedback', inOrder(submit, refused)),
  member('deposit', '/m/voucherCenter'),
  member('payout', '/m/securityCenter/addBankCard', undefined, { before: answerAccounts }),
  member('payout-refused', '/m/securityCenter/addBankCard', inOrder(submit, refused), goesOn),
  member('payout-crypto', '/m/securityCenter/addBankCard', tap('main [role="group"] button:last-child'), goesOn),
  member('payout-pix', '/m/securityCenter/addBankCardPix'),
  member('deposit-method', '/m/voucherCenter', tap(METHOD)),
  member('deposit-refused', '/m/voucherCenter', inOrder(submit, refused)),
  member('deposit-amount-refused', '/m/voucherCenter', inOrder(type('input[name=amount]', '1'), submit, refused)),
  member('deposit-bonus', '/m/voucherCenter?bonus', chooseBonus, { before: answerBonus, leave: leaveBonus }),
  ...orderNames.map((name) =>
    member(`order-${name}`, orderPath(name), orderStands(name), { before: answerOrder(name), leave: leaveOrder }),
  ),
  member('order-unknown', '/m/order?id=AAAAAAAAAAAAAAAAAAAAAA'),
  ...checkNames.map((name) =>
    member(`identity-${name}`, `/m/securityCenter/identityCheck?${name}`, see('main b'), {
      before: answerCheck(name),
      leave: leaveCheck,
    }),
  ),
  member('withdraw-none', '/m/withdraw'),
  member('withdraw', '/m/withdraw?', undefined, withdrawing),
  member('withdraw-refused', '/m/withdraw?', inOrder(type('input[name=amount]', ''), submit, refused), goesOn),
  member('withdraw-ready', '/m/withdraw?', tap('main fieldset button'), { ...goesOn, leave: leaveWithdraw }),
  member('withdraw-locked', '/m/withdraw?locked', undefined, { before: answerLocked, leave: leaveWithdraw }),
  member('withdrawal', WITHDRAWAL, undefined, withdrawing),
  member('withdrawal-cancel', WITHDRAWAL, sheet('main > div > button'), { ...goesOn, leave: leaveWithdraw }),
  member('withdrawal-on-hold', '/m/withdraw?id=hold', undefined, { ...withdrawing, leave: leaveWithdraw }),
  member('withdrawal-refused', '/m/withdraw?id=refused', undefined, { ...withdrawing, leave: leaveWithdraw }),
  member('inbox', '/m/member/messages'),
  member('rewards', '/m/rewardCenter'),
  member('market', '/m/mall/mallHome'),
  member('leaders', '/m/leaderBoard'),
  member('benefits', '/m/member/benefits'),
  member('switch-member', SWITCH, dialog, { ...goesOn, before: answerHandOff, leave: stay }),
  member('lobby-resting', '/m/news', tapResting, { before: answerResting, leave: leaveLobby }),
  member('lobby-soon', '/m/help', tapSoon, { before: answerSoon, leave: leaveLobby }),
  member('launch', '/m/activity', startLaunch, { before: answerLanes }),
  member('launch-failed', '/m/activity', failLaunch, { leave: leaveLaunch }),
  player('room', 'rapid5'),
  player('room-bets', 'rapid5', tap('#tab-bets')),
  player('room-results', 'rapid5', tap('#tab-results')),
  player('room-rules', 'rapid5', tap('#tab-rules')),
  player('room-sides', 'rapid5', chooseSides),
  player('room-side', 'rapid5', comeBackToSide),
  player('room-picked', 'rapid5', inOrder(tap('.chip--bet'), tap('.tools .chip'), see('.slip .ball'))),
  player('room-offline', 'rapid5', goOffline, { leave: goOnline }),
  player('room-slip', 'rapid5', addLine),
  player('room-slip-long', 'rapid5', fillSlip, goesOn),
  player('room-slip-other', 'rapid5', tap('.stake:last-child'), goesOn),
  player('room-receipt', 'rapid5', inOrder(tap('.stake'), placeBet), goesOn),
  player('room-ticket', 'rapid5', inOrder(tap('#tab-bets'), see('.ticket'))),
  player('room-lobby', 'rapid5', inOrder(tap('.topbar__switch'), see('.lotto:nth-of-type(3)'))),
  player('room-many', 'zenith645'),
  player('room-digits', 'moon3d'),
  player('room-proof', 'moon3d', openProof),
  player('instant', INSTANT),
  player('instant-jackpot', INSTANT, winJackpot, { leave: leaveJackpot }),
  player('instant-round', INSTANT, inOrder(tap('.playbar .btn'), sheet('.latest__round'))),
  player('instant-own-stake', INSTANT, tap('.stakefield .stake:last-child')),
  player('instant-fairness', INSTANT, sheet('.instant__fair')),
  player(
    'instant-seed-refused',
    INSTANT,
    inOrder(type('.sheet input', 'x'.repeat(65)), tap('.sheet .btn'), see('.sheet [role="alert"]')),
    goesOn,
  ),
  player(
    'instant-proof',
    INSTANT,
    inOrder(type('.sheet input', 'my own words'), tap('.sheet .btn'), see('.sheet dl:last-child'), openRoundProof),
    goesOn,
  ),
  member('invite-member', '/m/inviteFriends'),
  // The last page of members: it ends on the host of the chat.
  member('push-prompt', CHAT, late(dialog), { before: inOrder(notAsked, answerForChat) }),
  member('chat-button', CHAT, seeUnread),
  member('chat-panel', CHAT, openChat),
  member('chat', CHAT, waitInChat),
  member('chat-ended', CHAT, endChat, { leave: inOrder(leaveBrowser, leaveChat) }),
  visitor('games-vendor', '/m/game?vendor=TCG'),
  visitor('games-favourites', '/m/game?list=favourites', see('main h2 ~ p')),
];

/** States of one page, which are opened on it one after another. */
export const pages: readonly (readonly State[])[] = [
  ...new Set(states.map(({ viewer, path }) => `${viewer} ${path}`)),
].map((page) => states.filter(({ viewer, path }) => `${viewer} ${path}` === page));
