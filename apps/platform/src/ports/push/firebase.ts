// Firebase messaging, HTTP v1: reaches the operator's own app. Written from Google's public reference, and not run against it @assumed
import { importPKCS8, SignJWT } from 'jose';
import { type Pushed, type PushNotice, pushedBy } from './push.ts';

/** Of a service account of the operator's project. */
export interface FirebaseAccount {
  readonly project: string;
  readonly email: string;
  /** PKCS#8 PEM. */
  readonly privateKey: string;
}

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const TIMEOUT_MS = 8000;
const TTL_SECONDS = 24 * 60 * 60;
/** Google's tokens are good for an hour. */
const KEPT_MS = 50 * 60 * 1000;

const accessTokenOf = async ({ email, privateKey }: FirebaseAccount, send: typeof fetch): Promise<string | null> => {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(email)
    .setAudience(TOKEN_URL)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(privateKey, 'RS256'));
  const response = await send(TOKEN_URL, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return null;
  const { access_token: token } = (await response.json()) as { readonly access_token?: unknown };
  return typeof token === 'string' ? token : null;
};

/** Sends through one project; its access token is kept for most of its hour. */
export const createFirebaseSender = (account: FirebaseAccount, send: typeof fetch = fetch, now = Date.now) => {
  let kept: { readonly token: string; readonly until: number } | null = null;
  return async (token: string, { title, body, path, tag }: PushNotice): Promise<Pushed> => {
    try {
      if (kept === null || kept.until < now()) {
        const fresh = await accessTokenOf(account, send);
        if (fresh === null) return 'failed';
        kept = { token: fresh, until: now() + KEPT_MS };
      }
      const response = await send(`https://fcm.googleapis.com/v1/projects/${account.project}/messages:send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${kept.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          message: {
            token,
            notification: { title, body },
            data: { path },
            android: { ttl: `${TTL_SECONDS}s`, notification: { tag } },
          },
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = await response.text();
      if (response.status === 401) kept = null;
      // A project that does not exist is not found either: its devices are kept.
      return response.status === 404 && !answer.includes('UNREGISTERED') ? 'failed' : pushedBy(response.status);
    } catch {
      return 'failed';
    }
  };
};
