// Public interface of the withdrawal module.

/**
 * `decideWithdrawal(platform, tx, decided)` pays, refuses, cancels or holds a withdrawal. Throws Refusal order.unknown, withdraw.final.
 */
export { type DecisionOutcome, decideWithdrawal } from './decisions.ts';
/** `withdrawalNews`: withdrawals that are paid, as push tells them. */
export { withdrawalNews } from './news.ts';
/**
 * `placeWithdrawal(platform, tx, request)` holds the money of a withdrawal, once for its key. Throws Refusal account.unknown,
 * balance.insufficient, idempotency.mismatch; for a member's own request those of the rules, too. `accountLabel(row)` is "Demo Bank •••• 6789".
 */
export { accountLabel, placeWithdrawal } from './withdrawal.service.ts';
/** What must hold between withdrawals and the ledger, for the check of the ledger. */
export { withdrawalPromises } from './withdrawal-promises.ts';
/** `openWithdrawals(on, merchant, cursor)` lists those that wait for a decision, then those on hold: `withdrawalList`; `withdrawalById` answers null where there is none. */
export { openWithdrawals, type WithdrawalRow, withdrawalById, withdrawalList } from './withdrawal-store.ts';
