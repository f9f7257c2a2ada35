// Authenticators of members: enrolled by a first code, replaced and removed with their codes.
import type { Database, Tx } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import type { MemberKey } from '../../../secrets/member-key.ts';
import { codeOf } from '../verification/api.ts';
import { createAuthenticatorKey } from './authenticator-key.ts';
import * as store from './authenticator-store.ts';
import { newRecoveryCodes, recoveryCodeOf } from './recovery-code.rules.ts';
import { newTotpSecret, stepOf } from './totp.ts';

const TOTP_CODE = /^\d{6}$/;

export interface Authenticators {
  /**
   * Keeps a secret until its first code comes; one that is enrolled stays good until then. Asked again by the same session it is the same:
   * the app may have it already while the page was lost.
   */
  readonly begin: (session: store.Enrolling) => Promise<{ readonly secret: string; readonly expires: string }>;
  /** Enrols the secret that waits, by its first code: `over` where none waits any more. */
  readonly confirm: (tx: Tx, session: store.Enrolling, typed: string) => Promise<'enrolled' | 'wrong' | 'over'>;
  /** Enrols a known secret: the demo's. */
  readonly seed: (tx: Tx, memberId: string, secret: string) => Promise<void>;
  /** Takes a code of the authenticator, each time step once. */
  readonly takeCode: (on: Database | Tx, memberId: string, typed: string) => Promise<boolean>;
  /** Takes a recovery code, once. */
  readonly takeRecoveryCode: (tx: Tx, memberId: string, typed: string) => Promise<boolean>;
  /** Gives out fresh recovery codes in the place of all older ones: the only moment in which they are known. */
  readonly renewRecoveryCodes: (tx: Tx, memberId: string) => Promise<string[]>;
  readonly remove: (tx: Tx, memberId: string) => Promise<void>;
}

export const looksLikeTotp = (typed: string): boolean => TOTP_CODE.test(codeOf(typed));

type NeededContext = Pick<PlatformContext, 'db' | 'env' | 'now' | 'log'>;

/** A node with another AUTHENTICATOR_KEY must not go unnoticed: members cannot log in by their authenticators there. */
const openWith = (key: MemberKey, { log }: NeededContext, memberId: string, hidden: Uint8Array): string | null => {
  const secret = key.open(memberId, hidden);
  if (secret === null) log.error({ code: 'authenticator.key' }, 'the secret of an authenticator does not open');
  return secret;
};

export const createAuthenticators = async (platform: NeededContext): Promise<Authenticators> => {
  const key = await createAuthenticatorKey(platform);
  const { db, now } = platform;
  const stepIn = (memberId: string, hidden: Uint8Array, typed: string): number | null => {
    const secret = openWith(key, platform, memberId, hidden);
    return secret === null ? null : stepOf(secret, codeOf(typed), now());
  };

  return {
    begin: async (session) => {
      const { memberId } = session;
      const { pending, until } = await store.storePending(db, session, key.hide(memberId, newTotpSecret()));
      const secret = openWith(key, platform, memberId, pending);
      if (secret === null) throw new Refusal('service.unavailable');
      return { secret, expires: new Date(until).toISOString() };
    },
    confirm: async (tx, session, typed) => {
      const { memberId } = session;
      const pending = await store.pendingOf(tx, session);
      if (pending === null) return 'over';
      const step = stepIn(memberId, pending, typed);
      if (step === null) return 'wrong';
      await store.enrolPending(tx, memberId, step);
      return 'enrolled';
    },
    takeCode: async (on, memberId, typed) => {
      const hidden = await store.secretOf(on, memberId);
      const step = hidden && stepIn(memberId, hidden, typed);
      return step !== null && store.takeStep(on, memberId, step);
    },
    renewRecoveryCodes: async (tx, memberId) => {
      const codes = newRecoveryCodes();
      const hashes = codes.map((code) => key.hash(memberId, recoveryCodeOf(code)));
      await store.putRecoveryCodes(tx, memberId, hashes);
      return codes;
    },
    takeRecoveryCode: (tx, memberId, typed) =>
      store.takeRecoveryCode(tx, memberId, key.hash(memberId, recoveryCodeOf(typed))),
    seed: (tx, memberId, secret) => store.storeSecret(tx, memberId, key.hide(memberId, secret)),
    remove: store.dropAuthenticator,
  };
};
