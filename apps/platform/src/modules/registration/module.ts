// Registration by user name and by mobile number, and proposals of user names.
import type { Module } from '../../module.ts';
import type { LoginParts } from '../session/login-service.ts';
import { proposeName } from './proposals.ts';
import { registerByMobile } from './register-by-mobile.ts';
import { registerByName } from './register-by-name.ts';
import { reserveProposal } from './registration-limits.ts';

export const registrationModule = (parts: LoginParts) => {
  const { house } = parts;
  return {
    name: 'registration',
    handlers: {
      'member.register': (input, context) => registerByName(parts, input, context),
      'member.registerMobile': (input, context) => registerByMobile(parts, input, context),
      'member.autoUsername': async (_, context) => {
        await reserveProposal(house, context);
        return { username: await proposeName(house.db, context.merchant) };
      },
    },
  } satisfies Module;
};
