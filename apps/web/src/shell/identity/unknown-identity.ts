// SO-02: an identity that no account is linked to yet.
import type { FirebaseChannel } from '@foyer/contract';
import { asRecord } from '../storage/shapes.ts';

export interface UnknownIdentity {
  readonly firebaseChannel: FirebaseChannel;
  readonly firebaseIdToken: string;
  /** The person's name at the provider. */
  readonly name: string | null;
  /** True where the page before explained what registering means: a person who continues has agreed. */
  readonly agreed: boolean;
  /** True for a number that was confirmed on the registration: its person has chosen a new account already. */
  readonly isRegistering: boolean;
}

export const BIND_REQUIRED_CODE = 'bind_customer_required';

/** The name in the `value` of `bind_customer_required`. */
export function nameOfUnknown(value: unknown): string | null {
  const name = asRecord(value)?.name;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}
