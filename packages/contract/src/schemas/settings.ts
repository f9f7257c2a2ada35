// The settings of an operator, and the manifest made of them. A file of their own: a page carries the settings, and few pages ask again.
import * as z from 'zod/mini';
import { CaptchaAction } from './captcha.ts';
import { IdentitySettings, SmsProvider } from './identity.ts';
import { DomainEntry } from './system.ts';
import { CacheBuster, CurrencyCode, Instant, Language, text } from './values.ts';

export const serviceTypes = ['AICAN', 'MIDUOKE', 'LIVECHAT', 'COMM100', 'COMM100VIP'] as const;

/**
 * DF-05: a customer-service entry. `path` is obfuscated, its last 8 characters are the key; the rest is base64 of the address, XORed
 * with the key repeated @assumed. `csPosition`: a number that orders the entries @assumed.
 */
export const CustomerService = z.object({
  title: z.optional(z.string()),
  path: z.string(),
  /** One of `serviceTypes`; anything else is a person to chat with @assumed. */
  csType: z.optional(z.string()),
  csPosition: z.optional(z.string()),
  labelIds: z.optional(z.array(z.string())),
});

/** No currency has more. */
const MAX_DIGITS = 18;
const Digits = z.int().check(z.minimum(0), z.maximum(MAX_DIGITS));

const Flags = z.record(z.string(), z.union([z.boolean(), z.string(), z.number()]));

/** SW-03, SN-11: public settings of an operator; the same for every visitor, so pages may carry them. */
export const Settings = z.object({
  merchant: z.string(),
  brandName: z.string(),
  demo: z.boolean(),
  /** Demo mode only: the member whose name and password the log-in offers to fill in. */
  demoMember: z.optional(z.object({ username: z.string(), password: z.string() })),
  currency: CurrencyCode,
  currencySymbol: z.string(),
  currencyPosition: z.enum(['start', 'end']),
  /** Minor units are 10^-minorDigits of the currency. */
  minorDigits: Digits,
  /** The number of decimals that are shown (CU-01: rounding configurable). */
  shownDigits: Digits,
  languages: z.array(Language),
  defaultLanguage: Language,
  customerService: z.array(CustomerService),
  domainList: z.array(DomainEntry),
  mobileTemplate: z.object({
    title: z.string(),
    icons: z.record(z.string(), z.string()),
    desktop_app_feature: z.optional(z.string()),
    apple_touch_icon: z.optional(z.string()),
    image_logo: z.optional(z.string()),
    app_desc: z.optional(z.string()),
  }),
  register: z.object({
    /** The image captcha stands in the registration form (RG-08), instead of the vendor's. */
    captcha: z.object({ enabled: z.boolean() }),
    /** Ways to register, the first one shown first @assumed. */
    methods: z.array(z.enum(['username', 'mobile'])),
    /** Mobile registration asks for a password of one's own; else the default password is given (RG-04) @assumed. */
    mobilePassword: z.boolean(),
    usernameRules: z.object({ minLength: z.number(), maxLength: z.number() }),
    /** Name of the registration message template. */
    smsTemplate: z.optional(z.string()),
    /** Version of the terms, and the help topics that hold the legal pages @assumed. */
    terms: z.object({ version: z.string(), topics: z.array(z.string()) }),
    minimumAge: z.number(),
  }),
  /** Actions that the vendor's captcha guards while the switch GEETEST3 is on, all of them where nothing is said; an SMS also needs GEETESTVCODE3 @assumed. */
  captchaFor: z.array(CaptchaAction),
  /** A code whose sending a captcha guarded is the proof of its registration, too; absent: the captcha comes first @assumed. */
  codeProvesRegistration: z.optional(z.boolean()),
  /** Digits of a code by SMS or e-mail; absent: six @assumed. */
  codeDigits: z.optional(z.int().check(z.minimum(4), z.maximum(8))),
  /** Lengths a new password may have, so that forms can say so while it is typed. */
  passwordRules: z.optional(z.object({ minLength: z.number(), maxLength: z.number() })),
  /** The one or the other name, as operators' back ends have it. */
  sms: z.optional(SmsProvider),
  smsProvider: z.optional(SmsProvider),
  /** Absent: no social accounts. */
  identity: z.optional(IdentitySettings),
  whitelabel: z.optional(Flags),
  whitelabelVal: z.optional(Flags),
  gw: z.object({
    GEETEST_ID: z.optional(z.string()),
    GEETEST_VERSION: z.optional(z.string()),
    /**
     * Servers of the captcha's script, the first three tried in turn: addresses on the site itself, or https origins
     * of the vendor. The page's policy allows each origin named here, so those of the vendor's API and pictures
     * follow after them. Absent: the vendor's public servers.
     */
    GEETEST_SERVERS: z.optional(z.array(z.string())),
    PROFILE_ICON_COUNT: z.optional(z.number()),
  }),
  imageCDNs: z.array(z.string()),
  /** Origins whose game addresses the site may go to, beside its own `games.` host. */
  gameHosts: z.array(z.string()),
  /** Origins that customer services may be opened at; an entry that leads elsewhere is hidden @assumed. */
  serviceHosts: z.optional(z.array(z.string())),
  /** Origins at which the chat may be, beside the site's own `chat.` host @assumed. */
  chatHosts: z.optional(z.array(z.string())),
  /** CH-02: the operator's file names the script of a chat vendor, which a page of the site loads. Absent: as the site's own copy of that file says @assumed. */
  vendorChat: z.optional(z.boolean()),
  /** Origins that the app may be downloaded from, where the download settings name none @assumed. */
  downloadHosts: z.optional(z.array(z.string())),
  /** Origins to which a banner takes a member along, by a hand-off code and the user name @assumed. */
  bannerHosts: z.optional(z.array(z.string())),
  /** To those origins goes the session token itself, for partners that know no hand-off code @assumed. */
  bannersCarrySession: z.optional(z.boolean()),
  /** A member who moves to another domain takes the session along, by a code that is good on that domain only @assumed. */
  sessionFollowsDomain: z.optional(z.boolean()),
  /** Public half of the key that signs ping answers: base64 SPKI, P-256. Absent: pages never lead to another domain. */
  pingKey: z.optional(z.string()),
  licence: z.string(),
  /** SW-03: the site is closed for everyone, for back ends that say so here; `status` says it of a visitor. */
  maintenance: z.optional(z.boolean()),
  maintenanceEnd: z.optional(z.nullable(Instant)),
  /** Most prompts of a day that nobody asked for; absent: as many as there are @assumed. */
  promptsPerDay: z.optional(z.number()),
  /** SW-03: a site for tests, which search engines leave out @assumed. */
  test: z.optional(z.boolean()),
  /** The operator's region asks for consent: nothing of an advertiser is kept or loaded before it is given @assumed. */
  consent: z.optional(z.boolean()),
  /** Session time 5, our reading: five days absolute, thirty minutes idle @assumed. */
  sessionTimeDays: z.number(),
  sessionIdleMinutes: z.number(),
});

/** The whole form, which the reference platform answers; other answers are read over the settings that are known already. */
export const settingsSchemas = {
  'system.settings': { input: z.strictObject({ _: CacheBuster }), output: Settings },
  'system.manifest': {
    input: z.strictObject({ merchantCode: z.optional(text(64)), timestamp: CacheBuster }),
    output: z.record(z.string(), z.unknown()),
  },
} as const;
