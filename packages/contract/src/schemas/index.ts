// The input, the output and the error codes of every bound call.
// The browser loads this folder only after its first paint.

import type * as z from 'zod/mini';
import type { BoundCallName } from '../calls.ts';
import { captchaSchemas } from './captcha.ts';
import { contentSchemas } from './content.ts';
import { gameErrors, gameSchemas } from './game.ts';
import { paymentErrors, paymentSchemas } from './payment.ts';
import { payoutErrors, payoutSchemas } from './payout.ts';
import { pushSchemas } from './push.ts';
import { registrationErrors, registrationSchemas } from './registration.ts';
import { secondFactorErrors, secondFactorSchemas } from './second-factor.ts';
import { securityErrors, securitySchemas } from './security.ts';
import { sessionErrors, sessionSchemas } from './session.ts';
import { systemErrors, systemSchemas } from './system.ts';
import type { CallErrors } from './values.ts';
import { walletSchemas } from './wallet.ts';
import { withdrawalErrors, withdrawalSchemas } from './withdrawal.ts';

export interface CallSchema {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
}

export const schemas = {
  ...sessionSchemas,
  ...registrationSchemas,
  ...secondFactorSchemas,
  ...securitySchemas,
  ...captchaSchemas,
  ...systemSchemas,
  ...walletSchemas,
  ...paymentSchemas,
  ...payoutSchemas,
  ...withdrawalSchemas,
  ...gameSchemas,
  ...pushSchemas,
  ...contentSchemas,
} as const satisfies Record<BoundCallName, CallSchema>;

/** The codes that the callers show in place. Functions: the build leaves them out of the browser, where they are types. */
export const callErrors = () =>
  ({
    ...sessionErrors(),
    ...registrationErrors(),
    ...secondFactorErrors(),
    ...securityErrors(),
    ...systemErrors(),
    ...paymentErrors(),
    ...payoutErrors(),
    ...withdrawalErrors(),
    ...gameErrors(),
  }) as const satisfies CallErrors<typeof schemas>;

export * from './captcha.ts';
export * from './content.ts';
export * from './game.ts';
export * from './game-wire.ts';
export * from './identity.ts';
export * from './payment.ts';
export * from './payout.ts';
export { asNumber, asText, flagOf, instantOf, isMissing, type Misfit, readAs } from './read.ts';
export * from './registration.ts';
export * from './second-factor.ts';
export * from './security.ts';
export * from './session.ts';
export * from './system.ts';
export * from './values.ts';
export * from './wallet.ts';
export * from './withdrawal.ts';
