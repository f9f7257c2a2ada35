// SO-02: an identity that no account is linked to yet.
import type { FirebaseChannel } from '@foyer/contract';
import { bag } from '../storage/shapes.ts';

export interface UnknownIdentity {
  readonly firebaseChannel: FirebaseChannel;
  readonly firebaseIdToken: string;
  /** As the provider calls the person. */
  readonly name: string | null;
  /** The page that they come from said what registering means: who goes on has agreed. */
  readonly agreed: boolean;
}

export const BIND_REQUIRED_CODE = 'bind_customer_required';

/** The name in the `value` of `bind_customer_required`. */
export function nameOfUnknown(value: unknown): string | null {
  const name = bag(value)?.name;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}
