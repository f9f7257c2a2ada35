// Schemas of an operator's files. Unknown keys are refused everywhere.
import { type LanguageCode, languageCodes, type SwitchName, switches } from '@foyer/contract';
import { chatScriptFault } from '@foyer/contract/chat-script';
import { isGameCode } from '@foyer/contract/game-code';
import {
  Amount,
  CaptchaAction,
  Country,
  CurrencyCode,
  CustomerService,
  DocumentKind,
  Execution,
  GameType,
  Instant,
  LinkageType,
  MOST_ANNOUNCEMENT_HTML,
  PositiveAmount,
  SecondFactorPolicy,
  serviceTypes,
} from '@foyer/contract/schemas';
import * as z from 'zod';
import { registrationTemplateNames } from '../texts/code-text.ts';
import { appFile } from './app.ts';
import { GameVendorsFile, VendorCode } from './game-vendors.ts';
import { IdentityFile, SmsProviderFile } from './identity.ts';
import type { Localized } from './merchant.ts';
import { paymentsFile } from './payments.ts';
import { PayoutsFile, WithdrawalsFile } from './payouts.ts';
import { PushFile } from './push.ts';
import { rewardsFile } from './rewards.ts';
import { TrackingFile } from './tracking.ts';

const Line = z.string().trim().min(1).max(2000);
const Id = z.string().regex(/^[a-z0-9-]{1,64}$/, 'an id is lower-case letters, digits and hyphens');
const GameCode = z.string().refine(isGameCode, "a game's code has letters, digits and . : / @ + # ~ _ -");
const ArtName = z.string().regex(/^[a-z0-9-]{1,64}$/, 'a picture is named without folder and ending');
/** A game's may be one of a set: `games/crown-1`. */
const GameArtName = z.string().regex(/^(?:[a-z0-9-]{1,32}\/)?[a-z0-9-]{1,64}$/, 'a picture is named without ending');
const Digits = z.int().min(0).max(4);
const Language = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
const Origin = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+(:(\d{1,5}|\{port\}))?$/, 'an origin, as https://play.example.com');
/** The origin of another company: what a member brings along must not be readable on the way. */
const PartnerOrigin = z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'an https origin');
/** A link target, written plainly; `{port}` stands for PORT. */
const Link = z
  .string()
  .max(512)
  .regex(/^https?:\/\/[a-z0-9.-]+(:(\d{1,5}|\{port\}))?(\/[^\s\\]*)?$/, 'an address, as https://help.example.com/chat');
const Tag = z.string().regex(/^[A-Za-z0-9_.-]{1,128}$/, 'letters, digits and . _ -');
/**
 * The origin of a vendor. Requests signed with an account's key must not be readable on the way; a stub runs on this
 * machine.
 */
const VendorOrigin = z
  .string()
  .regex(/^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/127\.0\.0\.1:\d{1,5})$/, 'an https origin of the captcha vendor');
const Host = z.string().regex(/^(\*|[a-z0-9-]+(\.[a-z0-9-]+)*)$/, 'a host in lower case without port, or *');

const otherLanguages = languageCodes.filter((code) => code !== 'EN');

/** English is always there; the languages that are missing fall back to it. */
const inEveryLanguage = (text: z.ZodString): z.ZodType<Localized> =>
  z.strictObject({
    EN: text,
    ...Object.fromEntries(otherLanguages.map((code) => [code, text.optional()])),
    // Zod types a missing translation as undefined where the operator's shape leaves the key out; the values are the same.
  }) as unknown as z.ZodType<Localized>;
export const LocalizedText = inEveryLanguage(Line);

/** A line alone is said in every language. */
const Words = z.union([LocalizedText, Line.transform((line): Localized => ({ EN: line }))]);

/** An operator writes the address; its path is made of it. */
const { path: _, ...serviceFields } = CustomerService.shape;

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time, as 09:00');
const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};
const ChatHoursFile = z.strictObject({
  opens: TimeOfDay,
  closes: TimeOfDay,
  timeZone: z.string().refine(isTimeZone, 'a time zone, as Asia/Manila'),
});

/** Foreign code: what it runs in is kept from the site. */
const ChatScriptFile = z
  .strictObject({
    csType: z.enum(serviceTypes),
    address: Link,
    hosts: z.array(z.string()).default([]),
    ids: z.record(z.string(), z.string()).default({}),
  })
  .superRefine((script, context) => {
    const fault = chatScriptFault(script);
    if (fault) context.addIssue({ code: 'custom', path: [...fault.path], message: fault.message });
  });

