// The authorize address for OAuth 1.0a providers, on the site itself.
// For the browser it works like any OAuth 2 address, with state and PKCE.
import type { FirebaseChannel } from '@foyer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayCall } from '../../../http/origin.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import type { ProviderAccount } from '../../../ports/identity/code-swap.ts';
import { requestToken } from '../../../ports/identity/oauth1.ts';
import { Refusal } from '../../../refusal.ts';
import { offers } from './channel.rules.ts';
import { openRequestOf, storeRequest } from './oauth1-request-store.ts';
import { signedCode } from './oauth1-swap.ts';
import { reserveRequest } from './token-address.ts';

const RETURN_PATH = '/m/socialReturn';
const MOST_STATE = 256;
/** SHA-256 as base64url. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

type Fields = Readonly<Record<string, unknown>>;

interface Signed {
  readonly merchant: Merchant;
  readonly channel: string;
  readonly account: ProviderAccount & { readonly requestUrl: string; readonly authorizeUrl: string };
}

/** @throws Refusal not.found where this operator has no such provider */
const signedOf = ({ merchants }: PlatformContext, request: FastifyRequest): Signed => {
  const merchant = merchants.byHost(request.host);
  const { channel = '' } = request.params as { channel?: string };
  const account = merchant?.providerAccounts.get(channel);
  const { requestUrl, authorizeUrl } = account ?? {};
  if (!merchant || !account || !requestUrl || !authorizeUrl || !offers(merchant, channel as FirebaseChannel))
    throw new Refusal('not.found');
  return { merchant, channel, account: { ...account, requestUrl, authorizeUrl } };
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The site's own page, on a host of this operator; anything else is nobody's to be sent to. */
const backOf = (address: unknown, request: FastifyRequest, merchant: Merchant): string | null => {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return address === origin + RETURN_PATH && mayCall(origin, request, merchant) ? address : null;
};

const leadBack = (reply: FastifyReply, back: string, answer: Readonly<Record<string, string>>): FastifyReply =>
  reply
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-store')
    .redirect(`${back}?${new URLSearchParams(answer)}`, 303);

const followsProtocol = (query: Fields, clientId: string): query is { state: string; code_challenge: string } =>
  query.client_id === clientId &&
  query.response_type === 'code' &&
  query.code_challenge_method === 'S256' &&
  typeof query.code_challenge === 'string' &&
  CHALLENGE.test(query.code_challenge) &&
  typeof query.state === 'string' &&
  query.state !== '' &&
  query.state.length <= MOST_STATE;

const begin = async (
  platform: PlatformContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { merchant, channel, account } = signedOf(platform, request);
  const query = request.query as Fields;
  const back = backOf(query.redirect_uri, request, merchant);
  if (back === null || !followsProtocol(query, account.clientId)) throw new Refusal('input.invalid');
  await reserveRequest(platform, merchant, request.ip, 'oauth');
  const callback = `${new URL(back).origin}/wps/identity/callback/${channel}`;
  const { state, code_challenge: challenge } = query;
  const pair = await requestToken(account, account.requestUrl, callback);
  if (pair === null) return leadBack(reply, back, { error: 'temporarily_unavailable', state });
  await storeRequest(platform.db, { ...pair, merchant: merchant.code, channel, challenge, state, back });
  const address = new URL(account.authorizeUrl);
  address.searchParams.set('oauth_token', pair.token);
  return reply.header('Referrer-Policy', 'no-referrer').header('Cache-Control', 'no-store').redirect(address.href, 303);
};

const comeBack = async (
  platform: PlatformContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { merchant, channel } = signedOf(platform, request);
  const { oauth_token: token, oauth_verifier: verifier, denied } = request.query as Fields;
  const requestToken = textOf(token) ?? textOf(denied);
  const openRequest =
    requestToken && (await openRequestOf(platform.db, { merchant: merchant.code, channel }, requestToken));
  // Nobody was sent off with it: the page says that there is nothing to go on with.
  if (!openRequest) return leadBack(reply, RETURN_PATH, { error: 'invalid_request' });
  const { back, state } = openRequest;
  const verifierText = textOf(verifier);
  if (denied !== undefined || !verifierText) return leadBack(reply, back, { error: 'access_denied', state });
  return leadBack(reply, back, { code: signedCode(requestToken, verifierText), state });
};

export const bindOAuth1 = (app: FastifyInstance, platform: PlatformContext): void => {
  app.get('/wps/identity/authorize/:channel', { config: { call: 'identity.authorize' } }, (request, reply) =>
    begin(platform, request, reply),
  );
  app.get('/wps/identity/callback/:channel', { config: { call: 'identity.callback' } }, (request, reply) =>
    comeBack(platform, request, reply),
  );
};
