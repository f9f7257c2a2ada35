// Public interface of the demo's members.

/**
 * `openingCredit(platform)` books the demo's opening credit. It fills the hook `memberAdded` of
 * the registration module.
 */
export { openingCredit } from './demo-credit.ts';
/** The member with a second factor: user name, payee name, secret of the authenticator in base32. */
export { demoSecondFactor } from './demo-second-factor.ts';
/** `seedDemo(services)` writes the demo's members of every operator where they are missing. */
export { seedDemo } from './seed.ts';
