// The input, the output and the error codes of every bound call.
// The browser loads this folder only after its first paint.

import type * as z from 'zod/mini';
import type { BoundCallName } from '../calls.ts';
import { downloadSchemas } from './download.ts';
import { gameErrors } from './game.ts';
import { schemas as generalSchemas } from './general-calls.ts';
import { schemas as memberSchemas } from './member-calls.ts';
import { paymentErrors } from './payment.ts';
import { payoutErrors } from './payout.ts';
import { promotionErrors } from './promotion.ts';
import { registrationErrors } from './registration.ts';
import { secondFactorErrors } from './second-factor.ts';
import { securityErrors } from './security.ts';
import { sessionErrors } from './session.ts';
import { settingsSchemas } from './settings.ts';
import { systemErrors } from './system.ts';
import type { CallErrors } from './values.ts';
import { withdrawalErrors } from './withdrawal.ts';

export interface CallSchema {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
}

export const schemas = {
  ...generalSchemas,
  ...settingsSchemas,
  ...downloadSchemas,
  ...memberSchemas,
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
    ...promotionErrors(),
  }) as const satisfies CallErrors<typeof schemas>;

export * from './captcha.ts';
export * from './chat.ts';
export * from './content.ts';
export * from './document.ts';
export * from './download.ts';
export * from './game.ts';
export * from './game-wire.ts';
export * from './identity.ts';
export * from './instant-wire.ts';
export * from './payment.ts';
export * from './payout.ts';
export * from './promotion.ts';
export { pushKinds } from './push.ts';
export { asNumber, asText, flagOf, instantOf, isMissing, type Misfit, readAs } from './read.ts';
export * from './registration.ts';
export * from './second-factor.ts';
export * from './security.ts';
export * from './session.ts';
export * from './settings.ts';
export * from './system.ts';
export * from './upload-wire.ts';
export * from './values.ts';
export * from './wallet.ts';
export * from './withdrawal.ts';
