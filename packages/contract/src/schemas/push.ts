// Push: binds a device's token to its member, stores what the member wants to hear, sends a test.
import * as z from 'zod/mini';
import { ReadNothing } from './read.ts';
import { text } from './values.ts';

/** The token that the push service gave to the device. */
const RegistrationToken = text(4096).check(z.minLength(1));

/** What a member hears of by push. */
export const pushKinds = ['depositArrived', 'withdrawalPaid', 'ticketWon', 'chatAnswered'] as const;

/** Minutes since midnight. */
const MinuteOfDay = z.int().check(z.minimum(0), z.maximum(1439));
/** Nothing is sent between the two; the one may be after the other: over midnight. */
const Quiet = z.nullable(z.strictObject({ from: MinuteOfDay, to: MinuteOfDay }));
/** The kinds that the member does not want to hear of. */
const Off = z.array(z.enum(pushKinds)).check(z.maxLength(pushKinds.length));

/**
 * What became of a test. `gone`: the push service no longer knows the device. `unbound`: it is not this member's.
 * `unreachable`: the push service did not take it. `notSupported`: the platform has no way to such a device.
 */
const TestOutcome = z.enum(['sent', 'gone', 'unbound', 'unreachable', 'notSupported']);

/** A visitor's browser loads it, too: a session that has ended is a visitor's. */
export const pushSchemas = {
  /** SE-02: works with a session that has ended. `unsubscribeAll`: the device leaves every topic too, not only its member. */
  'relay.fcmUnsubscribe': {
    input: z.strictObject({ registrationToken: RegistrationToken, unsubscribeAll: z.optional(z.boolean()) }),
    output: ReadNothing,
  },
} as const;

/** Calls of members. */
export const memberPushSchemas = {
  /** PU-01: the device is this member's from now on, and no other's. */
  'relay.fcmBind': { input: z.strictObject({ registrationToken: RegistrationToken }), output: ReadNothing },
  /** `ALL`: what is said to everyone. */
  'relay.fcmSubscribe': {
    input: z.strictObject({ registrationToken: RegistrationToken, topic: z.literal('ALL') }),
    output: ReadNothing,
  },
  /** `vapidKey`: the operator's public key, base64url, with which a browser subscribes. */
  'push.settings': {
    input: z.strictObject({}),
    output: z.object({ vapidKey: z.string(), off: Off, quiet: Quiet }),
  },
  /** `timeZone`: IANA name of the member's own, in which the quiet hours are. */
  'push.save': {
    input: z.strictObject({ off: Off, quiet: Quiet, timeZone: text(64).check(z.minLength(1)) }),
    output: ReadNothing,
  },
  'push.test': {
    input: z.strictObject({ registrationToken: RegistrationToken }),
    output: z.object({ outcome: TestOutcome }),
  },
} as const;
