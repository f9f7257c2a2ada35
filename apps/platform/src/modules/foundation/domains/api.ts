// What other modules may use of the operators' domains.

/** True where the operator names a host, with or without its port, and has not given it up. */
export { isNamedHost } from './domain.rules.ts';
