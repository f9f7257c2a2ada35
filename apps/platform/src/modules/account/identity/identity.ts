// Verifies a third party's token: an offered channel, complete, fresh, and used once.
import type { FirebaseChannel } from '@foyer/contract';
import type { Database, Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import type { TokenVerifier, VerifiedIdentity } from '../../../ports/identity/port.ts';
import { Refusal } from '../../../refusal.ts';
import type { SecondFactorHooks } from '../second-factor/api.ts';
import { knownMobile } from '../verification/api.ts';
import { offers } from './channel.rules.ts';
import { letWait, type StoredToken, spendToken, standingOf, tokenHashOf } from './token-store.ts';
import { audienceOf, type VerifierOf } from './token-verifiers.ts';

/** Longest age of a sign-in when its token is first shown (security: threat 13). */
const FRESH_MS = 300_000;

/** Whom a token stands for, and the token itself, not spent yet. */
export interface Proven extends VerifiedIdentity, StoredToken {}

export interface Identity {
  /** @throws Refusal channel.refused, identity.invalid, service.unavailable */
  readonly prove: (channel: FirebaseChannel, idToken: string, context: Visit) => Promise<Proven>;
  /** The same for one who asks again for what this token has done already: it may be spent. */
  readonly proveAgain: (channel: FirebaseChannel, idToken: string, context: Visit) => Promise<Proven>;
  /** Takes the token: true once. Within a transaction only if that commits. */
  readonly spend: (on: Database | Tx, proven: Proven) => Promise<boolean>;
  /** Lets the token wait for its account. @throws Refusal identity.invalid when it was spent meanwhile */
  readonly letWait: (proven: Proven) => Promise<Date>;
}

type Visit = Pick<CallContext, 'merchant'>;

const invalid = (): Refusal => new Refusal('identity.invalid');

/** Numbers of countries the operator does not serve are nobody's here. */
const isServed = ({ phone }: VerifiedIdentity, merchant: Merchant): boolean =>
  phone === null || knownMobile(merchant, phone) === phone;

export const createIdentity = ({ db, now }: PlatformContext, verifierOf: VerifierOf): Identity => {
  const proveAgain: Identity['proveAgain'] = async (channel, idToken, { merchant }) => {
    if (!offers(merchant, channel)) throw new Refusal('channel.refused');
    const audience = audienceOf(merchant);
    const verifier: TokenVerifier | null = audience === null ? null : verifierOf(merchant);
    if (verifier === null || audience === null) throw new Refusal('channel.refused');
    const verified = await verifier.verify(idToken, { channel, audience, at: now() });
    if (verified === null) throw invalid();
    if (!isServed(verified, merchant)) throw new Refusal('country.refused');
    return { ...verified, merchant: merchant.code, tokenHash: tokenHashOf(idToken) };
  };

  return {
    proveAgain,
    prove: async (channel, idToken, visit) => {
      const proven = await proveAgain(channel, idToken, visit);
      const standing = await standingOf(db, proven);
      const late = standing === 'fresh' && now().getTime() - proven.signedInAt.getTime() > FRESH_MS;
      if (standing === 'over' || late) throw invalid();
      return proven;
    },
    spend: spendToken,
    letWait: async (proven) => {
      const until = await letWait(db, proven);
      if (until === null) throw invalid();
      return until;
    },
  };
};

/** Verifies the phone in a token of the phone-auth service: fills the hook of the second factor. */
export const phoneVerifier =
  (identity: Identity): SecondFactorHooks['verifyPhone'] =>
  async (idToken, context) => {
    const proven = await identity.prove('phone', idToken, context);
    return { phone: proven.phone, spend: (tx) => identity.spend(tx, proven) };
  };
