// The identities that third parties confirm, in the settings and in the calls.
import * as z from 'zod/mini';
import { Instant, text } from './values.ts';

/** Providers of social accounts. */
export const SocialChannel = z.enum(['google', 'facebook', 'twitter', 'line']);
/** The channels that an id token registers by; `phone` is phone-auth @assumed. */
export const FirebaseChannel = z.enum([...SocialChannel.options, 'phone']);

/** The token and the channel it has to come from. */
export const identityProof = { firebaseChannel: FirebaseChannel, firebaseIdToken: text(8192) };
/**
 * The codes of every call that takes a token. `identity.invalid`: not this operator's token, used up, or too old.
 * `channel.refused`: the operator does not offer the channel.
 */
export const identityCodes = ['identity.invalid', 'channel.refused'] as const;

/** PH-05: `firebase`: codes by SMS are sent and checked by phone-auth; the other fields are the Firebase project. */
export const SmsProvider = z.object({
  firebase: z.boolean(),
  apiKey: z.optional(z.string()),
  appId: z.optional(z.string()),
  authDomain: z.optional(z.string()),
  projectId: z.optional(z.string()),
  messagingSenderId: z.optional(z.string()),
});

/** One social account that may be used, and how its token is come by: authorization code with PKCE (S256), state and nonce. */
export const SocialProvider = z.object({
  channel: SocialChannel,
  clientId: z.string(),
  authorizeUrl: z.string(),
  /** Takes the code as a form, across origins, without a secret. Absent: the token comes in the fragment (response_type id_token). */
  tokenUrl: z.optional(z.string()),
  scope: z.optional(z.string()),
});

/** SO-01, SO-05: social accounts, the first one shown first; google counts only while its switch is on too @assumed. */
export const IdentitySettings = z.object({
  /** The issuer of the token in `firebaseIdToken`: the Firebase project, or in the demo the local identity provider. */
  by: z.enum(['firebase', 'local']),
  /** Address of the Firebase Auth emulator, where it takes the place of the project. */
  emulator: z.optional(z.string()),
  channels: z.array(SocialProvider),
  /** The one-tap script, and the account it asks for. */
  oneTap: z.optional(z.object({ script: z.string(), clientId: z.string() })),
  /** Address of the local identity provider's phone-auth. */
  phoneUrl: z.optional(z.string()),
});

/** SO-02: the `bind_customer_required` value. The token can still register, or be linked to, one account @assumed. */
export const BindRequired = z.object({ name: z.nullable(z.string()), until: Instant });
