// Public interface of the security module: the step-up before a change.

/** The services that a step-up is built from. */
export type { StepUpServices } from './services.ts';
/**
 * `requireStepUp(services, stepUp, context)` lets a change of how the member logs in pass, and counts it.
 * Throws Refusal stepup_required, password.wrong, code.invalid, TOO_MANY_REQUEST_LOGIN,
 * TOO_MANY_REQUEST. `requireProof` does the same without counting.
 */
export { requireProof, requireStepUp } from './step-up.ts';
