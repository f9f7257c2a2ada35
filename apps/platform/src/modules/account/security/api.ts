// What other modules may use of the security page: the step-up before a change.

/** What a step-up is built from. */
export type { StepUpParts } from './parts.ts';
/** Lets a change pass. Throws Refusal stepup_required, password.wrong, code.invalid, TOO_MANY_REQUEST_LOGIN, TOO_MANY_REQUEST. */
export { requireStepUp } from './step-up.ts';
