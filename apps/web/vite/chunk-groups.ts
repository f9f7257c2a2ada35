// The rules that put modules into chunks.
// The first chunk starts the app and holds what home shares with the first forms. Home, log-in and
// registration have one each; home's also holds code that other screens share. The forms share one.
// Work after the first paint, and code for idle time, have one each. Forms with a mobile number have
// two: the field, and the code behind it. The last chunk holds code of several other screens.
// A few files compress better than thirty small ones, and a slow network pays for each request.
import { resolve } from 'node:path';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

type Holds = (id: string, graph: ModuleGraph) => boolean;

const part = /[\\/]src[\\/](?:ui|app|kit|shell)[\\/]/;

const start = 'src/main.tsx';

/** Pages that people meet first. */
const home = 'src/features/home/home-screen.tsx';
const login = 'src/features/login/login-screen.tsx';
const register = 'src/features/register/register-screen.tsx';
/** The module that opens the registration for some operators; it has a chunk of its own for the others. */
const fullForm = 'src/features/register/full-form.tsx';
const entryForms = [login, register, fullForm];

/** A few class names, a few lines: nobody waits for another chunk because of them. */
const smallest = [
  'src/ui/layout.module.css',
  'src/shell/flow/use-made.ts',
  'src/kit/content-lang.ts',
  'src/shell/events/use-app-event.ts',
  'src/kit/use-hydrated.ts',
  'src/features/home/lane.rules.ts',
];

/** The form that asks for a mobile number; others have its parts. */
const phoneForm = 'src/features/register/mobile-form.tsx';
/** The module behind a form with a number, which has a code sent; it loads once the form is shown. */
const numberEngine = 'src/features/register/number-engine.tsx';

/** What a member's page, a deposit and its order share of the wallet. */
const money = [
  'src/kit/wallet/balance.ts',
  'src/kit/wallet/exact-money.tsx',
  'src/kit/wallet/use-balance.ts',
  'src/features/deposit/order.rules.ts',
  'src/features/withdraw/withdrawal.rules.ts',
];

/** What other pages have of home: amounts of money, the icons of its categories. They do without the rest of its chunk. */
const sharedWithHome = [
  '../../packages/contract/src/money.ts',
  '../../packages/contract/src/numbers.ts',
  'src/kit/wallet/amount.tsx',
  'src/shell/i18n/money.ts',
  'src/ui/category-icons.tsx',
  'src/ui/money.module.css',
  'src/ui/money.tsx',
];

/** What home shows members alone: the head, and the strips of open orders. The member's page shares most of it. */
const strips = [
  'src/kit/member-head/balance-pill.tsx',
  'src/kit/member-head/inbox-bell.tsx',
  'src/kit/member-head/member-head.tsx',
  'src/kit/member-head/unread.ts',
  'src/kit/member-head/use-unread.ts',
  'src/kit/wallet/open-orders.flow.ts',
  'src/kit/wallet/open-orders.tsx',
  'src/kit/wallet/use-open-orders.ts',
  'src/features/deposit/open-deposit.flow.ts',
  'src/features/deposit/open-deposit.tsx',
  'src/features/withdraw/open-withdrawal.flow.ts',
  'src/features/withdraw/open-withdrawal.tsx',
  'src/ui/balance-pill.module.css',
  'src/ui/balance-pill.tsx',
  'src/ui/bell.tsx',
  'src/ui/count-badge.module.css',
  'src/ui/count-badge.tsx',
  'src/ui/strip.module.css',
  'src/ui/strip.tsx',
];

/** What the forms of deposits and withdrawals share: their flow, typed amounts, sums. */
const payments = [
  '../../packages/contract/src/typed-amount.ts',
  'src/kit/payment/amount-section.tsx',
  'src/kit/payment/payment.flow.ts',
  'src/kit/payment/payment.module.css',
  'src/kit/payment/payment.rules.ts',
  'src/kit/payment/payment.runner.ts',
  'src/kit/payment/paying.tsx',
  'src/kit/payment/use-payment.ts',
  'src/kit/wallet/payment-page.tsx',
  'src/kit/wallet/amount-problem.rules.ts',
  'src/kit/wallet/use-amount-form.ts',
  'src/ui/amount-field.module.css',
  'src/ui/amount-field.tsx',
  'src/ui/summary.module.css',
];

