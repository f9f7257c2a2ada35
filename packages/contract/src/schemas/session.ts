// Session and member: log-in, hand-off, member info, password.
import * as z from 'zod/mini';
import { captchaProof } from './captcha.ts';
import { FirebaseChannel, identityProof } from './identity.ts';
import { CacheBuster, Instant, Language, nothing, Opaque, text } from './values.ts';

export const RsaKey = z.object({ keyId: z.string(), publicKey: z.string(), expiresAt: Instant });

/** LG-02: every field of the log-in request. Which credential fields are allowed follows from `type`, decided by the server. */
export const LoginRequest = z.strictObject({
  username: z.optional(text(200)),
  password: z.optional(text(4096)),
  type: z.enum(['sms', 'username', 'firebase']),
  ...captchaProof,
  firebaseChannel: z.optional(FirebaseChannel),
  firebaseIdToken: z.optional(identityProof.firebaseIdToken),
  loginDeviceId: z.optional(z.string().check(z.regex(/^[0-9A-Za-z-]{36}$/))),
  isOfficialAppLogin: z.optional(z.boolean()),
  device: z.optional(z.enum(['IPAD', 'PWA', 'WEBCLIP'])),
  /** True: the answer carries a device secret for automatic log-in, where the operator allows it @assumed. */
  remember: z.optional(z.boolean()),
});

/** Type of a member: -1 not logged in; 0, 1, 2 players; 1, 2 also agents; 4 no chat. */
export const MemberType = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2), z.literal(4)]);

/** LG-08: what a log-in answers. */
export const LoginAnswer = z.object({
  id: z.string(),
  token: Opaque,
  userName: z.string(),
  customerType: MemberType,
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  updatePassword: z.boolean(),
  /** What a remembered log-in sends as its password the next time, whole as it came: good once, from this device @assumed. */
  deviceSecret: z.optional(z.string().check(z.regex(/^ds1\.[A-Za-z0-9_-]{43}$/))),
});

/**
 * `value` of `TOO_MANY_REQUEST_LOGIN` where an account has used up its tries: how its member still
 * gets in, the same for names that nobody has. Other limits send no value @assumed
 */
export const LoginLimited = z.object({ ways: z.array(z.enum(['sms', 'recovery'])) });

/** SN-02: member info. */
export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  userName: z.string(),
  type: MemberType,
  regDate: Instant,
  token: z.optional(z.string()),
  language: Language,
  firstTimeLogin: z.boolean(),
  /** The session is restricted until the password is changed (RT-17). */
  passwordChangeRequired: z.boolean(),
  /** The password is the operator's default one, which no member chose: a change does not ask for it @assumed. */
  passwordGiven: z.optional(z.boolean()),
  clubLabel: z.nullable(
    z.object({
      labelName: z.string(),
      labelId: z.string(),
      type: z.enum(['AUTO', 'MANUAL']),
      rankLevel: z.number(),
    }),
  ),
});

export const sessionSchemas = {
  'session.rsaKey': { input: z.strictObject({ _: CacheBuster }), output: RsaKey },
  'session.login': { input: LoginRequest, output: LoginAnswer },
  /** SO-01: type firebase. A token opens one session, or makes or joins one account. */
  'session.social': { input: LoginRequest, output: LoginAnswer },
  'session.handoff': {
    input: z.strictObject({ code: Opaque, loginDeviceId: z.optional(text(36)) }),
    output: LoginAnswer,
  },
  /** `domain`: host and port of another domain of the operator; the code is good there and nowhere else @assumed. */
  'session.handoffCode': {
    input: z.strictObject({ domain: z.optional(text(255)) }),
    output: z.object({ code: Opaque, expires: Instant }),
  },
  'session.rotate': { input: nothing, output: LoginAnswer },
  'session.logout': { input: nothing, output: nothing },
  'member.info': { input: z.strictObject({ _: CacheBuster }), output: MemberInfo },
  'member.language': { input: z.strictObject({ language: Language }), output: nothing },
  'member.firstTimeSeen': { input: nothing, output: nothing },
} as const;
