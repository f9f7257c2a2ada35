// The platform's table of contents: builds services, fills hooks, lists modules and handlers.
import type { Sessions } from './http/bind.ts';
import type { OperatorWire } from './http/operator-server.ts';
import type { SealKeys } from './http/sealed.ts';
import type {
  ChatHandlers,
  GameHandlers,
  Handlers,
  MemberData,
  Module,
  PlatformContext,
  UploadHandlers,
} from './module.ts';
import {
  createIdentity,
  createTokenVerifiers,
  memberByPhoneToken,
  phoneVerifier,
} from './modules/account/identity/api.ts';
import { identityModule } from './modules/account/identity/module.ts';
import { identityCheckModule } from './modules/account/identity-check/module.ts';
import {
  type Argon2,
  createPasswordEstimator,
  createPasswordHashing,
  createPasswords,
  type MemberHooks,
  maySo,
  memberById,
} from './modules/account/member/api.ts';
import { memberModule } from './modules/account/member/module.ts';
import { personalDataModule } from './modules/account/personal-data/module.ts';
import { recoveryModule } from './modules/account/recovery/module.ts';
import type { RegistrationHooks } from './modules/account/registration/api.ts';
import { registrationModule } from './modules/account/registration/module.ts';
import {
  createAuthenticatorKey,
  createAuthenticators,
  requireSecondFactor,
  type SecondFactorHooks,
} from './modules/account/second-factor/api.ts';
import { secondFactorModule } from './modules/account/second-factor/module.ts';
import { securityModule } from './modules/account/security/module.ts';
import {
  createRsaKeys,
  createSessionFinder,
  endAfterPasswordChange,
  type SessionHooks,
} from './modules/account/session/api.ts';
import { sessionModule } from './modules/account/session/module.ts';
import { createCodes } from './modules/account/verification/api.ts';
import { verificationModule } from './modules/account/verification/module.ts';
import { createProviderKeys } from './modules/demo/identity-provider/api.ts';
import { identityProviderModule } from './modules/demo/identity-provider/module.ts';
import { openingCredit, seedDemo } from './modules/demo/members/api.ts';
import { outboxPageModule } from './modules/demo/outbox-page/module.ts';
import { seedStaff } from './modules/demo/staff/api.ts';
import { staffPageModule } from './modules/demo/staff-page/module.ts';
import { trackingPageModule } from './modules/demo/tracking-page/module.ts';
import { createCaptcha } from './modules/foundation/captcha/api.ts';
import { captchaModule } from './modules/foundation/captcha/module.ts';
import { createDocumentKey, createDocuments } from './modules/foundation/document/api.ts';
import { documentModule } from './modules/foundation/document/module.ts';
import { domainsModule } from './modules/foundation/domains/module.ts';
import { createCountUnread } from './modules/foundation/outbox/api.ts';
import { outboxModule } from './modules/foundation/outbox/module.ts';
import { pushModule } from './modules/foundation/push/module.ts';
import { trackingModule } from './modules/foundation/tracking/module.ts';
import { bonusPromises } from './modules/money/bonus/api.ts';
import { bonusModule } from './modules/money/bonus/module.ts';
import { depositNews, paymentPromises } from './modules/money/payment/api.ts';
import { paymentModule } from './modules/money/payment/module.ts';
import { createPayoutKey } from './modules/money/payout/api.ts';
import { payoutModule } from './modules/money/payout/module.ts';
import { ledgerPromises } from './modules/money/wallet/api.ts';
import { walletModule } from './modules/money/wallet/module.ts';
import { withdrawalNews, withdrawalPromises } from './modules/money/withdrawal/api.ts';
import { withdrawalModule } from './modules/money/withdrawal/module.ts';
import { operatorAccessModule } from './modules/operator/access/module.ts';
import { operatorWire } from './modules/operator/console/module.ts';
import { gameModule } from './modules/play/game/module.ts';
import { instantPromises, jackpotWins } from './modules/play/instant/api.ts';
import { instantModule } from './modules/play/instant/module.ts';
import { jackpotPromises } from './modules/play/jackpot/api.ts';
import { jackpotModule } from './modules/play/jackpot/module.ts';
import { createCountOpenReceipts, ticketNews } from './modules/play/lottery/api.ts';
import { lotteryModule } from './modules/play/lottery/module.ts';
import { miniGameModule } from './modules/play/mini-game/module.ts';
import { ownListsModule } from './modules/play/own-lists/module.ts';
import { trialModule } from './modules/play/trial/module.ts';
import { vendorPromises } from './modules/play/vendor/api.ts';
import { vendorModule } from './modules/play/vendor/module.ts';
import { availableModule } from './modules/promotion/available/module.ts';
import { playCountModule } from './modules/promotion/play-count/module.ts';
import { pointPromises } from './modules/promotion/points/api.ts';
import { pointsModule } from './modules/promotion/points/module.ts';
import { creditInviter } from './modules/promotion/referral/api.ts';
import { referralModule } from './modules/promotion/referral/module.ts';
import { accrueFromBet, rewardPromises } from './modules/promotion/rewards/api.ts';
import { rewardsModule } from './modules/promotion/rewards/module.ts';
import { cdnModule } from './modules/site/cdn/module.ts';
import { chatNews } from './modules/site/chat/api.ts';
import { chatModule } from './modules/site/chat/module.ts';
import { contentModule } from './modules/site/content/module.ts';
import { downloadModule } from './modules/site/download/module.ts';
import { editsModule } from './modules/site/edits/module.ts';
import { feedbackModule } from './modules/site/feedback/module.ts';
import { systemModule } from './modules/site/system/module.ts';
import { localVerifier } from './ports/identity/local-provider.ts';

