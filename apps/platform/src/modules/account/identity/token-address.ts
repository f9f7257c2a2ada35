// The token address, on the site itself, of providers that need a client secret.
import type { FirebaseChannel } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { acceptForms, fieldsOf } from '../../../http/forms.ts';
import { mayCall } from '../../../http/origin.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { type ProviderAccount, type ProviderCode, swapCode } from '../../../ports/identity/code-swap.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { offers } from './channel.rules.ts';
import type { RequestOwner } from './oauth1-request-store.ts';
import { swapSigned } from './oauth1-swap.ts';

const WINDOW_SECONDS = 15 * 60;
const MOST_FIELD = 2048;

const isField = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value.length <= MOST_FIELD;

/**
 * The end of an OAuth request counts as a log-in from this address. Its beginning is a link that any page can show: counted apart, so that foreign
 * pages cannot use up the log-ins of whoever looks at them. @throws Refusal TOO_MANY_REQUEST_LOGIN
 */
export const reserveRequest = async (
  { db, env }: PlatformContext,
  merchant: Merchant,
  ip: string,
  as: 'oauth' | 'login',
): Promise<void> => {
  const key = `${as}|${merchant.code}|ip|${callerOf(ip)}`;
  const wait = await reserveTry(db, [{ key, most: env.loginLimitIp, windowSeconds: WINDOW_SECONDS }]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: wait });
};

/** By the protocol that the provider speaks. */
const swap = (platform: PlatformContext, place: RequestOwner, account: ProviderAccount, code: ProviderCode) =>
  account.requestUrl === undefined ? swapCode(account, code) : swapSigned(platform, place, account, code);

export const bindTokenAddress = (app: FastifyInstance, platform: PlatformContext): void => {
  const { merchants } = platform;
  app.register(async (own: FastifyInstance) => {
    acceptForms(own);
    own.post<{ Params: { channel: string } }>(
      '/wps/identity/token/:channel',
      { config: { call: 'identity.token' } },
      async (request, reply) => {
        const merchant = merchants.byHost(request.host);
        const account = merchant?.providerAccounts.get(request.params.channel);
        if (!merchant || !account || !offers(merchant, request.params.channel as FirebaseChannel))
          throw new Refusal('not.found');
        const { origin } = request.headers;
        if (origin === undefined || !mayCall(origin, request, merchant)) throw new Refusal('origin.refused');
        await reserveRequest(platform, merchant, request.ip, 'login');
        const { code, code_verifier: verifier, redirect_uri: redirectUri } = fieldsOf(request);
        const whole = isField(code) && isField(verifier) && isField(redirectUri);
        const place = { merchant: merchant.code, channel: request.params.channel };
        const tokens = whole ? await swap(platform, place, account, { code, verifier, redirectUri }) : null;
        return reply
          .code(tokens === null ? 400 : 200)
          .type('application/json; charset=utf-8')
          .send(tokens ?? { error: 'invalid_grant' });
      },
    );
  });
};
