// The local identity provider's authorize page: authorization code with PKCE.
import type { SocialChannel } from '@foyer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf } from '../../../http/forms.ts';
import type { Merchants } from '../../../merchants/live.ts';
import { Refusal } from '../../../refusal.ts';
import { authorizePage, pagePolicy } from './authorize-page.ts';
import { clientOf, returnOrigin } from './client.rules.ts';
import type { Issuer } from './issue.ts';
import { isSocialChannel } from './people.table.ts';

const CODE_SECONDS = 60;
const MOST_NAME = 40;
const MOST_TEXT = 512;
/** SHA-256 as base64url. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/** The fields of the request that the form sends again. */
export const CARRIED = [
  'client_id',
  'redirect_uri',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'response_type',
] as const;

type Fields = Readonly<Record<string, unknown>>;

interface OAuthRequest {
  readonly channel: SocialChannel;
  readonly client: string;
  readonly brand: string;
  readonly address: string;
  readonly origin: string;
  readonly fields: Fields;
}

const short = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= MOST_TEXT ? value : null;

/** Reads the client and the return address. No person is sent to an address that is not the operator's. */
const requiredStep = (merchants: Merchants, channel: unknown, fields: Fields): OAuthRequest => {
  const merchant = clientOf(merchants, fields.client_id);
  const origin = merchant && returnOrigin(merchants, merchant, fields.redirect_uri);
  const offered = merchant?.settings.identity?.channels.some((provider) => provider.channel === channel);
  if (!merchant || !origin || !offered || !isSocialChannel(channel)) throw new Refusal('input.invalid');
  return { channel, client: merchant.code, brand: merchant.name, address: String(fields.redirect_uri), origin, fields };
};

const followsProtocol = ({ fields }: OAuthRequest): boolean =>
  fields.response_type === 'code' &&
  fields.code_challenge_method === 'S256' &&
  CHALLENGE.test(short(fields.code_challenge) ?? '') &&
  short(fields.state) !== null;

const goBack = (reply: FastifyReply, { address, fields }: OAuthRequest, answer: Readonly<Record<string, string>>) => {
  const state = short(fields.state);
  const query = new URLSearchParams({ ...answer, ...(state !== null && { state }) });
  return reply.header('Referrer-Policy', 'no-referrer').redirect(`${address}?${query}`, 303);
};

const nameIn = ({ person, name }: Fields): string =>
  [name, person]
    .map((value) => (typeof value === 'string' ? value.normalize('NFKC').replaceAll(/\p{C}/gu, '').trim() : ''))
    .find((value) => value !== '')
    ?.slice(0, MOST_NAME) ?? '';

const showPage = (reply: FastifyReply, oauthRequest: OAuthRequest): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', pagePolicy(oauthRequest.origin))
    .header('Referrer-Policy', 'no-referrer')
    .send(
      authorizePage(
        oauthRequest,
        CARRIED.flatMap((field) => {
          const value = short(oauthRequest.fields[field]);
          return value === null ? [] : [[field, value] as const];
        }),
      ),
    );

export const bindAuthorize = (app: FastifyInstance, merchants: Merchants, issuer: Issuer): void => {
  const channelOf = (request: FastifyRequest) => (request.params as { channel?: unknown }).channel;

  app.get('/authorize/:channel', (request, reply) => {
    const oauthRequest = requiredStep(merchants, channelOf(request), request.query as Fields);
    return followsProtocol(oauthRequest)
      ? showPage(reply, oauthRequest)
      : goBack(reply, oauthRequest, { error: 'invalid_request' });
  });

  app.post('/authorize/:channel', async (request, reply) => {
    const fields = fieldsOf(request);
    const oauthRequest = requiredStep(merchants, channelOf(request), fields);
    if (!followsProtocol(oauthRequest)) return goBack(reply, oauthRequest, { error: 'invalid_request' });
    if (fields.cancel !== undefined) return goBack(reply, oauthRequest, { error: 'access_denied' });
    const name = nameIn(fields);
    if (name === '') return showPage(reply, oauthRequest);
    const { channel, client, address } = oauthRequest;
    const nonce = short(fields.nonce);
    const holds = { channel, client, address, name, nonce, challenge: fields.code_challenge };
    return goBack(reply, oauthRequest, { code: await issuer.code('code:authorize', holds, CODE_SECONDS) });
  });
};