const SettingsFile = z
  .strictObject({
    brandName: Line,
    currency: CurrencyCode,
    currencySymbol: Line,
    currencyPosition: z.enum(['start', 'end']),
    minorDigits: Digits,
    shownDigits: Digits,
    languages: z.array(Language).min(1),
    defaultLanguage: Language,
    customerService: z.array(z.strictObject({ ...serviceFields, csType: z.enum(serviceTypes), link: Link })),
    serviceHosts: z.array(Origin),
    bannerHosts: z.array(PartnerOrigin).optional(),
    bannersCarrySession: z.boolean().optional(),
    sessionFollowsDomain: z.boolean().optional(),
    domainList: z.array(z.strictObject({ domainName: Origin })),
    mobileTemplate: z.strictObject({
      title: Line,
      desktop_app_feature: Words.optional(),
      app_desc: Words.optional(),
    }),
    register: z.strictObject({
      captcha: z.strictObject({ enabled: z.boolean() }),
      methods: z.array(z.enum(['username', 'mobile'])).min(1),
      mobilePassword: z.boolean(),
      usernameRules: z
        .strictObject({ minLength: z.int().min(2).max(32), maxLength: z.int().min(4).max(64) })
        .refine((rules) => rules.minLength <= rules.maxLength, { path: ['maxLength'], error: 'less than minLength' }),
      smsTemplate: z.enum(registrationTemplateNames).optional(),
      terms: z.strictObject({ version: Line, topics: z.array(Id).min(1) }),
      minimumAge: z.int().min(18).max(25),
    }),
    captchaFor: z.array(z.enum(CaptchaAction.options)),
    // Other back ends may have shorter codes. Here one alone logs a member in: fewer digits are soon guessed.
    codeDigits: z.int().min(6).max(8).optional(),
    smsProvider: SmsProviderFile.optional(),
    identity: IdentityFile.optional(),
    gw: z.strictObject({
      GEETEST_ID: Line.optional(),
      GEETEST_VERSION: z.enum(['3', '4']).optional(),
      GEETEST_SERVERS: z
        .array(z.string().regex(/^(\/wps\/captcha\/s\d|https:\/\/[a-z0-9.-]+)$/, 'a server of captcha scripts'))
        .max(12)
        .optional(),
      PROFILE_ICON_COUNT: z.int().min(1).max(99).default(9),
    }),
    imageCDNs: z.array(Origin),
    gameHosts: z.array(Origin),
    chatHosts: z.array(PartnerOrigin).optional(),
    promptsPerDay: z.int().min(0).max(100).optional(),
    test: z.boolean().optional(),
    licence: Line,
    consent: z.boolean().optional(),
    sessionTimeDays: z.int().min(1).max(365),
    sessionIdleMinutes: z
      .int()
      .min(1)
      .max(60 * 24 * 30),
  })
  .refine((s) => s.languages.includes(s.defaultLanguage), { path: ['defaultLanguage'], error: 'not among languages' })
  .refine((s) => new Set(s.languages).size === s.languages.length, { path: ['languages'], error: 'a language twice' })
  .refine((s) => s.shownDigits <= s.minorDigits, { path: ['shownDigits'], error: 'more than minorDigits' });

const switchNames = Object.values(switches).map((row) => row.name);

const Stake = z
  .strictObject({ min: PositiveAmount, max: PositiveAmount, chips: z.array(PositiveAmount).min(1).max(8) })
  .refine((s) => BigInt(s.min) <= BigInt(s.max), { path: ['max'], error: 'less than min' })
  .refine((s) => s.chips.every((chip) => BigInt(chip) >= BigInt(s.min) && BigInt(chip) <= BigInt(s.max)), {
    path: ['chips'],
    error: 'a chip outside min and max',
  });

const BASIS_POINTS = 10_000;
/** Share and seed together: what the operator's own games keep of a stake in the long run. More would be given away. */
const MOST_GIVEN = 300;

/** A jackpot of one of the operator's instant games. */
const JackpotFile = z
  .strictObject({
    isOn: z.boolean(),
    game: z.string().regex(/^[a-z0-9]{1,32}$/),
    share: z.int().min(0).max(MOST_GIVEN),
    seed: PositiveAmount,
    stakesPerWin: PositiveAmount,
  })
  .refine((j) => BigInt(j.stakesPerWin) < 10n ** 15n, { path: ['stakesPerWin'], error: 'at most 15 digits' })
  .refine((j) => j.share + (Number(j.seed) * BASIS_POINTS) / Number(j.stakesPerWin) <= MOST_GIVEN, {
    path: ['stakesPerWin'],
    error: 'share and seed give away more than 3 % of the stakes',
  });

/** A promotion that is not named is off. */
const PromotionFile = z.strictObject({ enabled: z.boolean() });

