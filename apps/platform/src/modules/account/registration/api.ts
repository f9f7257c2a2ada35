// What other modules may use of registration.

/** The confusable key of a folded user name: two names with the same key look alike and cannot both be had. */
export { confusableKeyOf } from './confusable-key.rules.ts';
/** What modules above add to a registration, within its transaction. */
export type { RegistrationHooks } from './parts.ts';