/** What the ledger promises, of all modules that book: for the operator's check and for the tests. */
export const allLedgerPromises = [
  ...ledgerPromises,
  ...bonusPromises,
  ...paymentPromises,
  ...withdrawalPromises,
  ...vendorPromises,
  ...instantPromises,
  ...jackpotPromises,
  ...pointPromises,
  ...rewardPromises,
];

export interface TableOfContents {
  readonly modules: readonly Module[];
  readonly handlers: Handlers;
  readonly gameHandlers: GameHandlers;
  readonly chatHandlers: ChatHandlers;
  readonly uploads: UploadHandlers;
  /** Finds sessions for the wires. `settle` waits for writes about them that are still open. */
  readonly sessions: Sessions & { readonly settle: () => Promise<void> };
  readonly keys: SealKeys;
  readonly operator: OperatorWire;
  /** Takes what operators edited on any node. */
  readonly followEdits: () => Promise<void>;
}

/** Values that modules need beside the platform's context. */
export interface ModuleOptions {
  /** Opens the demo's pages to other machines. */
  readonly demoKey: string;
  /** The functions that hash passwords; tests pass their own. */
  readonly argon2?: Argon2 | undefined;
}

type MemberAdded = RegistrationHooks['memberAdded'];

/** One hook of several: their work runs one after another; null where none has any. */
const afterEachOther =
  (...hooks: readonly MemberAdded[]): MemberAdded =>
  (merchant, origin) => {
    const work = hooks.flatMap((hook) => hook(merchant, origin) ?? []);
    if (work.length === 0) return null;
    return async (tx, member) => {
      for (const step of work) await step(tx, member);
    };
  };

/** Builds the services that modules offer one another, and fills the hooks of those below. */
const buildServices = async (platform: PlatformContext, argon2: Argon2 | undefined) => {
  const { env, db, log, metrics, now } = platform;
  const keys = createRsaKeys(db, now);
  await keys.prepare();
  const providerKeys = createProviderKeys(db);
  const identity = createIdentity(
    platform,
    createTokenVerifiers(platform, env.demo ? localVerifier(providerKeys.publicKey) : null),
  );
  const hooks: MemberHooks & SessionHooks & SecondFactorHooks & RegistrationHooks = {
    passwordChanged: endAfterPasswordChange,
    beforeSession: (provenMember, first, context) => requireSecondFactor(platform, provenMember, first, context),
    verifyPhone: phoneVerifier(identity),
    memberByPhoneToken: memberByPhoneToken({ platform, identity }),
    memberAdded: afterEachOther(openingCredit(platform), creditInviter(platform)),
  };
  const services = {
    platform,
    hooks,
    hashing: createPasswordHashing(env.hashWorkers, metrics.hashQueue, argon2),
    estimator: createPasswordEstimator(log),
    passwords: createPasswords(hooks),
    captcha: createCaptcha(platform),
    codes: createCodes(platform),
    authenticators: await createAuthenticators(platform),
    identity,
  };
  if (env.demo) await seedDemo(services);
  return { services, keys, providerKeys };
};

/** What the modules keep of a member, in their order; a name stands once. */
const memberDataOf = (modules: readonly Module[]): MemberData => {
  const lists = modules.flatMap(({ memberData = {} }) => Object.entries(memberData));
  const byName = Object.fromEntries(lists);
  if (Object.keys(byName).length < lists.length) throw new Error('two modules give a list of the same name');
  return byName;
};

