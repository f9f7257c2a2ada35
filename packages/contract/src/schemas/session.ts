// Session and member: log-in, hand-off, member info, feedback.
import * as z from 'zod/mini';
import { FEEDBACK_LENGTH } from '../feedback-length.ts';
import { captchaCodes, captchaProof } from './captcha.ts';
import { identityCodes, identityProof, SocialChannel } from './identity.ts';
import {
  listOf,
  openEnum,
  orElse,
  ReadId,
  ReadNothing,
  ReadNumber,
  ReadText,
  ReadTime,
  ReadToken,
  readFlag,
  renamed,
} from './read.ts';
import { CacheBuster, type CallErrors, Cursor, Language, nothing, Opaque, text } from './values.ts';

/** Without an end the key is good for one call: the next one fetches it again. */
export const RsaKey = z.object({
  keyId: ReadId,
  publicKey: z.string(),
  expiresAt: orElse('expiresAt', ReadTime, null),
});

/**
 * LG-02: every field of the log-in request. The server decides by call and `type` which credential fields are allowed: a
 * channel belongs to social accounts, and a token of phone-auth has none.
 */
export const LoginRequest = z.strictObject({
  username: z.optional(text(200)),
  password: z.optional(text(4096)),
  type: z.enum(['sms', 'username', 'firebase']),
  ...captchaProof,
  firebaseChannel: z.optional(SocialChannel),
  firebaseIdToken: z.optional(identityProof.firebaseIdToken),
  loginDeviceId: z.optional(z.string().check(z.regex(/^[0-9A-Za-z-]{36}$/))),
  isOfficialAppLogin: z.optional(z.boolean()),
  device: z.optional(z.enum(['IPAD', 'PWA', 'WEBCLIP'])),
  /** True: the answer carries a device secret for automatic log-in, where the operator allows it @assumed. */
  remember: z.optional(z.boolean()),
});

/** -1 not logged in; 0, 1, 2 players; 1, 2 also agents; 4 no chat. A type that is none of these is kept, and nothing is open to it @assumed. */
export const MemberType = ReadNumber;

/** The fields of a log-in's answer. A member without a type counts as a player @assumed. */
export const loginFields = {
  id: ReadId,
  token: ReadToken,
  userName: ReadText,
  customerType: orElse('customerType', MemberType, 0),
  firstTimeLogin: readFlag(),
  passwordExpired: readFlag(),
  updatePassword: readFlag(),
  /** A remembered log-in sends this secret as its password: valid once, from this device, byte for byte @assumed. */
  deviceSecret: z.optional(z.string().check(z.regex(/^ds1\.[A-Za-z0-9_-]{43}$/))),
};
/** Names that the same things have elsewhere in the specification. */
export const loginNames = { id: 'customerId', userName: 'account' };

/** LG-08: the answer of a log-in. */
export const LoginAnswer = renamed(loginNames, z.object(loginFields));

/**
 * `value` of `TOO_MANY_REQUEST_LOGIN` where an account has used up its tries: how its member still
 * gets in, the same for names that nobody has. Other limits send no value @assumed
 */
export const LoginLimited = z.object({ ways: z.array(z.enum(['sms', 'recovery'])) });

/** SN-02: member info. */
export const MemberInfo = renamed(
  { id: 'customerId', userName: 'account' },
  renamed(
    { account: 'userName' },
    z.object({
      id: ReadId,
      account: ReadText,
      userName: ReadText,
      type: orElse('type', MemberType, 0),
      regDate: orElse('regDate', ReadTime, null),
      token: z.optional(z.string()),
      /**
       * A code that none of our languages has is kept: it differs from the page's language, which the back end then
       * receives.
       */
      language: orElse('language', ReadText, ''),
      firstTimeLogin: readFlag(),
      /** The session is restricted until the password is changed (RT-17). */
      passwordChangeRequired: readFlag(),
      /** The password is the operator's default one, which no member chose: a change does not ask for it @assumed. */
      passwordGiven: z.optional(readFlag()),
      clubLabel: orElse(
        'clubLabel',
        z.object({
          labelName: ReadText,
          labelId: ReadId,
          type: openEnum(['AUTO'], 'MANUAL'),
          rankLevel: orElse('rankLevel', ReadNumber, 0),
        }),
        null,
      ),
      /** Number of the picture that the member chose, from 1 on; null: none @assumed. */
      profileIcon: orElse('profileIcon', ReadNumber, null),
      /** Messages in the inbox that the member has not read @assumed. */
      unread: orElse('unread', ReadNumber, 0),
      /** Bets of the member whose draw is still to come @assumed. */
      openBets: orElse('openBets', ReadNumber, 0),
    }),
  ),
);