/** Rows to choose from; the forms of payout accounts have them, too. */
const choices = [
  'src/ui/choice-list.module.css',
  'src/ui/choice-list.tsx',
  'src/ui/field-error.module.css',
  'src/ui/field-error.tsx',
  'src/ui/payment-icons.tsx',
];

/** The state of an order or a withdrawal. */
const steps = [
  'src/kit/payment/copy-row.module.css',
  'src/kit/payment/copy-row.tsx',
  'src/kit/step-words.ts',
  'src/ui/steps.module.css',
  'src/ui/steps.tsx',
];

/** The bar of missions and levels; the other parts of screens are on pages of money, too. */
const progress = ['src/ui/progress-bar.module.css', 'src/ui/progress-bar.tsx'];

/** The pages of rewards lead to each other, and share most of their code. Their manifest is in the first chunk. */
const rewardsPart = /[\\/]src[\\/]features[\\/]rewards[\\/](?!feature\.ts$)/;

/** Rows that move by themselves, and text that operators wrote as HTML: banners and announcements have them late. */
const slides = [
  'src/features/home/banner-control.tsx',
  'src/kit/row-motion/row-motion.rules.ts',
  'src/kit/row-motion/row-motion.ts',
  'src/ui/motion-button.module.css',
  'src/ui/motion-button.tsx',
  'src/ui/operator-html.module.css',
];

/** Every form needs them with its first touch, none before: in the chunk of one of them the others would wait for all of it. */
const captchaStep = ['src/kit/captcha/captcha-step.ts', 'src/kit/codes/send-code.ts'];

/** The log-in and the sheet of languages name them; no other page does before a tap. */
const languageNames = '../../packages/contract/src/language-names.ts';

/** The schemas that every page needs once it makes a call, in one chunk; those of security and money come after it. */
const generalSchemas = 'src/shell/http/check-general.ts';

/** The ways in through a provider, fetched when the page is idle. */
const socialSlot = 'src/features/social/social-slot-content.tsx';
const socialPart = /[\\/]src[\\/]features[\\/]social[\\/]/;

/** The module that makes OAuth requests; log-in, registration and the page a provider comes back to have it. */
const identity = ['src/kit/identity/use-identity.ts'];

/** The modules that the browser starts once the page stands. */
const afterPaintEntries = ['src/app/background.ts', 'src/app/network-services.ts'];

/**
 * The modules that load when the page is idle: the code that must be there before a domain fails, the visit's
 * tracking, and those that load the data of pages to which people go on.
 */
const whenIdleEntries = [
  'src/app/start-when-idle.ts',
  'src/app/store-visit.ts',
  'src/shell/errors/react.ts',
  'src/features/home/home.data.ts',
  'src/features/lobby/lobby.data.ts',
  'src/features/member-home/member-home.data.ts',
  'src/features/security/security.data.ts',
  'src/features/deposit/deposit.data.ts',
  'src/features/withdraw/withdraw.data.ts',
];
/** A few lines each that several pages need, the forms once they are touched: as files of their own their headers would outweigh them. */
const smallBehindForms = [
  'src/shell/device/odd-browser.ts',
  'src/shell/device/private-browsing.ts',
  'src/shell/device/in-app-browser.ts',
  'src/shell/device/external-browser.ts',
  'src/shell/busy/use-busy.ts',
  'src/shell/navigation/leave-site.ts',
  'src/shell/session/login-device.ts',
  'src/shell/session/refused-login.ts',
  'src/shell/session/step-up.ts',
  'src/adapters/script-loader.ts',
  'src/shell/clipboard/copy.ts',
  'src/shell/clock/time-left.ts',
  'src/shell/files/save-file.ts',
  'src/shell/install/play-time.ts',
  'src/shell/flow/perform-form.ts',
  'src/shell/i18n/dates.ts',
  '../../packages/contract/src/percent.ts',
  '../../packages/contract/src/plain-digits.ts',
  'src/shell/qr/qr.ts',
  'src/kit/codes/email.rules.ts',
  'src/kit/rewards/rank.data.ts',
  'src/shell/identity/unknown-identity.ts',
  'src/kit/services/talk-to-us.tsx',
  'src/kit/older-pages.flow.ts',
  'src/kit/older-pages.runner.ts',
  'src/kit/payment/lost-answer.rules.ts',
  'src/kit/announcements-bell.tsx',
  'src/kit/wallet/account-name.ts',
  'src/kit/wallet/line-icons.ts',
  'src/shell/errors/show-failure.ts',
  'src/features/member-home/note-welcome.ts',
  'src/features/site-closed/closed-sign.tsx',
  'src/shell/i18n/time-ago.ts',
  'src/ui/masked.tsx',
  'src/ui/unbroken.ts',
  'src/features/dialogs/dialogs.module.css',
];

