// Exchanges a code of the authorize page for tokens: once, in its minute, with its verifier.
import { createHash } from 'node:crypto';
import type { SocialChannel } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { type Fields, fieldsOf } from '../../../http/forms.ts';
import type { PlatformContext } from '../../../module.ts';
import { spendToken, tokenHashOf } from '../../account/identity/api.ts';
import { clientOf } from './client.rules.ts';
import type { Issuer } from './issue.ts';
import { answerSite } from './open-answer.ts';

const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;
const USED_UP_MS = 10 * 60_000;

/** The content that authorize.ts puts into the code. */
interface Held {
  readonly channel: SocialChannel;
  readonly client: string;
  readonly address: string;
  readonly name: string;
  readonly nonce: string | null;
  readonly challenge: string;
}

const fits = (held: Held, { client_id, redirect_uri, code_verifier = '' }: Fields): boolean =>
  held.client === client_id &&
  held.address === redirect_uri &&
  VERIFIER.test(code_verifier) &&
  createHash('sha256').update(code_verifier).digest('base64url') === held.challenge;

export const bindTokenEndpoint = (
  app: FastifyInstance,
  { db, merchants, now }: PlatformContext,
  issuer: Issuer,
): void => {
  const swapped = async (fields: Fields): Promise<Readonly<Record<string, unknown>>> => {
    if (fields.grant_type !== 'authorization_code') return { error: 'unsupported_grant_type' };
    const code = fields.code ?? '';
    const held = (await issuer.opened('code:authorize', code)) as Held | null;
    if (held === null || !fits(held, fields)) return { error: 'invalid_grant' };
    const spent = {
      merchant: held.client,
      tokenHash: tokenHashOf(code),
      expiresAt: new Date(now().getTime() + USED_UP_MS),
    };
    if (!(await spendToken(db, spent))) return { error: 'invalid_grant' };
    const { channel, client, name, nonce } = held;
    const token = await issuer.idToken({ channel, client, name, nonce, phone: null });
    // Providers differ in which of these they give; the emulator of Firebase reads claims from any.
    return { id_token: token, access_token: token, oauth_token_secret: 'none', token_type: 'Bearer', expires_in: 3600 };
  };

  app.post('/token', async (request, reply) => {
    const fields = fieldsOf(request);
    const merchant = clientOf(merchants, fields.client_id);
    reply.header('Pragma', 'no-cache');
    return answerSite({ merchants, merchant }, request, reply, await swapped(fields));
  });
};
