// Registration by user name, by mobile number and by a third party's token, and proposals of user names.
import type { Module } from '../../../module.ts';
import type { RegistrationParts } from './parts.ts';
import { proposeName } from './proposals.ts';
import { registerByIdentity } from './register-by-identity.ts';
import { registerByMobile } from './register-by-mobile.ts';
import { registerByName } from './register-by-name.ts';
import { proposalTries, registrationTries } from './registration-limits.ts';

export const registrationModule = (parts: RegistrationParts) => {
  const { platform } = parts;
  return {
    name: 'registration',
    handlers: {
      'member.register': {
        tries: (_, context) => registrationTries(platform, context),
        serve: (input, context) => registerByName(parts, input, context),
      },
      'member.registerMobile': {
        tries: (_, context) => registrationTries(platform, context),
        serve: (input, context) => registerByMobile(parts, input, context),
      },
      'member.registerSocial': {
        tries: (_, context) => registrationTries(platform, context),
        serve: (input, context) => registerByIdentity(parts, input, context),
      },
      'member.autoUsername': {
        tries: (_, context) => proposalTries(context),
        serve: async (_, { merchant }) => ({ username: await proposeName(platform.db, merchant) }),
      },
    },
  } satisfies Module;
};
