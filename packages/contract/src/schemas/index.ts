// What every bound call takes, answers and refuses. The browser loads this folder only after its first paint.

import type * as z from 'zod/mini';
import type { BoundCallName } from '../calls.ts';
import { captchaSchemas } from './captcha.ts';
import { contentSchemas } from './content.ts';
import { gameSchemas } from './game.ts';
import { pushSchemas } from './push.ts';
import { registrationSchemas } from './registration.ts';
import { secondFactorSchemas } from './second-factor.ts';
import { securitySchemas } from './security.ts';
import { sessionSchemas } from './session.ts';
import { systemSchemas } from './system.ts';
import { walletSchemas } from './wallet.ts';

export interface CallSchema {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /** The codes that a caller of the call shows in place; every other code goes to the error catalogue. */
  readonly errors?: readonly string[];
}

export const schemas = {
  ...sessionSchemas,
  ...registrationSchemas,
  ...secondFactorSchemas,
  ...securitySchemas,
  ...captchaSchemas,
  ...systemSchemas,
  ...walletSchemas,
  ...gameSchemas,
  ...pushSchemas,
  ...contentSchemas,
} as const satisfies Record<BoundCallName, CallSchema>;

export * from './captcha.ts';
export * from './content.ts';
export * from './game.ts';
export * from './game-wire.ts';
export * from './identity.ts';
export { asNumber, asText, flagOf, instantOf, isMissing, type Misfit, readAs } from './read.ts';
export * from './registration.ts';
export * from './second-factor.ts';
export * from './security.ts';
export * from './session.ts';
export * from './system.ts';
export * from './values.ts';
export * from './wallet.ts';
