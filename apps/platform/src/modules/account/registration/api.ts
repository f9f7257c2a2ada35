// What other modules may use of registration.

/** Folds a user name into what it looks like: two folded names with the same look cannot both be had. */
export { lookOf } from './look.rules.ts';
/** What modules above add to a registration, within its transaction. */
export type { RegistrationHooks } from './parts.ts';
