// Test client of the local identity provider: signs a person in over HTTP and returns the id token.
import { createHash, randomBytes } from 'node:crypto';
import type { SocialChannel } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { rows } from '../db/database.ts';
import { AURORA, type TestPlatform } from './platform.ts';

const PORT = 8080;
export const IDP = `idp.localhost:${PORT}`;

type Form = Readonly<Record<string, string>>;

/** A form sent to the local identity provider from a site. */
export const sendForm = (
  { url }: Pick<TestPlatform, 'url'>,
  path: string,
  form: Form,
  origin = `http://${AURORA}:${PORT}`,
): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-Host': IDP, origin },
    body: new URLSearchParams(form),
  });

/** Creates the values that the site's side of a sign-in makes up. */
export const signInForm = (client = 'aurora') => {
  const verifier = randomBytes(32).toString('base64url');
  const authorize = {
    client_id: client,
    redirect_uri: `http://${client}.localhost:${PORT}/m/socialReturn`,
    response_type: 'code',
    state: randomBytes(9).toString('base64url'),
    nonce: 'n1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  return { verifier, authorize };
};

/** The code in the address that the browser is sent back to. */
export const codeIn = (response: Response): string =>
  new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';

interface Whom {
  readonly channel?: SocialChannel;
  readonly name?: string;
  readonly client?: string;
}

/** Returns a fresh id token for a person. */
export const socialToken = async (
  platform: Pick<TestPlatform, 'url'>,
  { channel = 'google', name = 'Maya Santos', client = 'aurora' }: Whom = {},
): Promise<string> => {
  const { verifier, authorize } = signInForm(client);
  const chosen = await sendForm(platform, `/authorize/${channel}`, { ...authorize, name });
  const answer = await sendForm(platform, '/token', {
    grant_type: 'authorization_code',
    code: codeIn(chosen),
    client_id: client,
    redirect_uri: authorize.redirect_uri,
    code_verifier: verifier,
  });
  return ((await answer.json()) as { id_token: string }).id_token;
};

/** A fresh id token of phone-auth, by the code that the outbox shows. */
export const phoneToken = async (platform: TestPlatform, phone: string, client = 'aurora'): Promise<string> => {
  const sent = await sendForm(platform, '/phone/send', { client_id: client, phone_number: phone });
  const { handle } = (await sent.json()) as { handle: string };
  const [message] = await rows<{ body: string }>(
    platform.db,
    sql`select body from outbox where recipient = ${phone} order by id desc limit 1`,
  );
  const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
  const verified = await sendForm(platform, '/phone/verify', { handle, code });
  return ((await verified.json()) as { id_token: string }).id_token;
};

/** A log-in by a social account's token, as the site sends it. */
export const byToken = (firebaseChannel: SocialChannel, firebaseIdToken: string) =>
  ({ type: 'firebase', firebaseChannel, firebaseIdToken }) as const;

/** A log-in by a token of phone-auth. */
export const byPhoneToken = (firebaseIdToken: string) => ({ type: 'firebase', firebaseIdToken }) as const;
