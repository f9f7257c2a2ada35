// The platform's table of contents: every module, and which one serves each call. A bound call without a handler is a type error here.
import type { GameHandlers, Handlers, House, Module } from './module.ts';
import { identityModule } from './modules/account/identity/module.ts';
import { memberModule } from './modules/account/member/module.ts';
import { recoveryModule } from './modules/account/recovery/module.ts';
import { registrationModule } from './modules/account/registration/module.ts';
import { secondFactorModule } from './modules/account/second-factor/module.ts';
import { securityModule } from './modules/account/security/module.ts';
import type { LoginParts } from './modules/account/session/login-parts.ts';
import { sessionModule } from './modules/account/session/module.ts';
import type { RsaKeys } from './modules/account/session/rsa-keys.ts';
import { verificationModule } from './modules/account/verification/module.ts';
import type { StandInKeys } from './modules/demo/stand-in/keys.ts';
import { standInModule } from './modules/demo/stand-in/module.ts';
import { captchaModule } from './modules/foundation/captcha/module.ts';
import { domainsModule } from './modules/foundation/domains/module.ts';
import { outboxModule } from './modules/foundation/outbox/module.ts';
import { pushModule } from './modules/foundation/push/module.ts';
import { walletModule } from './modules/money/wallet/module.ts';
import { gameModule } from './modules/play/game/module.ts';
import { lotteryModule } from './modules/play/lottery/module.ts';
import { cdnModule } from './modules/site/cdn/module.ts';
import { contentModule } from './modules/site/content/module.ts';
import { systemModule } from './modules/site/system/module.ts';

export interface TableOfContents {
  readonly modules: readonly Module[];
  readonly handlers: Handlers;
  readonly gameHandlers: GameHandlers;
}

/** The parts that only the demo needs. */
interface DemoParts {
  readonly outboxKey: string;
  readonly standIn: StandInKeys;
}

export const createModules = (
  house: House,
  login: LoginParts,
  keys: RsaKeys,
  { outboxKey, standIn }: DemoParts,
): TableOfContents => {
  const session = sessionModule(login, keys);
  const secondFactor = secondFactorModule(login);
  const security = securityModule(login);
  const member = memberModule(login);
  const registration = registrationModule(login);
  const identity = identityModule(login);
  const idp = standInModule(house, standIn);
  const recovery = recoveryModule(login);
  const verification = verificationModule(login.captcha, login.codes);
  const captcha = captchaModule(house);
  const cdn = cdnModule(house);
  const wallet = walletModule(house);
  const domains = domainsModule(house, outboxKey);
  const system = systemModule(house, domains.isClosed);
  const content = contentModule(house);
  const lottery = lotteryModule(house);
  const game = gameModule(house);
  const push = pushModule(house);
  const outbox = outboxModule(house, outboxKey);
  return {
    modules: [
      session,
      secondFactor,
      security,
      member,
      registration,
      identity,
      idp,
      recovery,
      verification,
      captcha,
      cdn,
      wallet,
      system,
      domains,
      content,
      push,
      outbox,
      lottery,
      game,
    ],
    handlers: {
      ...session.handlers,
      ...secondFactor.handlers,
      ...security.handlers,
      ...member.handlers,
      ...registration.handlers,
      ...identity.handlers,
      ...recovery.handlers,
      ...verification.handlers,
      ...captcha.handlers,
      ...wallet.handlers,
      ...system.handlers,
      ...domains.handlers,
      ...content.handlers,
      ...push.handlers,
      ...lottery.handlers,
      ...game.handlers,
    },
    gameHandlers: { ...lottery.gameHandlers, ...game.gameHandlers },
  };
};
