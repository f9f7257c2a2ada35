// What other modules may use of members: who they are, what they may do, their passwords, and the pieces of SQL that read them.

/** `countChange(platform, memberId)`: fifty a day. Throws Refusal TOO_MANY_REQUEST. */
export { countChange } from './change-limit.ts';
/** True for a password of the member's own; a default one is good from the device that registered, for a day. */
export { defaultPasswordFits } from './default-password.rules.ts';
/** `foldAccount(typed)`: one spelling for a user name. `hasChosenPassword(member)`: the member has a password nobody gave out. */
export { foldAccount, hasChosenPassword } from './member.ts';
/** For statements by hand: the columns of a member, their row, and the member in a row. */
export { MEMBER_COLUMNS, type MemberRow, memberOfRow } from './member-row.ts';
/** Pieces of SQL for statements that read a member beside rows of their own. */
export {
  fromMember,
  isNamed,
  isPasswordFrom,
  joinMember,
  MEMBER_ID,
  MEMBER_PASSWORD_HASH,
  MEMBER_REACH,
  MEMBER_STANDING,
  MEMBERS,
  memberExists,
} from './member-sql.ts';
/**
 * `memberById(on, id)`, `passwordHashOf(db, id)`: null where there is none. `holdMember(tx, id)` locks the row until the transaction
 * ends. `setContact(tx, id, contact)`: false where another member has it. `renewHash` replaces a hash of outdated parameters.
 */
export {
  holdMember,
  memberById,
  passwordHashOf,
  renewHash,
  setContact,
  setSecondFactor,
} from './member-store.ts';
/** New members: `insertMember` answers null where another member has the name, the number or the request. */
export {
  insertMember,
  isMobileTaken,
  memberMadeBy,
  type NewMember,
  takenConfusableKeys,
} from './new-member-store.ts';
/** `requireStrong` throws Refusal password.weak with the broken rule. `hasExpired`, `mustChange`: what a password's age demands at a moment. */
export { hasExpired, mustChange, requireStrong } from './password.rules.ts';
/** Strength of a password on threads of its own. Throws Refusal service.overloaded when an estimate cannot be had in time. */
export { createPasswordEstimator, type PasswordEstimator } from './password-estimator.ts';
/** argon2id with a bounded, fair queue. Throws Refusal TOO_MANY_REQUEST, to a log-in TOO_MANY_REQUEST_LOGIN, when the queue is full. */
export { type Argon2, createPasswordHashing, isOutdated, type PasswordHashing } from './password-hash.ts';
/** Tries at the password of somebody who is in: fifteen minutes, as many as the environment allows. Throws Refusal TOO_MANY_REQUEST_LOGIN. */
export { countPasswordTry, forgetPasswordTries, returnPasswordTry } from './password-tries.ts';
/** Changes of a password, and the hook that follows each of them within its transaction. */
export { createPasswords, type MemberHooks, type PasswordChange, type Passwords } from './passwords.ts';
/** `requireMay(member, action, now)` throws the Refusal of the member's status; `maySo` answers its code, null where the member may. */
export { maySo, requireMay, statusAt } from './policy.rules.ts';
/** `memberBy(on, merchant, way, value)`: by number (E.164), address (folded) or account (folded); null where there is none. */
export { memberBy } from './reach-store.ts';
/** Writes a notice into the inbox and by the ways on file, within the caller's transaction. */
export { tellMember } from './tell-member.ts';
