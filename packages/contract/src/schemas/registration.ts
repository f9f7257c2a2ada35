// Registration, codes by SMS and e-mail, forgotten passwords.
import * as z from 'zod/mini';
import { captchaCodes, captchaProof } from './captcha.ts';
import { identityCodes, identityProof } from './identity.ts';
import { orElse, ReadText, ReadTime, ReadToken, readFlag, renamed } from './read.ts';
import { loginFields, loginNames } from './session.ts';
import { type CallErrors, nothing, printable, text } from './values.ts';

/** National digits as typed or the number without its dialing code; the platform parses it against the dialing code. */
const MobileNum = text(40);
export const DialingCode = z.string().check(z.regex(/^\d{1,4}$/));
const DeviceId = z.string().check(z.regex(/^[0-9A-Za-z-]{36}$/));
/** A code by SMS or e-mail, as typed. */
const Code = text(16);
const Tag = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,128}$/));

/** SN-07: click and browser ids of advertisers, by their names in the tracking table. */
const PixelTrack = z.record(z.string().check(z.regex(/^[a-zA-Z0-9_]{1,32}$/)), printable(1024));

/** RG-03: the fields that every registration carries. */
const registration = {
  affiliateCode: z.optional(Tag),
  referralCode: z.optional(Tag),
  /** Host by which the visitor first came. */
  domain: z.optional(text(255)),
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  /** With the kept parameters, which take up to 4,096 characters of it. */
  registerUrl: z.optional(text(8192)),
  loginDeviceId: z.optional(DeviceId),
  isOfficialAppLogin: z.optional(z.boolean()),
  pixelTrack: z.optional(PixelTrack),
  /** True: log in at once, the answer carries a session. */
  login: z.boolean(),
  /** True: the answer carries a device secret for automatic log-in, where the operator allows it @assumed. */
  remember: z.optional(z.boolean()),
  /** Version of the operator's terms that was on the screen when they were accepted @assumed. */
  termsVersion: text(32),
  /** The visitor says to be of age @assumed. */
  ofAge: z.boolean(),
  /** The operator's registration message template, as the settings name it. */
  smsTemplate: z.optional(text(64)),
};

export const RegisterRequest = z.strictObject({
  ...registration,
  ...captchaProof,
  username: text(200),
  password: text(4096),
});

export const RegisterMobileRequest = z.strictObject({
  ...registration,
  ...captchaProof,
  countryDialingCode: DialingCode,
  mobileNum: MobileNum,
  /** Code sent to the number by `sms.noLogin`. */
  verificationCode: Code,
  /** Absent: the platform gives the account the operator's default password (RG-04). */
  password: z.optional(text(4096)),
  username: z.optional(text(200)),
});

/** SO-02: an account for whom a token names. It has no password; the number of channel `phone` is the token's. */
export const RegisterSocialRequest = z.strictObject({
  ...registration,
  ...identityProof,
  /** Absent: the platform makes one up. */
  username: z.optional(text(200)),
});

/** LG-08: as a log-in, the member's first one; without `login` in the request there is no session, and no token. */
export const RegisterAnswer = renamed(
  loginNames,
  z.object({ ...loginFields, token: z.optional(ReadToken), firstTimeLogin: readFlag(true) }),
);

/**
 * The expiry of a code sent just now, and the time of the next one; null where the back end sends none. Server time.
 * A back end that only knows the end of a code sends another one after it (SM-01).
 */
export const CodeSent = renamed(
  { resendAt: 'expirationTime' },
  z.object({
    expirationTime: orElse('expirationTime', ReadTime, null),
    resendAt: orElse('resendAt', ReadTime, null),
  }),
);

/**
 * `value` of `TOO_MANY_REQUEST_SMS` for the device of the last send: false where no code is left that the person could
 * enter. Others get no value, and the code of the last minute may still work @assumed
 */
export const CodeLimited = z.object({ codeIsLive: z.boolean() });

const namedOrBare = z.transform((found) => (typeof found === 'string' ? { username: found } : found));

/** RG-09: a name in a record, or alone: the specification does not show the answer. No name has spaces or is longer @assumed. */
export const ProposedName = z.pipe(
  namedOrBare,
  renamed({ username: 'userName' }, z.object({ username: z.pipe(ReadText, z.string().check(z.regex(/^\S{1,64}$/))) })),
);

/** The account whose password is forgotten: exactly one of user name, number or address. */
const whose = {
  username: z.optional(text(200)),
  countryDialingCode: z.optional(DialingCode),
  mobileNum: z.optional(MobileNum),
  email: z.optional(text(254)),
};

/** The codes of both registrations by form. */
const registerCodes = [
  'username.invalid',
  'username.taken',
  'password.weak',
  'mobile.invalid',
  'mobile.taken',
  'country.refused',
  'code.invalid',
  'terms.outdated',
  'age.required',
  ...captchaCodes,
] as const;

export const registrationSchemas = {
  'member.register': { input: RegisterRequest, output: RegisterAnswer },
  'member.registerMobile': { input: RegisterMobileRequest, output: RegisterAnswer },
  'member.registerSocial': {
    input: RegisterSocialRequest,
    output: RegisterAnswer,
  },
  'member.autoUsername': { input: nothing, output: ProposedName },
  /** The answer is the same whether anybody has that name, number or address. */
  'member.passwordReset': {
    input: z.strictObject({ ...whose, loginDeviceId: z.optional(DeviceId), ...captchaProof }),
    output: CodeSent,
  },
  /** Without `newPassword` the answer only holds the user name. With it every session of the member ends. */
  'member.passwordResetConfirm': {
    input: z.strictObject({ ...whose, code: Code, newPassword: z.optional(text(4096)) }),
    output: z.object({ userName: orElse('userName', ReadText, '') }),
  },
  /** SM-01. `action` says what the code will be good for: registering or logging in @assumed. */
  'sms.noLogin': {
    input: z.strictObject({
      countryDialingCode: DialingCode,
      mobileNum: MobileNum,
      action: z.optional(z.enum(['register', 'login'])),
      loginDeviceId: z.optional(DeviceId),
      ...captchaProof,
    }),
    output: CodeSent,
  },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const registrationErrors = () =>
  ({
    'member.register': registerCodes,
    'member.registerMobile': registerCodes,
    'member.registerSocial': [
      'username.invalid',
      'username.taken',
      'terms.outdated',
      'age.required',
      'identity.taken',
      'mobile.taken',
      ...identityCodes,
    ],
    'member.passwordReset': ['mobile.invalid', 'country.refused', ...captchaCodes],
    'member.passwordResetConfirm': ['code.invalid', 'password.weak'],
    'sms.noLogin': ['mobile.invalid', 'country.refused', ...captchaCodes],
  }) as const satisfies CallErrors<typeof registrationSchemas>;
