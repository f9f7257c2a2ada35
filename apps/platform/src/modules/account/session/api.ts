// Public interface of the session module: sessions, remembered and known devices, log-in tries.

/**
 * `beginSession(platform, proven, context)` opens a session and answers as every log-in does.
 * Throws Refusal login.cred.err where the device secret was spent at the same moment.
 */
export { beginSession, type ProvenMember } from './begin-session.ts';
/**
 * `changeStatus(tx, member, now)` changes what a member may do, and ends sessions and device secrets of who is excluded or closed.
 * False where the operator has no such member.
 */
export { changeStatus } from './change-status.ts';
/**
 * `revokeOtherDevices(tx, memberId, keptSessionId)` revokes the secrets of all devices but one.
 * `trustDeviceOf(tx, sessionId)` spares the session's device the second factor from now on.
 */
export { revokeOtherDevices, trustDeviceOf } from './device-secret.ts';
/**
 * `endAfterPasswordChange(tx, change)` ends the sessions and devices of a member whose password
 * changed. It fills the hook `passwordChanged` of the member module.
 */
export { endAfterPasswordChange } from './end-after-password-change.ts';
/**
 * Known devices are a hint for limits, never a proof.
 * `forgetDevices(on, memberId, keptSessionId)` forgets all but the one of that session.
 * `forgetDeviceOf(on, sessionId, keptSessionId)` forgets the one of a session that ends.
 * `isKnownDevice(on, memberId, deviceId)` is true where it has logged the member in.
 */
export { forgetDeviceOf, forgetDevices, isKnownDevice } from './known-device.ts';
/** `fieldsFit(request, way)` is true where a log-in carries the fields of its way and no others. */
export { fieldsFit } from './login.rules.ts';
/** `loginAnswer(opened, merchant, now)` answers a log-in, for every method that creates a session. */
export { loginAnswer } from './login-answer.ts';
/** `loginNameOf(typed, context)` answers the folded user name, or the number in E.164. */
export { loginNameOf } from './login-name.ts';
/**
 * `loginAddressTries(platform, context)` answers the try that a log-in counts against its address,
 * in windows of fifteen minutes. `forgetLoginTries(db, merchant, memberId)` follows another proof.
 */
export { forgetLoginTries, loginAddressTries } from './login-tries.ts';
/**
 * `guessPassword(services, name, request, context)` compares a password and counts the try.
 * Throws Refusal TOO_MANY_REQUEST_LOGIN with the methods that are left.
 */
export { guessPassword } from './password-proof.ts';
/** `createRsaKeys(db, now)` answers the keys of sealed calls; `prepare` makes them ahead of time. */
export { createRsaKeys, type RsaKeys } from './rsa-keys.ts';
/** The first factors of a log-in, and the hook that runs before every session. */
export type { FirstFactor, SessionHooks } from './services.ts';
/** `createSessionFinder(platform)` finds live sessions by token, one query for those of a moment. */
export { createSessionFinder, type SessionFinder } from './session-finder.ts';
/**
 * Reads of sessions by id.
 * - `memberOfSession(on, sessionId)` answers null for a session that is over or restricted.
 * - `sessionsOfMember(db, page)` answers the live ones; moments are in milliseconds since 1970.
 * - `endedSessions(db, ids)` answers the ids of those that are over.
 * - `isSessionOf(db, sessionId, memberId)` is true where the session is the member's.
 * - `steppedUpUntil(db, sessionId, goodMinutes)` answers null where a step-up is over or missing.
 * - `markSteppedUp(db, sessionId)` begins a step-up.
 * - `isJustProven(db, sessionId, minutes)` is true where the member logged in that recently.
 */
export {
  endedSessions,
  isJustProven,
  isSessionOf,
  type LiveMember,
  markSteppedUp,
  memberOfSession,
  type SessionRow,
  sessionsOfMember,
  steppedUpUntil,
} from './session-reads.ts';
/**
 * Changes of sessions. `on` is the database or the caller's transaction.
 * - `openGameSession(on, merchant, parent)` and `openChatSession` open one that ends with the session it came from.
 * - `rotateToken(on, tokenHash, lift)` answers the new token, null for a dead session. `lift` ends
 *   the restriction to a change of the password.
 * - `endSession(on, id)` and `endOtherSessions(on, memberId, keptId)` end the games in them, too.
 * - `endSessions(on, memberId)` ends all of a member.
 */
export {
  endOtherSessions,
  endSession,
  endSessions,
  openChatSession,
  openGameSession,
  rotateToken,
} from './session-store.ts';
