// What other modules may use of sessions: opening, reading and ending them, the devices they remember, and the tries of a log-in.

/** `revokeOtherDevices`: device secrets of all devices but one session's. `trustDeviceOf`: this session's device asks for no second factor. */
export { revokeOtherDevices, trustDeviceOf } from './device-secret.ts';
/** What a changed password ends: for the hook of the member module. */
export { endAfterPasswordChange } from './end-after-password-change.ts';
/** `enter(platform, entrance, context)` opens the session and answers as every log-in does. Throws Refusal login.cred.err for a spent secret. */
export { type Entrance, enter } from './enter.ts';
/** Known devices, a hint for limits: of a session that ends, of all but one session. */
export { forgetDeviceOf, forgetDevices } from './known-device.ts';
/** True when a log-in carries the fields of its type and no others. */
export { fieldsFit } from './login.rules.ts';
/** The answer of a log-in for a member, a token and the moment. */
export { loginAnswer } from './login-answer.ts';
/** What was typed at a log-in as a folded user name or a number in E.164. */
export { loginNameOf } from './login-name.ts';
/** `loginAddressTries`: what a log-in counts against its address, in fifteen minutes. `forgetLoginTries(db, merchant, memberId)` after another proof. */
export { forgetLoginTries, loginAddressTries } from './login-tries.ts';
/** The first factors, and the hook before every session. */
export type { FirstFactor, SessionHooks } from './parts.ts';
/** Holds a password against a name's, counted as a try. Throws Refusal TOO_MANY_REQUEST_LOGIN. */
export { guessPassword } from './password-proof.ts';
/** The keys of sealed calls: made ahead of their time by `prepare`. */
export { createRsaKeys, type RsaKeys } from './rsa-keys.ts';
/** Finds the live session behind a token: one query for the calls of a moment. */
export { createSessionFinder } from './session-finder.ts';
/** Reads of a session by its id: who is in it, the member's others, how fresh a proof is (minutes). */
export {
  isJustProven,
  isSessionOf,
  type LiveMember,
  markSteppedUp,
  memberOfSession,
  type SessionRow,
  sessionsOfMember,
  steppedUpUntil,
} from './session-reads.ts';
/** Ends and renews sessions, and opens those of games, in the caller's transaction or none. `rotateToken`: null for a dead session. */
export {
  endOtherSessions,
  endSession,
  openGameSession,
  rotateToken,
} from './session-store.ts';
