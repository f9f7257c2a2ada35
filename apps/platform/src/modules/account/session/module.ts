// Sessions: keys of sealed calls, log-in, hand-off, rotation, log-out.
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { every } from '../../../schedule.ts';
import { isNamedHost } from '../../foundation/domains/api.ts';
import { memberById, requireMay } from '../member/api.ts';
import { expiredSessions } from './expired.ts';
import { createCode, takeCode } from './handoff-store.ts';
import { loginAnswer } from './login-answer.ts';
import { logIn, loginTries } from './login-service.ts';
import { sessionData } from './member-data.ts';
import type { RsaKeys } from './rsa-keys.ts';
import type { SessionServices } from './services.ts';
import { cameBy, endSession, openSession, rotateToken } from './session-store.ts';

const KEYS_EVERY_MS = 10 * 60_000;

const rotate = async ({ db, now }: PlatformContext, { session, merchant }: MemberContext) => {
  const token = await rotateToken(db, session.tokenHash, false);
  if (token === null) throw new Refusal('CUSTOMER_NOT_LOGIN');
  return loginAnswer({ member: session.member, token, restricted: session.restricted }, merchant, now());
};

export const sessionModule = (services: SessionServices, keys: RsaKeys) => {
  const { platform } = services;
  return {
    name: 'session',
    memberData: sessionData(platform),
    handlers: {
      'session.rsaKey': () => keys.current(),
      'session.login': {
        tries: (input, context) => loginTries(platform, input, context),
        serve: (input, context) => logIn(services, input, context),
      },
      'session.handoffCode': ({ domain }, { merchant, session }) => {
        requireMay(session.member, 'handOff', platform.now());
        // To another domain a session goes only where the operator lets it, and only to one of the operator's own.
        const mayGo = merchant.settings.sessionFollowsDomain === true && isNamedHost(merchant, domain ?? '');
        if (domain !== undefined && !mayGo) throw new Refusal('input.invalid');
        return createCode(platform.db, merchant.code, session.id, domain ?? null);
      },
      'session.handoff': ({ code, loginDeviceId }, context) =>
        platform.db.transaction(async (tx) => {
          const { merchant } = context;
          const taken = await takeCode(tx, merchant.code, code, context.host);
          const member = taken && (await memberById(tx, taken.memberId));
          if (!taken || !member) throw new Refusal('handoff.invalid');
          requireMay(member, 'handOff', platform.now());
          const { token } = await openSession(tx, {
            merchant,
            memberId: member.id,
            restricted: taken.restricted,
            endsAt: taken.endsAt,
            came: cameBy(context),
            loginDevice: loginDeviceId ?? null,
            passwordChangedAt: member.passwordChangedAt,
          });
          return loginAnswer({ member, token, restricted: taken.restricted }, merchant, platform.now());
        }),
      'session.rotate': (_, context) => rotate(platform, context),
      'session.logout': async (_, { session }) => {
        await endSession(platform.db, session.id);
        return {};
      },
    },
    expired: expiredSessions,
    start: async () => every(KEYS_EVERY_MS, 'prepare keys', platform.log, keys.prepare),
  } satisfies Module;
};
