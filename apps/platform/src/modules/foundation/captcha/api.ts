// What other modules may use of the captcha.

/** `require(action, proof, context)` takes a proof. Throws Refusal captcha.required, captcha.invalid, captcha.unavailable, TOO_MANY_REQUEST_LOGIN. */
export { type Captcha, createCaptcha } from './captcha.ts';
/** The proof a call carries: its fields are the vendor's, or our own image's. */
export type { CaptchaProof } from './proof.rules.ts';