/** What every page fetches when it is idle, whoever sees it: the offer of the app, the question for consent, the tracking. */
const idleFeatures = ['src/features/install/start-install.ts', 'src/features/tracking/start-tracking.ts'];

/** The collection of what advertisers are told about begins before the page is idle: it brings nothing of what waits until then. */
const collection = [
  '../../packages/contract/src/tracked-events.ts',
  'src/features/tracking/collect-events.ts',
  'src/features/tracking/tracking.rules.ts',
  'src/shell/http/intent-key.ts',
  'src/shell/tracking/tracking-keys.ts',
];

/** A launch for money: the sheet and the page of it, fetched together for members. */
const launch = [
  'src/features/launch-game/launch-dialog.tsx',
  'src/features/launch-game/launch-form.rules.ts',
  'src/features/launch-game/launch-game-screen.tsx',
  'src/features/launch-game/launch-game.constants.ts',
  'src/features/launch-game/launch-game.flow.ts',
  'src/features/launch-game/launch-game.module.css',
  'src/features/launch-game/launch-game.runner.ts',
  'src/features/launch-game/launch-name.ts',
  'src/features/launch-game/launch-parts.tsx',
  'src/features/launch-game/launch-problem.rules.ts',
  'src/features/launch-game/safe-game-address.ts',
  'src/shell/storage/note-known-game.ts',
];

/** The sheet about a game, fetched for everybody; it offers a trial. */
const gameSheet = [
  'src/features/launch-game/about.flow.ts',
  'src/features/launch-game/about.rules.ts',
  'src/features/launch-game/about.runner.ts',
  'src/features/launch-game/game-sheet.module.css',
  'src/features/launch-game/game-sheet.tsx',
  'src/features/launch-game/trial.rules.ts',
];

/** What asks for push, fetched for members. */
const push = [
  'src/adapters/native-bridge/push-token.ts',
  'src/features/push/push-prompt.tsx',
  'src/features/push/start-push.ts',
  'src/kit/install/native-push.ts',
  'src/kit/push/push-browser.ts',
];

/** What keeps the token of a device that has one; the page of notices has it, too. */
const pushDevice = [
  'src/kit/push/push-device.ts',
  'src/kit/push/push-record.rules.ts',
  'src/kit/push/push-subscription.ts',
];

/** Promotions offer the app, too, and do without the rest of what is idle. */
const appOffer = [
  'src/kit/install/app-offer.ts',
  'src/kit/install/download.rules.ts',
  'src/kit/install/start-download.ts',
  'src/kit/install/version.rules.ts',
  'src/shell/navigation/open-download.ts',
];

/** The member's own lists of games: the sheet of a game and the lobby have them, and home reads them late. */
const ownLists = [
  'src/kit/games/own-lists/favourite-button.tsx',
  'src/kit/games/own-lists/own-lists.rules.ts',
  'src/kit/games/own-lists/own-lists.ts',
  'src/kit/games/own-lists/use-own-lists.ts',
  'src/shell/storage/own-lists.ts',
];

/** Modules that the first chunk reaches by the list of what the contract offers, and uses none of. */
const notUsedAtFirst = /[\\/]contract[\\/]src[\\/](?:calls?|language-of-tag)\.ts$/;

