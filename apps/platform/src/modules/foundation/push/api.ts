// Public interface of the push module.

/** `announceToAll(tx, what)` sends an announcement to every device that hears what is said to everyone. */
export { announceToAll } from './announce.ts';
/** What is new for members, as the modules that know it answer it. */
export type { NewsSource } from './message-store.ts';
/**
 * `unbindDeviceOf(on, sessionId)` takes the device of a session from its member, `unbindDevices(on, memberId, kept)` all
 * of a member but that of the kept session.
 */
export { unbindDeviceOf, unbindDevices } from './registration-store.ts';
