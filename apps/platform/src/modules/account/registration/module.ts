// Registration by user name, mobile number or identity token, and proposals of user names.
import type { Module } from '../../../module.ts';
import { proposeName } from './proposals.ts';
import { registerByIdentity } from './register-by-identity.ts';
import { registerByMobile } from './register-by-mobile.ts';
import { registerByName } from './register-by-name.ts';
import { proposalTries, registrationTries } from './registration-limits.ts';
import type { RegistrationServices } from './services.ts';

export const registrationModule = (services: RegistrationServices) => {
  const { platform } = services;
  return {
    name: 'registration',
    handlers: {
      'member.register': {
        tries: (_, context) => registrationTries(platform, context),
        serve: (input, context) => registerByName(services, input, context),
      },
      'member.registerMobile': {
        tries: (_, context) => registrationTries(platform, context),
        serve: (input, context) => registerByMobile(services, input, context),
      },
      'member.registerSocial': {
        tries: (_, context) => registrationTries(platform, context),
        serve: (input, context) => registerByIdentity(services, input, context),
      },
      'member.autoUsername': {
        tries: (_, context) => proposalTries(context),
        serve: async (_, { merchant }) => ({ username: await proposeName(platform.db, merchant) }),
      },
    },
  } satisfies Module;
};