function closure(graph: ModuleGraph, root: string): Set<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The groups of the bundler, the most important first. */
export function chunkGroups(root: string) {
  const known = new Map<string, Set<string>>();
  /** Tells whether a file imports a module, directly or through others. */
  const reaches = (file: string, id: string, graph: ModuleGraph): boolean => {
    const reached = known.get(file) ?? closure(graph, resolve(root, file));
    known.set(file, reached);
    return reached.has(id);
  };
  const among =
    (files: readonly string[]): Holds =>
    (id, graph) =>
      files.some((file) => reaches(file, id, graph));
  const partOf =
    (files: readonly string[]): Holds =>
    (id, graph) =>
      part.test(id) && among(files)(id, graph);
  const [ofHome, ofForms, ofPhone] = [partOf([home]), partOf(entryForms), partOf([phoneForm])];
  const ofNumber = partOf([numberEngine]);
  const afterPaint = among([...afterPaintEntries, ...whenIdleEntries]);
  // A module that two groups import is in neither group: each would wait for all of the other. The number's form
  // never loads without the chunks of the forms.
  const inMain: Holds = (id, graph) => {
    if (notUsedAtFirst.test(id)) return false;
    if ([start, ...smallest].some((file) => reaches(file, id, graph))) return true;
    const onForm = ofForms(id, graph) || ofPhone(id, graph);
    return ofHome(id, graph) ? onForm || afterPaint(id, graph) : onForm && afterPaint(id, graph);
  };
  const isOf = (files: readonly string[]): Holds => {
    const ids = files.map((file) => resolve(root, file));
    return (id) => ids.includes(id);
  };
  const [loadsWhenIdle, isSmall] = [among(whenIdleEntries), isOf(smallBehindForms)];
  const inWhenIdle: Holds = (id, graph) => isSmall(id, graph) || loadsWhenIdle(id, graph);
  const inHome: Holds = (id, graph) => reaches(home, id, graph);

  const inSocialChunk: Holds = (id, graph) => socialPart.test(id) && reaches(socialSlot, id, graph);

  const group = (name: string, holds: Holds, priority: number) => ({
    name: (id: string, graph: ModuleGraph) => (holds(id, graph) ? name : null),
    priority,
  });
  return [
    group('language-names', isOf([languageNames]), 4),
    group('main', inMain, 3),
    group('network', among(afterPaintEntries), 2),
    group('forms', ofForms, 2),
    group('when-idle', inWhenIdle, 2),
    group('identity', isOf(identity), 2),
    group('home', inHome, 2),
    group('login', among([login]), 1),
    group('register', among([register, 'src/features/register/form-frame.tsx']), 1),
    { ...group('collection', isOf(collection), 3), includeDependenciesRecursively: false },
    group('money', isOf(money), 2),
    group('schemas', among([generalSchemas]), 1),
    { ...group('amounts', isOf(sharedWithHome), 3), includeDependenciesRecursively: false },
    { ...group('strips', isOf(strips), 2), includeDependenciesRecursively: false },
    { ...group('payments', isOf(payments), 2), includeDependenciesRecursively: false },
    { ...group('choices', isOf(choices), 2), includeDependenciesRecursively: false },
    { ...group('steps', isOf(steps), 2), includeDependenciesRecursively: false },
    { ...group('progress', isOf(progress), 2), includeDependenciesRecursively: false },
    { ...group('rewards', (id) => rewardsPart.test(id), 2), includeDependenciesRecursively: false },
    { ...group('slides', isOf(slides), 2), includeDependenciesRecursively: false },
    group('captcha-step', isOf(captchaStep), 2),
    { ...group('own-lists', isOf(ownLists), 2), includeDependenciesRecursively: false },
    { ...group('app-offer', isOf(appOffer), 2), includeDependenciesRecursively: false },
    { ...group('launch', isOf(launch), 2), includeDependenciesRecursively: false },
    { ...group('game-sheet', isOf(gameSheet), 2), includeDependenciesRecursively: false },
    { ...group('push', isOf(push), 2), includeDependenciesRecursively: false },
    { ...group('push-device', isOf(pushDevice), 2), includeDependenciesRecursively: false },
    group('idle-features', among(idleFeatures), 0),
    group('phone', ofPhone, 1),
    group('number', ofNumber, 0),
    // Other chunks also use the shell modules that this group imports.
    { ...group('social', inSocialChunk, 1), includeDependenciesRecursively: false },
    {
      name: 'articles',
      test: /[\\/]src[\\/]features[\\/]content[\\/]/,
      minShareCount: 2,
      priority: 1,
      // The pieces that articles are made of are in other pages, too.
      includeDependenciesRecursively: false,
    },
    { name: 'parts', test: /[\\/]src[\\/]ui[\\/]/, minShareCount: 2, priority: 1 },
  ];
}
