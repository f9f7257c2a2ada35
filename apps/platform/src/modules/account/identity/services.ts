// The services that the identity module is built from.
import type { StepUpServices } from '../security/api.ts';
import type { Identity } from './identity.ts';

export interface IdentityServices extends StepUpServices {
  readonly identity: Identity;
}
