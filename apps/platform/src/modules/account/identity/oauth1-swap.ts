// Exchanges the code of an OAuth 1.0a request for its tokens, once, for its browser only.
import type { PlatformContext } from '../../../module.ts';
import type { ProviderAccount, ProviderCode } from '../../../ports/identity/code-swap.ts';
import { accessToken } from '../../../ports/identity/oauth1.ts';
import { type RequestOwner, takeRequest } from './oauth1-request-store.ts';

/** Returns the values that the person comes back with, as the site sends them to the token address. */
export const signedCode = (token: string, verifier: string): string =>
  Buffer.from(JSON.stringify([token, verifier])).toString('base64url');

const readCode = (code: string): readonly [token: string, verifier: string] | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(code, 'base64url').toString('utf8'));
    const [token, verifier] = Array.isArray(read) ? read : [];
    return typeof token === 'string' && typeof verifier === 'string' ? [token, verifier] : null;
  } catch {
    return null;
  }
};

/** Null: not a code of this request, used, or refused by the provider. */
export const swapSigned = async (
  { db }: Pick<PlatformContext, 'db'>,
  place: RequestOwner,
  account: ProviderAccount,
  { code, verifier, redirectUri }: ProviderCode,
): Promise<Readonly<Record<string, string>> | null> => {
  const [token, verifierOfCode] = readCode(code) ?? [];
  if (token === undefined || verifierOfCode === undefined) return null;
  const request = await takeRequest(db, place, { token, verifier, back: redirectUri });
  const pair =
    request && (await accessToken(account, account.tokenUrl, { token, secret: request.secret }, verifierOfCode));
  return pair && { access_token: pair.token, oauth_token_secret: pair.secret };
};
