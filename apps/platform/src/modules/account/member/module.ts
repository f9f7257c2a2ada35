// The member's own account: info, language, password.
import type { Module } from '../../../module.ts';
import type { LoginParts } from '../session/login-parts.ts';
import { setFirstTimeSeen, setLanguage } from './member-store.ts';
import { changePassword } from './password-service.ts';

export const memberModule = (parts: LoginParts) => {
  const { db } = parts.house;
  return {
    name: 'member',
    handlers: {
      'member.info': async (_, { session: { member, restricted }, merchant }) => ({
        id: member.id,
        account: member.account,
        userName: member.userName,
        type: member.type,
        regDate: member.registeredAt.toISOString(),
        language: member.language ?? merchant.settings.defaultLanguage,
        firstTimeLogin: member.firstTime,
        passwordChangeRequired: restricted,
        passwordGiven: member.passwordGivenAt !== null || !member.hasPassword,
        clubLabel: merchant.clubLabels.find(({ labelId }) => labelId === member.label) ?? null,
      }),
      'member.language': async ({ language }, { session }) => {
        await setLanguage(db, session.memberId, language);
        return {};
      },
      'member.firstTimeSeen': async (_, { session }) => {
        await setFirstTimeSeen(db, session.memberId);
        return {};
      },
      'member.password': (input, context) => changePassword(parts, input, context),
    },
    start: async () => {
      parts.estimator.start();
      return parts.estimator.close;
    },
  } satisfies Module;
};
