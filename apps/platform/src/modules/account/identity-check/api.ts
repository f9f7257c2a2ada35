// Public interface of the identity check: the operator makes sure who a member is.

/** `waitingCheck(on, merchant, id)` answers null where it was decided; `waitingChecks(on, merchant, cursor)` lists those that wait, the oldest first: `checkList`. */
export { checkList, waitingCheck, waitingChecks } from './check-store.ts';
/**
 * - `identityStatusOf(on, merchant, memberId)` answers where the check of a member stands.
 * - `identityCheckOf(platform, merchant, memberId)` answers it as its member sees it, null where the operator has none.
 * - `identityPicture(documents, tx, merchant, whose)` answers the picture of a document, null where there is none.
 * - `decideIdentityCheck(platform, tx, merchant, decision)` throws Refusal not.found where the check does not wait.
 */
export { decideIdentityCheck, identityCheckOf, identityPicture, identityStatusOf } from './identity-check.ts';
