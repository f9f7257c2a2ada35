// The member's security page: address and number, authenticator, methods of the second factor, sessions.
import * as z from 'zod/mini';
import { IdentityCheck } from './document.ts';
import { identityCodes, identityProof, SocialChannel } from './identity.ts';
import { listOf, openEnum, orElse, ReadId, ReadNothing, ReadNumber, ReadText, ReadTime, readFlag } from './read.ts';
import { CodeSent, DialingCode } from './registration.ts';
import { SecondFactor } from './second-factor.ts';
import { LoginAnswer } from './session.ts';
import { stepUp, stepUpCodes } from './step-up.ts';
import { type CallErrors, nothing, Opaque, text } from './values.ts';

const Code = text(16);
const email = { email: text(254) };
const mobile = { countryDialingCode: DialingCode, mobileNum: text(40) };

/** `value` of `stepup_required`: what the member can show; `login` means logging in anew, for members without a password @assumed */
export const StepUpRequired = z.object({ ways: z.array(z.enum(['password', 'authCode', 'login'])) });

/** The policy for the second factor: never required, by the member's wish, or for everyone who can be asked @assumed */
export const SecondFactorPolicy = z.enum(['off', 'optional', 'required']);

export const SecurityOverview = z.object({
  policy: openEnum(SecondFactorPolicy.options, 'optional'),
  /** Both were verified by a code before they came on file; most of them is covered. */
  email: orElse('email', z.object({ masked: z.string() }), null),
  mobile: orElse('mobile', z.object({ masked: z.string(), countryDialingCode: DialingCode }), null),
  authenticator: z.object({
    enrolled: readFlag(),
    since: orElse('since', ReadTime, null),
    recoveryCodesLeft: orElse('recoveryCodesLeft', ReadNumber, 0),
  }),
  /** The methods this operator offers. `ready`: the member has what it takes. */
  methods: listOf('methods', z.object({ method: SecondFactor, on: readFlag(), ready: readFlag() })),
  /** False: there is no password, or one that nobody chose. */
  passwordChosen: readFlag(true),
  /** The time until which this session requires no further step-up. */
  steppedUpUntil: orElse('steppedUpUntil', ReadTime, null),
  /** Null where the operator has no identity check. */
  identityCheck: orElse('identityCheck', IdentityCheck, null),
});

export const MemberSession = z.object({
  id: ReadId,
  current: readFlag(),
  /** The kind of home-screen app, where the log-in sent it. */
  device: orElse('device', ReadText, null),
  browser: orElse('browser', ReadText, null),
  system: orElse('system', ReadText, null),
  /** ISO 3166 alpha-2. */
  region: orElse('region', ReadText, null),
  /** Network of the log-in, without its last digits. */
  network: orElse('network', ReadText, null),
  startedAt: ReadTime,
  lastSeenAt: ReadTime,
});

/** A social account that logs the member in. */
export const LinkedIdentity = z.object({
  id: ReadId,
  channel: SocialChannel,
  /** The person's name at the provider when the account was linked. */
  name: orElse('name', ReadText, null),
  linkedAt: ReadTime,
  /** True: without it nothing would let the member in, so it stays. */
  lastWay: readFlag(),
});

const Sessions = z.object({ items: listOf('items', MemberSession) });
const LinkedIdentities = z.object({ items: listOf('items', LinkedIdentity) });
const RecoveryCodes = z.array(ReadText);

export const securitySchemas = {
  /**
   * `oldPassword` may be empty where nobody chose a password or none exists; a step-up replaces it @assumed
   * An answer without a session leaves the one of the call as it is and lifts its restriction @assumed
   */
  'member.password': {
    input: z.strictObject({ oldPassword: text(4096), newPassword: text(4096), ...stepUp }),
    output: orElse('session', LoginAnswer, null),
  },
  /**
   * The identity logs this member in from now on. No step-up is required where `bind_customer_required` led to a
   * log-in by hand.
   */
  'member.linkSocial': {
    input: z.strictObject({ ...identityProof, ...stepUp }),
    output: ReadNothing,
  },
  'security.overview': { input: nothing, output: SecurityOverview },
  'security.emailCode': {
    input: z.strictObject({ ...email, ...stepUp }),
    output: CodeSent,
  },
  'security.email': {
    input: z.strictObject({ ...email, code: Code, ...stepUp }),
    output: SecurityOverview,
  },
  'security.mobileCode': {
    input: z.strictObject({ ...mobile, ...stepUp }),
    output: CodeSent,
  },
  'security.mobile': {
    input: z.strictObject({ ...mobile, code: Code, ...stepUp }),
    output: SecurityOverview,
  },
  /** `secret` in base32 and the same as an otpauth address, to be confirmed before `expires`. */
  'security.enrol': {
    input: z.strictObject(stepUp),
    output: z.object({ secret: z.string(), otpauth: z.string(), expires: ReadTime }),
  },
  /** The authenticator is on from then. The recovery codes are shown this once. */
  'security.enrolConfirm': {
    input: z.strictObject({ code: Code, ...stepUp }),
    output: z.object({ recoveryCodes: RecoveryCodes, overview: SecurityOverview }),
  },
  'security.unenrol': {
    input: z.strictObject(stepUp),
    output: SecurityOverview,
  },
  'security.recoveryCodes': {
    input: z.strictObject(stepUp),
    output: z.object({ recoveryCodes: RecoveryCodes, overview: SecurityOverview }),
  },
  'security.method': {
    input: z.strictObject({ method: SecondFactor, on: z.boolean(), ...stepUp }),
    output: SecurityOverview,
  },
  'security.identities': { input: nothing, output: LinkedIdentities },
  'security.unlinkIdentity': {
    input: z.strictObject({ id: Opaque, ...stepUp }),
    output: LinkedIdentities,
  },
  'security.sessions': { input: nothing, output: Sessions },
  'security.endSession': { input: z.strictObject({ id: Opaque }), output: Sessions },
  'security.endOthers': { input: nothing, output: Sessions },
  'security.exportData': { input: z.strictObject(stepUp), output: z.object({ code: z.string() }) },
  'security.closeAccount': { input: z.strictObject(stepUp), output: ReadNothing },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const securityErrors = () =>
  ({
    'member.password': ['password.weak', ...stepUpCodes],
    'member.linkSocial': ['identity.taken', ...identityCodes, ...stepUpCodes],
    'security.emailCode': ['email.invalid', 'TOO_MANY_REQUEST_SMS', ...stepUpCodes],
    'security.email': ['email.invalid', 'email.taken', ...stepUpCodes],
    'security.mobileCode': ['mobile.invalid', 'country.refused', 'TOO_MANY_REQUEST_SMS', ...stepUpCodes],
    'security.mobile': ['mobile.invalid', 'mobile.taken', 'country.refused', ...stepUpCodes],
    'security.enrol': ['method.refused', ...stepUpCodes],
    'security.enrolConfirm': ['authenticator.expired', ...stepUpCodes],
    'security.unenrol': ['method.last', ...stepUpCodes],
    'security.recoveryCodes': ['method.refused', ...stepUpCodes],
    'security.method': ['method.refused', 'method.last', ...stepUpCodes],
    'security.unlinkIdentity': ['identity.last', ...stepUpCodes],
    'security.exportData': stepUpCodes,
    'security.closeAccount': stepUpCodes,
  }) as const satisfies CallErrors<typeof securitySchemas>;
