// The token verifiers of an operator: Firebase, its emulator, or the demo's local provider.
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { firebaseIssuer, firebaseVerifier } from '../../../ports/identity/firebase.ts';
import { emulatorVerifier } from '../../../ports/identity/firebase-emulator.ts';
import { googleKeys } from '../../../ports/identity/google-keys.ts';
import { LOCAL_ISSUER } from '../../../ports/identity/local-provider.ts';
import type { TokenVerifier } from '../../../ports/identity/port.ts';

/** Null: the operator takes no tokens. */
export type VerifierOf = (merchant: Merchant) => TokenVerifier | null;

const isLocal = ({ settings }: Merchant): boolean => settings.identity?.by === 'local';

/** For whom tokens of an operator are made out; null: it has no project. */
export const audienceOf = (merchant: Merchant): string | null =>
  isLocal(merchant) ? merchant.code : (merchant.settings.smsProvider?.projectId ?? null);

/** The issuer of an operator's tokens; null: the operator takes none. */
export const issuerOf = (merchant: Merchant): string | null => {
  if (isLocal(merchant)) return LOCAL_ISSUER;
  const project = audienceOf(merchant);
  return project === null ? null : firebaseIssuer(project);
};

/** `local` is null outside of the demo. */
export const createTokenVerifiers = (
  { env }: Pick<PlatformContext, 'env'>,
  local: TokenVerifier | null,
): VerifierOf => {
  const firebase =
    env.firebase.emulator === null ? firebaseVerifier(googleKeys(env.firebase.keysUrl)) : emulatorVerifier;
  return (merchant) => (isLocal(merchant) ? local : firebase);
};
