// The token address of providers that want a secret: for the browser it is one like any provider's, on the site itself.
import type { FirebaseChannel } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { acceptForms, fieldsOf } from '../../http/forms.ts';
import { mayCall } from '../../http/origin.ts';
import type { House } from '../../module.ts';
import { swapCode } from '../../ports/identity/code-swap.ts';
import { callerOf } from '../../protection/address.rules.ts';
import { reserveTry } from '../../protection/limiter.ts';
import { Refusal } from '../../refusal.ts';
import { offers } from './channel.rules.ts';

const WINDOW_SECONDS = 15 * 60;
const MOST_FIELD = 2048;

const isField = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value.length <= MOST_FIELD;

export const bindTokenAddress = (app: FastifyInstance, { db, env, merchants }: House): void => {
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
        if (origin === undefined || !mayCall(origin, request.host, merchant)) throw new Refusal('origin.refused');
        const key = `login|${merchant.code}|ip|${callerOf(request.ip)}`;
        const wait = await reserveTry(db, [{ key, most: env.loginLimitIp, windowSeconds: WINDOW_SECONDS }]);
        if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: wait });
        const { code, code_verifier: verifier, redirect_uri: redirectUri } = fieldsOf(request);
        const whole = isField(code) && isField(verifier) && isField(redirectUri);
        const tokens = whole ? await swapCode(account, { code, verifier, redirectUri }) : null;
        return reply
          .code(tokens === null ? 400 : 200)
          .type('application/json; charset=utf-8')
          .send(tokens ?? { error: 'invalid_grant' });
      },
    );
  });
};