/** Assembles the modules. The demo's members are in the database when it resolves. */
export const createModules = async (
  platform: PlatformContext,
  { demoKey, argon2 }: ModuleOptions,
): Promise<TableOfContents> => {
  const { services, keys, providerKeys } = await buildServices(platform, argon2);
  const captcha = captchaModule(platform);
  const outbox = outboxModule(platform);
  const push = pushModule(platform, {
    listener: async (memberId) => {
      const member = await memberById(platform.db, memberId);
      return member && maySo(member, 'push', platform.now()) === null ? member : null;
    },
    news: [depositNews, withdrawalNews, ticketNews, chatNews],
  });
  const tracking = trackingModule(platform);
  const domains = domainsModule(platform, demoKey);
  const verification = verificationModule(services);
  const member = memberModule({
    ...services,
    countUnread: createCountUnread(platform.db),
    openBets: createCountOpenReceipts(platform.db),
  });
  const session = sessionModule(services, keys);
  const secondFactor = secondFactorModule(services);
  const security = securityModule(services);
  const identity = identityModule(services);
  const registration = registrationModule(services);
  const recovery = recoveryModule(services);
  const wallet = walletModule(platform, allLedgerPromises);
  const bonus = bonusModule(platform);
  const documents = createDocuments(platform, await createDocumentKey(platform));
  const identityCheck = identityCheckModule(platform, documents);
  const payment = paymentModule(platform, documents);
  const payoutKey = await createPayoutKey(platform);
  const payout = payoutModule(services, payoutKey);
  const withdrawal = withdrawalModule(services);
  const hooks = { betSettled: accrueFromBet(platform), jackpotWins: jackpotWins(platform) };
  const lottery = lotteryModule(platform, hooks);
  const instant = instantModule(platform, hooks);
  const vendor = vendorModule(platform, hooks);
  const game = gameModule(platform, {
    launchAtVendor: vendor.launch,
    aboutLottery: lottery.about,
  });
  const trial = trialModule(platform, vendor.launchTrial);
  const ownLists = ownListsModule(platform);
  const available = availableModule(platform);
  const rewards = rewardsModule(platform);
  const referral = referralModule(platform);
  const system = systemModule(platform, domains.isClosed);
  const content = contentModule(platform);
  const download = downloadModule(platform);
  const cdn = cdnModule(platform);
  const edits = editsModule(platform);
  const feedback = feedbackModule(platform);
  const sessions = createSessionFinder(platform);
  const chat = chatModule(platform, documents, sessions);
  const identityProvider = identityProviderModule(platform, providerKeys);
  const outboxPage = outboxPageModule(platform, demoKey);
  const staffPage = staffPageModule(platform, demoKey);
  const trackingPage = trackingPageModule(platform, demoKey);
  const access = { platform, hashing: services.hashing, key: await createAuthenticatorKey(platform) };
  if (platform.env.demo && platform.env.operatorPort !== null) await seedStaff(access);
  const members = [
    verification,
    member,
    session,
    secondFactor,
    security,
    identityCheck,
    identity,
    registration,
    recovery,
  ];
  const money = [payout, payment, bonus, withdrawal, wallet];
  const others: readonly Module[] = [
    lottery,
    instant,
    jackpotModule(platform),
    vendor,
    game,
    trial,
    ownLists,
    miniGameModule(platform),
    available,
    playCountModule(platform),
    pointsModule(platform),
    rewards,
    referral,
    outbox,
    captcha,
    push,
    domains,
    documentModule(platform),
    tracking,
    system,
    content,
    download,
    cdn,
    feedback,
    chat,
    edits,
  ];
  const personalData = personalDataModule(services, memberDataOf([...members, ...money, ...others]));
  return {
    modules: [
      ...[...members, ...money, ...others, personalData],
      operatorAccessModule,
      ...[identityProvider, outboxPage, staffPage, trackingPage],
    ],
    handlers: {
      ...session.handlers,
      ...secondFactor.handlers,
      ...security.handlers,
      ...member.handlers,
      ...registration.handlers,
      ...identity.handlers,
      ...recovery.handlers,
      ...personalData.handlers,
      ...verification.handlers,
      ...captcha.handlers,
      ...outbox.handlers,
      ...wallet.handlers,
      ...payment.handlers,
      ...payout.handlers,
      ...withdrawal.handlers,
      ...system.handlers,
      ...domains.handlers,
      ...content.handlers,
      ...download.handlers,
      ...feedback.handlers,
      ...chat.handlers,
      ...push.handlers,
      ...tracking.handlers,
      ...lottery.handlers,
      ...instant.handlers,
      ...game.handlers,
      ...trial.handlers,
      ...ownLists.handlers,
      ...available.handlers,
      ...rewards.handlers,
      ...referral.handlers,
    },
    uploads: { ...payment.uploads, ...identityCheck.uploads, ...chat.uploads },
    gameHandlers: { ...lottery.gameHandlers, ...instant.gameHandlers, ...game.gameHandlers, ...trial.gameHandlers },
    chatHandlers: chat.chatHandlers,
    sessions,
    keys,
    operator: operatorWire(access, { payoutKey, documents, chatChanged: chat.changedOf }),
    followEdits: edits.follow,
  };
};
