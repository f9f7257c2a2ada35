// Public interface of the captcha module.

/**
 * `createCaptcha(platform)` answers the service that takes a call's proof:
 * `require(action, proof, context, isProven)` uses the proof up, whether or not it fits. It does
 * nothing where the operator asks for none, or where the puzzle of an earlier step counts. Answers
 * whether a proof was taken.
 * Throws Refusal captcha.required, captcha.invalid, captcha.unavailable, TOO_MANY_REQUEST_LOGIN.
 */
export { type Captcha, type CaptchaProof, createCaptcha } from './captcha.ts';
