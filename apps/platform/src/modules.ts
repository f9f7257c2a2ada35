// The platform's table of contents: every module, and which one serves each call. A bound call without a handler is a type error here.
import type { GameHandlers, Handlers, House, Module } from './module.ts';
import { captchaModule } from './modules/captcha/module.ts';
import { cdnModule } from './modules/cdn/module.ts';
import { contentModule } from './modules/content/module.ts';
import { gameModule } from './modules/game/module.ts';
import { lotteryModule } from './modules/lottery/module.ts';
import { memberModule } from './modules/member/module.ts';
import { outboxModule } from './modules/outbox/module.ts';
import { recoveryModule } from './modules/recovery/module.ts';
import { registrationModule } from './modules/registration/module.ts';
import type { LoginParts } from './modules/session/login-service.ts';
import { sessionModule } from './modules/session/module.ts';
import type { RsaKeys } from './modules/session/rsa-keys.ts';
import { systemModule } from './modules/system/module.ts';
import { verificationModule } from './modules/verification/module.ts';
import { walletModule } from './modules/wallet/module.ts';

export interface TableOfContents {
  readonly modules: readonly Module[];
  readonly handlers: Handlers;
  readonly gameHandlers: GameHandlers;
}

export const createModules = (house: House, login: LoginParts, keys: RsaKeys, outboxKey: string): TableOfContents => {
  const session = sessionModule(login, keys);
  const member = memberModule(login);
  const registration = registrationModule(login);
  const recovery = recoveryModule(login);
  const verification = verificationModule(login.captcha, login.codes);
  const captcha = captchaModule(house);
  const cdn = cdnModule(house);
  const wallet = walletModule(house);
  const system = systemModule(house);
  const content = contentModule(house);
  const lottery = lotteryModule(house);
  const game = gameModule(house);
  const outbox = outboxModule(house, outboxKey);
  return {
    modules: [
      session,
      member,
      registration,
      recovery,
      verification,
      captcha,
      cdn,
      wallet,
      system,
      content,
      outbox,
      lottery,
      game,
    ],
    handlers: {
      ...session.handlers,
      ...member.handlers,
      ...registration.handlers,
      ...recovery.handlers,
      ...verification.handlers,
      ...captcha.handlers,
      ...wallet.handlers,
      ...system.handlers,
      ...content.handlers,
      ...lottery.handlers,
      ...game.handlers,
    },
    gameHandlers: { ...lottery.gameHandlers, ...game.gameHandlers },
  };
};
