// Public interface of the demo's staff.

/** `seedStaff(services)` writes the demo's staff of every site where they are missing. */
export { seedStaff } from './seed.ts';
