// What other modules may use of the demo's members.

/** Books the opening credit of a registration: for the hook of the registration module. */
export { openingCredit } from './demo-credit.ts';
/** The member with a second factor: user name, payee name, and the secret of the authenticator in base32. */
export { demoSecondFactor } from './demo-second-factor.ts';
/** Writes the demo's members where they are missing. */
export { seedDemo } from './seed.ts';
