// The second factor: what a log-in asks for, how its codes are sent, and what proves it.
import * as z from 'zod/mini';
import { CodeSent } from './registration.ts';
import { LoginAnswer, LoginRequest } from './session.ts';
import { type CallErrors, Instant, Opaque, text } from './values.ts';

/** Methods that prove who one is beside the first factor. */
export const SecondFactor = z.enum(['email', 'ga', 'sms', 'payeeName']);

/** `value` of `login_verify_required`. */
export const SecondFactorRequired = z.object({
  /** The methods this member may choose from, the operator's preferred one first. */
  options: z.array(SecondFactor),
  challenge: Opaque,
  expires: Instant,
  /** The address and the number that are meant, mostly covered; there is no hint for a payee name @assumed */
  hints: z.optional(z.object({ email: z.optional(z.string()), sms: z.optional(z.string()) })),
});

const DeviceId = LoginRequest.shape.loginDeviceId;
/** The address as typed; the platform folds what it compares. */
const EmailAddress = text(254);
/** With its plus and dialing code; without them it is read as a number of the country of the one on file. */
const MobileNum = text(40);

/** Whom a code is for. The challenge says that the password was right, so that `password` may be empty @assumed */
const recipientFields = {
  username: text(200),
  password: z.optional(text(4096)),
  challenge: Opaque,
  loginDeviceId: DeviceId,
};

/** TF-02: of the fields only those of the chosen method. Device fields are those of the log-in. */
export const VerifyRequest = z.strictObject({
  username: text(200),
  password: z.optional(text(4096)),
  /** E email, P payee name, G authenticator or recovery code, S SMS. */
  method: z.enum(['E', 'P', 'G', 'S']),
  email: z.optional(EmailAddress),
  payeeName: z.optional(text(200)),
  authCode: z.optional(text(64)),
  mobileNum: z.optional(MobileNum),
  /** Beside `mobileNum`, or beside `email` @assumed */
  verificationCode: z.optional(text(16)),
  /** Instead of `verificationCode` where codes come from the phone-auth service. */
  firebaseIdToken: z.optional(text(8192)),
  challenge: z.optional(Opaque),
  loginDeviceId: DeviceId,
  isOfficialAppLogin: z.optional(z.boolean()),
  device: LoginRequest.shape.device,
});

/** `verification.expired`: the challenge is over, the log-in begins anew. `method.refused`: a method that was not offered. */
const verifyCodes = [
  'login.cred.err',
  'verification.invalid',
  'verification.expired',
  'method.refused',
  'TOO_MANY_REQUEST_LOGIN',
] as const;

export const secondFactorSchemas = {
  'session.verify': { input: VerifyRequest, output: LoginAnswer },
  'sms.login': {
    input: z.strictObject({ ...recipientFields, mobileNum: MobileNum }),
    output: CodeSent,
  },
  'email.login': {
    input: z.strictObject({ ...recipientFields, email: EmailAddress }),
    output: CodeSent,
  },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const secondFactorErrors = () =>
  ({
    'session.verify': verifyCodes,
    'sms.login': [...verifyCodes, 'TOO_MANY_REQUEST_SMS'],
    'email.login': [...verifyCodes, 'TOO_MANY_REQUEST_SMS'],
  }) as const satisfies CallErrors<typeof secondFactorSchemas>;
