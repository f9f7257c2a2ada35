// Members whom a third party vouches for: social accounts and phone-auth.
import type { Module } from '../../../module.ts';
import { registerByIdentity } from '../registration/register-by-identity.ts';
import { registrationTries } from '../registration/registration-limits.ts';
import type { LoginParts } from '../session/login-parts.ts';
import { loginAddressTries } from '../session/login-tries.ts';
import { linkIdentity } from './link.ts';
import { bindSignedTrip } from './signed-trip.ts';
import { logInByIdentity, socialTries } from './social-login.ts';
import { bindTokenAddress } from './token-address.ts';

export const identityModule = (parts: LoginParts) => {
  const { house } = parts;
  return {
    name: 'identity',
    handlers: {
      'session.social': {
        tries: (input, context) => socialTries(house, input, context),
        serve: (input, context) => logInByIdentity(parts, input, context),
      },
      'member.registerSocial': {
        tries: (_, context) => registrationTries(house, context),
        serve: (input, context) => registerByIdentity(parts, input, context),
      },
      'member.linkSocial': {
        tries: (_, context) => loginAddressTries(house, context),
        serve: (input, context) => linkIdentity(parts, input, context),
      },
    },
    routes: (app) => {
      bindTokenAddress(app, house);
      bindSignedTrip(app, house);
    },
  } satisfies Module;
};