/** merchant.json */
export const MerchantFile = z
  .strictObject({
    name: Line,
    hosts: z.array(Host).min(1),
    closedHosts: z.array(Host),
    portOffsets: z.array(z.int().min(0).max(99)),
    settings: SettingsFile,
    // Object.fromEntries forgets its keys: they are the names of the switches.
    switches: z.strictObject(
      Object.fromEntries(switchNames.map((name) => [name, z.boolean()])) as Record<SwitchName, z.ZodBoolean>,
    ),
    countries: z.array(z.strictObject(Country.shape)).min(1),
    defaultCountry: Country.shape.countryCode,
    passwordRules: z
      .strictObject({
        minLength: z.int().min(8).max(64),
        maxLength: z.int().min(20).max(1024),
        expiresAfterDays: z.int().min(1).max(3650).nullable(),
      })
      .refine((rules) => rules.minLength <= rules.maxLength, { path: ['maxLength'], error: 'less than minLength' }),
    defaultPassword: z.string().min(8).max(64).nullable(),
    pinAddress: z.boolean(),
    secondFactor: z.strictObject({ policy: z.enum(SecondFactorPolicy.options), payeeName: z.boolean() }),
    affiliates: z.array(z.strictObject({ code: Tag, referralCode: Tag.nullable(), hosts: z.array(Host) })),
    blockedRegions: z.array(Country.shape.countryCode),
    unreadableRegion: z.enum(['open', 'closed']),
    withdrawalWhileClosed: z.boolean(),
    maintenance: z
      .strictObject({
        on: z.boolean(),
        /** Planned: it begins by itself. */
        from: z.optional(Instant),
        end: z.nullable(Instant),
        text: LocalizedText.nullable(),
      })
      .refine(({ from, end }) => from === undefined || end === null || Date.parse(from) < Date.parse(end), {
        path: ['end'],
        error: 'not after from',
      }),
    pingKeyFile: z.string().min(1),
    captchaVendor: z.strictObject({ keyFile: z.string().min(1), api: VendorOrigin.optional() }).optional(),
    clubLabels: z
      .array(
        z.strictObject({
          labelName: Line,
          labelId: Id,
          type: z.enum(['AUTO', 'MANUAL']),
          rankLevel: z.int().min(0).max(99),
        }),
      )
      .default([]),
    lotteries: z.array(z.string().regex(/^[a-z0-9]{1,32}$/)),
    instantGames: z.array(z.string().regex(/^[a-z0-9]{1,32}$/)).default([]),
    jackpot: JackpotFile.optional(),
    stake: Stake,
    demoCredit: Amount,
    promotions: z
      .strictObject({ APP_DOWNLOAD: PromotionFile.optional(), REFERRAL: PromotionFile.optional() })
      .default({}),
    app: appFile(LocalizedText).optional(),
    payments: paymentsFile(LocalizedText).optional(),
    gameVendors: GameVendorsFile.optional(),
    payouts: PayoutsFile.optional(),
    withdrawals: WithdrawalsFile.optional(),
    trackedNames: z.boolean().default(false),
    tracking: TrackingFile.optional(),
    push: PushFile.optional(),
    identityCheck: z
      .strictObject({ documents: z.array(z.enum(DocumentKind.options)).min(1) })
      .refine(({ documents }) => new Set(documents).size === documents.length, {
        path: ['documents'],
        error: 'a document twice',
      })
      .optional(),
    documentDays: z.int().min(30).max(3650).default(365),
    chatHours: ChatHoursFile.optional(),
    chatScript: ChatScriptFile.optional(),
  })
  .refine((m) => m.withdrawals?.identityCheckFrom === undefined || m.identityCheck !== undefined, {
    path: ['withdrawals', 'identityCheckFrom'],
    error: 'needs identityCheck',
  })
  .refine((m) => m.countries.some((country) => country.countryCode === m.defaultCountry), {
    path: ['defaultCountry'],
    error: 'not among countries',
  })
  .refine((m) => new Set(m.countries.map((country) => country.countryCode)).size === m.countries.length, {
    path: ['countries'],
    error: 'a country twice',
  })
  .refine((m) => m.jackpot === undefined || m.instantGames.includes(m.jackpot.game), {
    path: ['jackpot', 'game'],
    error: 'not among the instantGames',
  })
  .refine((m) => m.jackpot === undefined || BigInt(m.jackpot.stakesPerWin) >= 10n * BigInt(m.stake.max), {
    path: ['jackpot', 'stakesPerWin'],
    error: 'less than ten of the largest stakes',
  })
  .refine((m) => !m.demoCredit.startsWith('-'), { path: ['demoCredit'], error: 'less than nothing' });
export type MerchantFile = z.infer<typeof MerchantFile>;

const Block = z.strictObject({ kind: z.enum(['heading', 'paragraph', 'item']), text: LocalizedText });

const linkage = {
  linkageType: LinkageType,
  linkage: z.string().min(1).max(512),
  roomId: Line.optional(),
  nodeId: Line.optional(),
  gameType: Line.optional(),
  vendor: Line.optional(),
};

