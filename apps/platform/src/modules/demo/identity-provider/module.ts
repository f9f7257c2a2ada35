// The demo's identity provider on idp.localhost, in place of all real ones.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptForms } from '../../../http/forms.ts';
import type { Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { bindAuthorize } from './authorize.ts';
import { createIssuer } from './issue.ts';
import type { ProviderKeys } from './keys.ts';
import { bindOneTap } from './one-tap.ts';
import { bindPhone } from './phone.ts';
import { bindTokenEndpoint } from './token-endpoint.ts';

const onOwnHost = async (request: FastifyRequest): Promise<void> => {
  if (!/^idp\./i.test(request.host)) throw new Refusal('not.found');
};

export const identityProviderModule = (platform: PlatformContext, keys: ProviderKeys) =>
  ({
    name: 'identity-provider',
    routes: (app) => {
      if (!platform.env.demo) return;
      const issuer = createIssuer(keys, platform.now);
      app.register(async (own: FastifyInstance) => {
        acceptForms(own);
        own.addHook('onRequest', onOwnHost);
        bindAuthorize(own, platform.merchants, issuer);
        bindTokenEndpoint(own, platform, issuer);
        bindPhone(own, platform, keys, issuer);
        bindOneTap(own, platform.merchants, issuer);
      });
    },
  }) satisfies Module;
