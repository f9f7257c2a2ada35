// Public interface of the demo's operators.

/** `seedOperators(services)` writes the demo's operators of every site where they are missing. */
export { seedOperators } from './seed.ts';
