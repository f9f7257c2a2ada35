// Public interface of the registration module.

/** The hook by which a module above adds its work to a registration, in the same transaction. */
export type { RegistrationHooks } from './services.ts';
