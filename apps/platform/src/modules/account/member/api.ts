// Public interface of the member module: members, permissions, passwords, and SQL to read members.

/**
 * `countChange(platform, memberId)` counts a change of how a member logs in, of fifty a day.
 * Throws Refusal TOO_MANY_REQUEST with the seconds to wait.
 */
export { countChange } from './change-limit.ts';
/**
 * `memberBy(on, merchant, kind, value)` finds a member by number (E.164), e-mail address (folded) or
 * account (folded). Null where there is none.
 */
export { memberBy } from './contact-store.ts';
/**
 * `defaultPasswordFits(member, merchant, deviceId, now)` is false for a default password that is
 * older than a day or typed on another device than the one that registered.
 */
export { defaultPasswordFits } from './default-password.rules.ts';
/** `maskedName(name)` answers what others see of a member's name. */
export { maskedName } from './masked-name.rules.ts';
/**
 * `foldAccount(typed)` answers the one spelling of a user name.
 * `hasChosenPassword(member)` is false where the operator gave the password out, or there is none.
 * `languageOf(member)` answers the language to write to the member in.
 */
export { foldAccount, hasChosenPassword, languageOf } from './member.ts';
/** Columns of a member for a select list, the row that they answer, and the member in that row. */
export { MEMBER_COLUMNS, type MemberRow, memberOfRow } from './member-row.ts';
/**
 * Pieces of SQL. Their arguments are places (`$1`) or columns, never values: whoever uses them
 * passes the values as parameters of the statement.
 */
export {
  fromMember,
  heldForSession,
  isNamed,
  isPasswordFrom,
  joinMember,
  MEMBER_ID,
  MEMBER_NAME,
  MEMBER_PASSWORD_HASH,
  MEMBER_REACH,
  MEMBER_STANDING,
  MEMBERS,
  memberExists,
} from './member-sql.ts';
/**
 * Members in their table. `on` is the database or a transaction, `tx` the caller's transaction.
 * - `memberById(on, id)` and `passwordHashOf(db, id)` answer null where there is none.
 * - `renewHash(db, id, oldHash, newHash)` replaces a hash of the same password.
 * - `holdMember(tx, id)` locks the row until the transaction ends.
 * - `setContact(tx, id, contact)` is false where another member has the number or the address.
 *   It throws the database's error of a duplicate where a registration takes it at the same time.
 * - `fixPayeeName(tx, id, name)` keeps the first name that a member is paid under, and answers it.
 * - `payeeNameOf(db, id)` answers null before the first payout account.
 * - `setStatus(tx, merchant, id, standing)` and `setLabel(tx, merchant, id, label)` are false where the operator has no such member.
 *   Others change a status by `changeStatus` of the session module, which ends what the new one forbids.
 * - `setSecondFactor(tx, id, methods)` stores the methods of the second factor that are on.
 */
export {
  fixPayeeName,
  holdMember,
  memberById,
  passwordHashOf,
  payeeNameOf,
  renewHash,
  setContact,
  setLabel,
  setSecondFactor,
  setStatus,
} from './member-store.ts';
/**
 * New members.
 * - `insertMember(on, row)` answers null where another member has the name, number or request.
 * - `takenConfusableKeys(db, merchant, keys)` answers those keys that some member has.
 * - `isMobileTaken(on, merchant, mobile)` takes the number in E.164.
 * - `memberMadeBy(on, merchant, request)` answers the id of the member that a request made, or null.
 */
export {
  insertMember,
  isMobileTaken,
  memberMadeBy,
  type NewMember,
  takenConfusableKeys,
} from './new-member-store.ts';
/**
 * `notifyMember(platform, on, notice, context)` writes a notice to the inbox and to the contacts on file.
 * Within a transaction it goes only if that commits.
 */
export { notifyMember } from './notify-member.ts';
/**
 * `requireStrong(estimator, wished, merchant)` throws Refusal password.weak with the broken rule.
 * `hasExpired(member, rules, now)` and `mustChange(member, merchant, now)` read the password's age.
 */
export { hasExpired, mustChange, requireStrong } from './password.rules.ts';
/**
 * `createPasswordEstimator(log)` scores passwords on threads of its own.
 * Throws Refusal service.overloaded where an estimate cannot be had in time.
 */
export { createPasswordEstimator, type PasswordEstimator } from './password-estimator.ts';
/**
 * `createPasswordHashing(workers, gauge, argon2)` hashes with so many workers at a time.
 * Throws Refusal TOO_MANY_REQUEST, to a log-in TOO_MANY_REQUEST_LOGIN, where its queue is full.
 * `isOutdated(hash)` is true for a hash of other parameters than today's.
 */
export { type Argon2, createPasswordHashing, isOutdated, type PasswordHashing } from './password-hash.ts';
/**
 * Tries at the password of a member who is in, counted in windows of fifteen minutes.
 * `tryPassword(platform, memberId, compare)` answers what `compare` does, and counts where it answers.
 * Throws Refusal TOO_MANY_REQUEST_LOGIN.
 */
export { forgetPasswordTries, returnPasswordTry, tryPassword } from './password-tries.ts';
/** Changes of a password, and the hook that follows each of them in the same transaction. */
export { createPasswords, type MemberHooks, type PasswordChange, type Passwords } from './passwords.ts';
/**
 * `requireMay(member, action, now)` throws the Refusal of the member's status: member.limited,
 * member.timeout, member.excluded, member.closed. `maySo` answers that code, null where the member
 * may. `statusAt(member, now)` answers the status at a moment. `canLastUntil(standing, now)` is false for an end that a status
 * does not have, or that is over. `mayTakePart(member, now)` is false for members whom the operator keeps from all promotions,
 * and for those who may not play.
 */
export { canLastUntil, maySo, mayTakePart, requireMay, statusAt } from './policy.rules.ts';
