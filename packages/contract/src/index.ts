// The contract: what crosses the wire, as data.
export * from './call.ts';
export * from './calls.ts';
export * from './currency.ts';
export * from './error-codes.ts';
export * from './language-names.ts';
export * from './language-of-tag.ts';
export * from './languages.ts';
export * from './moments.ts';
export * from './switches.ts';
export type * from './types.ts';
