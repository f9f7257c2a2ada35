// Members whom a third party identifies: social accounts and phone-auth.
import type { Module } from '../../../module.ts';
import { loginAddressTries } from '../session/api.ts';
import { expiredIdentities } from './expired.ts';
import { linkIdentity } from './link.ts';
import { linkedTo, unlinkIdentity } from './linked.ts';
import { identityData } from './member-data.ts';
import { bindOAuth1 } from './oauth1-authorize.ts';
import type { IdentityServices } from './services.ts';
import { logInByIdentity, socialTries } from './social-login.ts';
import { bindTokenAddress } from './token-address.ts';

export const identityModule = (services: IdentityServices) => {
  const { platform } = services;
  return {
    name: 'identity',
    memberData: identityData(platform),
    expired: expiredIdentities,
    handlers: {
      'session.social': {
        tries: (input, context) => socialTries(platform, input, context),
        serve: (input, context) => logInByIdentity(services, input, context),
      },
      'member.linkSocial': {
        tries: (_, context) => loginAddressTries(platform, context),
        serve: (input, context) => linkIdentity(services, input, context),
      },
      'security.identities': (_, context) => linkedTo(services, context),
      'security.unlinkIdentity': (input, context) => unlinkIdentity(services, input, context),
    },
    routes: (app) => {
      bindTokenAddress(app, platform);
      bindOAuth1(app, platform);
    },
  } satisfies Module;
};
