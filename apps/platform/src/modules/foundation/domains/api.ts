// Public interface of the domains module.

/**
 * `isNamedHost(merchant, host)` is true where the operator names the host and has not given it up.
 * The host may carry a port. It throws nothing.
 */
export { isNamedHost } from './domain.rules.ts';
