// The step-up that a call may carry: proof that the member is still at the device.
import * as z from 'zod/mini';
import { text } from './values.ts';

/**
 * Proof that the member is still at the device: required by `stepup_required`, then valid for a while in the same
 * session.
 */
const StepUp = z.optional(z.strictObject({ password: z.optional(text(4096)), authCode: z.optional(text(64)) }));

/** The field of a call that may ask for a step-up. */
export const stepUp = { stepUp: StepUp };
/** `stepup_required`: the same call again, with the password or a code of the authenticator. */
export const stepUpCodes = ['stepup_required', 'password.wrong', 'code.invalid', 'TOO_MANY_REQUEST_LOGIN'] as const;
