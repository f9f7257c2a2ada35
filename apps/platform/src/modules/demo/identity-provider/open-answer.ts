// Answers of the local identity provider to scripts of an operator's own sites, and to no others.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Merchants } from '../../../merchants/live.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { isSiteOf } from './client.rules.ts';

/** OAuth's form of an answer; errors travel as `{error}` under 400. */
export const answerSite = (
  { merchants, merchant }: { readonly merchants: Merchants; readonly merchant: Merchant | null },
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Readonly<Record<string, unknown>>,
): FastifyReply => {
  const { origin } = request.headers;
  reply
    .removeHeader('Access-Control-Allow-Credentials')
    .removeHeader('Access-Control-Allow-Origin')
    .header('Vary', 'Origin');
  if (merchant && isSiteOf(merchants, merchant, origin)) reply.header('Access-Control-Allow-Origin', origin);
  return reply
    .code('error' in answer ? 400 : 200)
    .type('application/json; charset=utf-8')
    .send(answer);
};
