// Public interface of the withdrawal module.

/**
 * `decideWithdrawal(platform, tx, decided)` pays, refuses, cancels or holds a withdrawal. Throws Refusal order.unknown, withdraw.final.
 */
export { type DecisionOutcome, decideWithdrawal } from './decisions.ts';
/** What must hold between withdrawals and the ledger, for the check of the ledger. */
export { withdrawalPromises } from './withdrawal-promises.ts';
/** `openWithdrawals(db, merchant, most)` lists those of an operator that wait for a decision, the oldest first. */
export { openWithdrawals, type WithdrawalRow } from './withdrawal-store.ts';
