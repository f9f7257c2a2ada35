// Push: the call that unsubscribes a device's token.
import * as z from 'zod/mini';
import { ReadNothing } from './read.ts';
import { text } from './values.ts';

/** The token that the push service gave to the device. */
const RegistrationToken = text(4096).check(z.minLength(1));

export const pushSchemas = {
  /** SE-02: works with a session that has ended. `unsubscribeAll`: the device leaves every topic too, not only its member. */
  'relay.fcmUnsubscribe': {
    input: z.strictObject({ registrationToken: RegistrationToken, unsubscribeAll: z.optional(z.boolean()) }),
    output: ReadNothing,
  },
} as const;
