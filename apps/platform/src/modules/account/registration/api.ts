// Public interface of the registration module.

/**
 * `confusableKeyOf(folded)` answers the confusable key of a folded user name. Two names with the
 * same key look alike and cannot both be had.
 */
export { confusableKeyOf } from './confusable-key.rules.ts';
/** The hook by which a module above adds its work to a registration, in the same transaction. */
export type { RegistrationHooks } from './services.ts';