/** Shown from then on, and until then. */
const shownTime = { from: z.optional(Instant), until: z.optional(Instant) };
const isInOrder = ({ from, until }: { readonly from?: string | undefined; readonly until?: string | undefined }) =>
  from === undefined || until === undefined || Date.parse(from) < Date.parse(until);
const notAfterFrom = { path: ['until'], error: 'not after from' };

export const BannerRow = z
  .strictObject({
    id: Id,
    groupName: Id,
    ...linkage,
    art: ArtName,
    eyebrow: LocalizedText,
    title: LocalizedText,
    action: LocalizedText,
    ...shownTime,
  })
  .refine(isInOrder, notAfterFrom);

/** The browser cleans the HTML, whatever stands in it. */
const AnnouncementRow = z
  .strictObject({
    id: Id,
    title: LocalizedText,
    content: inEveryLanguage(z.string().trim().min(1).max(MOST_ANNOUNCEMENT_HTML)),
    art: ArtName.nullable(),
    /** Absent: for everyone. */
    execution: z.enum(Execution.options).nullable().default(null),
    promotionType: z.string().min(1).max(64).optional(),
    category: z
      .string()
      .regex(/^[a-z_]{1,64}$/, 'lower-case letters and _')
      .optional(),
    ...shownTime,
  })
  .refine(isInOrder, notAfterFrom);

const article = {
  id: Id,
  title: LocalizedText,
  summary: LocalizedText,
  art: ArtName.nullable(),
  badge: LocalizedText.nullable(),
  publishedAt: z.iso.datetime(),
  body: z.array(Block).min(1),
};

export const ArticleRow = z.strictObject(article);
export const ActivityRow = z.strictObject({
  ...article,
  endsAt: z.iso.datetime().nullable(),
  category: Id.nullable().default(null),
});
export const TopicRow = z.strictObject({
  id: Id,
  section: Id,
  title: LocalizedText,
  summary: LocalizedText,
  body: z.array(Block).min(1),
});
export const GameRow = z.strictObject({
  gameCode: GameCode,
  gameType: GameType,
  vendor: VendorCode,
  art: GameArtName,
  playable: z.boolean(),
  displayName: LocalizedText,
});

const SharedRow = z.strictObject({ shared: Id });
const isShared = (value: unknown): boolean => typeof value === 'object' && value !== null && 'shared' in value;

/**
 * An operator's list holds rows of its own and rows of the shared list, taken by id. A union would say no more than "invalid input":
 * the key `shared` decides which of the two a faulty row was meant to be.
 */
const listOf = <T extends z.ZodType>(row: T) =>
  z.array(
    z.unknown().transform((value, context): z.infer<T> | z.infer<typeof SharedRow> => {
      const read = (isShared(value) ? SharedRow : row).safeParse(value);
      if (read.success) return read.data as z.infer<T>;
      for (const { message, path } of read.error.issues)
        context.issues.push({ code: 'custom', message, path, input: value });
      return z.NEVER;
    }),
  );

/** content/*.json of one operator. */
export const contentFiles = {
  banners: listOf(BannerRow),
  announcements: z.strictObject({
    forcedReading: z.boolean(),
    autoplay: z.boolean(),
    items: listOf(AnnouncementRow),
  }),
  activities: listOf(ActivityRow),
  news: listOf(ArticleRow),
  help: listOf(TopicRow),
  lanes: z.array(
    z.strictObject({
      id: Id,
      title: LocalizedText,
      games: z.array(z.strictObject({ gameCode: GameCode, tag: z.enum(['hot', 'new']).optional() })).min(1),
    }),
  ),
  rewards: rewardsFile(LocalizedText, Id),
} as const;

/** shared/content/*.json. */
export const sharedFiles = {
  banners: z.array(BannerRow),
  announcements: z.array(AnnouncementRow),
  activities: z.array(ActivityRow),
  news: z.array(ArticleRow),
  help: z.strictObject({ sections: z.record(Id, LocalizedText), topics: z.array(TopicRow) }),
  games: z.strictObject({ kinds: z.record(GameType, LocalizedText), games: z.array(GameRow) }),
} as const;

export type BannerRow = z.infer<typeof BannerRow>;
export type AnnouncementRow = z.infer<typeof AnnouncementRow>;
export type ArticleRow = z.infer<typeof ArticleRow>;
export type ActivityRow = z.infer<typeof ActivityRow>;
export type TopicRow = z.infer<typeof TopicRow>;
export type ContentFiles = { readonly [K in keyof typeof contentFiles]: z.infer<(typeof contentFiles)[K]> };
export type SharedFiles = { readonly [K in keyof typeof sharedFiles]: z.infer<(typeof sharedFiles)[K]> };
