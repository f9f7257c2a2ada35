// What the identity module is built from.
import type { StepUpParts } from '../security/api.ts';
import type { Identity } from './identity.ts';

export interface IdentityParts extends StepUpParts {
  readonly identity: Identity;
}