/** @assumed The specification names no call for the inbox. */
export const InboxMessage = z.object({
  id: ReadId,
  at: ReadTime,
  subject: orElse('subject', ReadText, ''),
  body: ReadText,
  isRead: readFlag(),
});

const MessageId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

/** A member's message to the operator: line breaks stay, no other invisible character does, and it is not empty @assumed */
const FeedbackText = z
  .string()
  .check(z.maxLength(FEEDBACK_LENGTH), z.regex(/\S/), z.regex(/^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|\n)*$/u));

export const sessionSchemas = {
  'session.rsaKey': { input: z.strictObject({ _: CacheBuster }), output: RsaKey },
  /** PH-03: type firebase is phone-auth. */
  'session.login': {
    input: LoginRequest,
    output: LoginAnswer,
  },
  /** SO-01: type firebase, with the channel of a social account. A token opens one session, or makes or joins one account. */
  'session.social': {
    input: LoginRequest,
    output: LoginAnswer,
  },
  'session.handoff': {
    input: z.strictObject({ code: Opaque, loginDeviceId: z.optional(text(36)) }),
    output: LoginAnswer,
  },
  /** `domain`: host and port of another domain of the operator; the code is good there and nowhere else @assumed. */
  'session.handoffCode': {
    input: z.strictObject({ domain: z.optional(text(255)) }),
    output: z.object({ code: Opaque, expires: ReadTime }),
  },
  'session.rotate': { input: nothing, output: LoginAnswer },
  'session.logout': { input: nothing, output: ReadNothing },
  'member.info': { input: z.strictObject({ _: CacheBuster }), output: MemberInfo },
  'member.language': { input: z.strictObject({ language: Language }), output: ReadNothing },
  'member.firstTimeSeen': { input: nothing, output: ReadNothing },
  'member.profileIcon': {
    input: z.strictObject({ icon: z.nullable(z.int().check(z.gte(1), z.lte(99))) }),
    output: ReadNothing,
  },
  /** A page of the inbox, the newest first, and how many are unread in all. */
  'member.messages': {
    input: z.strictObject({ cursor: Cursor }),
    output: z.object({
      items: listOf('items', InboxMessage),
      nextCursor: orElse('nextCursor', ReadText, null),
      unread: orElse('unread', ReadNumber, 0),
    }),
  },
  /** All messages from `from` up to `upTo` have been read, both included; without `from`, all older ones too @assumed. */
  'member.messagesRead': {
    input: z.strictObject({ from: z.optional(MessageId), upTo: MessageId }),
    output: z.object({ unread: orElse('unread', ReadNumber, 0) }),
  },
  /** `reference`: the member reads it out to support. */
  'member.feedback': {
    input: z.strictObject({ kind: z.enum(['problem', 'idea', 'praise']), text: FeedbackText }),
    output: z.object({ reference: ReadText }),
  },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const sessionErrors = () =>
  ({
    'session.login': [
      'login_verify_required',
      'login.cred.err',
      'not.exists.user',
      'token_ip_different',
      'code.invalid',
      'TOO_MANY_REQUEST_LOGIN',
      'bind_customer_required',
      ...identityCodes,
      ...captchaCodes,
    ],
    'session.social': ['bind_customer_required', 'login_verify_required', ...identityCodes],
    'session.handoff': ['handoff.invalid'],
  }) as const satisfies CallErrors<typeof sessionSchemas>;
