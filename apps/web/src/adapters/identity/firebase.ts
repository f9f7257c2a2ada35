// Firebase's log-in: a provider's token becomes a credential, then an id token of the project.
import {
  type AuthCredential,
  FacebookAuthProvider,
  OAuthProvider,
  signInWithCredential,
  TwitterAuthProvider,
} from '@firebase/auth';
import { type FirebaseDeps, firebaseAuth } from './firebase-app.ts';
import { failed, type Identity, type ProviderToken, problemOf } from './port.ts';

/** LINE is none of Firebase's own providers: the project names it as an OpenID Connect one. */
const openIdProviders = { google: 'google.com', facebook: 'facebook.com', line: 'oidc.line' } as const;

/** Null where the token is not of a kind that Firebase takes from that provider. */
export function credentialOf(token: ProviderToken): AuthCredential | null {
  const { channel, idToken, nonce, accessToken, secret } = token;
  if (channel === 'twitter') return accessToken && secret ? TwitterAuthProvider.credential(accessToken, secret) : null;
  if (channel === 'facebook' && accessToken) return FacebookAuthProvider.credential(accessToken);
  if (!idToken) return null;
  const provider = new OAuthProvider(openIdProviders[channel]);
  return provider.credential({ idToken, ...(nonce && { rawNonce: nonce }) });
}

export const firebaseIdentity = (deps: FirebaseDeps): Identity => ({
  exchange: async (token) => {
    const credential = credentialOf(token);
    if (!credential) return failed('auth/invalid-credential', `Not a token that ${token.channel} gives.`);
    try {
      const { user } = await signInWithCredential(firebaseAuth(deps), credential);
      return { ok: true, value: await user.getIdToken() };
    } catch (error) {
      return { ok: false, problem: problemOf(error) };
    }
  },
});
