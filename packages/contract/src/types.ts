// Types of what crosses the wire, without a byte of the schema library.
import type * as z from 'zod/mini';
import type * as S from './schemas/index.ts';
import type { callErrors, chatWire, gameWire, schemas, uploadWire } from './schemas/index.ts';

type Errors = ReturnType<typeof callErrors>;
type Schemas = typeof schemas & typeof gameWire & typeof chatWire & typeof uploadWire;

/** Any call that has a schema. */
export type TypedCallName = keyof Schemas;
/** The input that the caller of a call passes. */
export type InputOf<N extends TypedCallName> = z.input<Schemas[N]['input']>;
/** `value` of its answer. */
export type OutputOf<N extends TypedCallName> = z.output<Schemas[N]['output']>;

/** The error codes that are listed for a call; a back end may answer with any other code as well. */
export type ErrorOf<N> = N extends keyof Errors ? Errors[N][number] : never;

/** What a member may hear of by push. */
export type PushKind = (typeof S.pushKinds)[number];
export type LoginRequest = z.infer<typeof S.LoginRequest>;
export type RegisterRequest = z.infer<typeof S.RegisterRequest>;
export type RegisterMobileRequest = z.infer<typeof S.RegisterMobileRequest>;
export type RegisterSocialRequest = z.infer<typeof S.RegisterSocialRequest>;
export type RegisterAnswer = z.infer<typeof S.RegisterAnswer>;
export type CodeSent = z.infer<typeof S.CodeSent>;
export type CaptchaAction = z.infer<typeof S.CaptchaAction>;
/** The fields of a proof, as any call that may ask for one carries them. */
export type CaptchaProof = Pick<LoginRequest, keyof typeof S.captchaProof>;
export type FirebaseChannel = z.infer<typeof S.FirebaseChannel>;
export type SocialChannel = z.infer<typeof S.SocialChannel>;
export type SmsProvider = z.infer<typeof S.SmsProvider>;
export type IdentitySettings = z.infer<typeof S.IdentitySettings>;
export type SocialProvider = z.infer<typeof S.SocialProvider>;
export type BindRequired = z.infer<typeof S.BindRequired>;
export type SecondFactor = z.infer<typeof S.SecondFactor>;
export type SecondFactorRequired = z.infer<typeof S.SecondFactorRequired>;
export type SecondFactorPolicy = z.infer<typeof S.SecondFactorPolicy>;
export type VerifyRequest = z.infer<typeof S.VerifyRequest>;
export type StepUpRequired = z.infer<typeof S.StepUpRequired>;
export type SecurityOverview = z.infer<typeof S.SecurityOverview>;
export type MemberSession = z.infer<typeof S.MemberSession>;
export type LinkedIdentity = z.infer<typeof S.LinkedIdentity>;
export type LoginAnswer = z.infer<typeof S.LoginAnswer>;
export type CodeLimited = z.infer<typeof S.CodeLimited>;
export type LoginLimited = z.infer<typeof S.LoginLimited>;
export type MemberInfo = z.infer<typeof S.MemberInfo>;
export type ChatMessage = z.infer<typeof S.ChatMessage>;
export type ChatState = z.infer<typeof S.ChatState>;
export type GameAbout = z.infer<typeof S.GameAbout>;
export type JackpotFacts = z.infer<typeof S.JackpotFacts>;
export type GameMatch = z.infer<typeof S.GameMatch>;
export type TrialLaunch = z.infer<typeof S.TrialLaunch>;
export type InboxMessage = z.infer<typeof S.InboxMessage>;
export type MemberType = z.infer<typeof S.MemberType>;
export type Settings = z.infer<typeof S.Settings>;
/** The settings that a page carries: all but those that only an installation needs. */
export type PageSettings = Omit<Settings, 'mobileTemplate'>;
export type Status = z.infer<typeof S.Status>;
export type Country = z.infer<typeof S.Country>;
export type CustomerService = z.infer<typeof S.CustomerService>;
export type Balance = z.infer<typeof S.Balance>;
export type Transaction = z.infer<typeof S.Transaction>;
export type DocumentKind = z.infer<typeof S.DocumentKind>;
export type IdentityCheck = z.infer<typeof S.IdentityCheck>;
export type IdentityCheckStatus = z.infer<typeof S.IdentityCheckStatus>;
export type DepositKind = z.infer<typeof S.DepositKind>;
export type DepositMethod = z.infer<typeof S.DepositMethod>;
export type DepositBonus = z.infer<typeof S.DepositBonus>;
export type DepositOrder = z.infer<typeof S.DepositOrder>;
export type OrderStatus = z.infer<typeof S.OrderStatus>;
export type PayoutAccount = z.infer<typeof S.PayoutAccount>;
export type PayoutIssuer = z.infer<typeof S.PayoutIssuer>;
export type PayoutKind = z.infer<typeof S.PayoutKind>;
export type PublicOrder = z.infer<typeof S.PublicOrder>;
export type WalletSummary = z.infer<typeof S.WalletSummary>;
export type Withdrawal = z.infer<typeof S.Withdrawal>;
export type WithdrawalStatus = z.infer<typeof S.WithdrawalStatus>;
export type TransactionFilter = z.infer<typeof S.TransactionFilter>;
export type AvailablePromotions = z.infer<typeof S.AvailablePromotions>;
/** Kind of a promotion, as the wire names it. */
export type PromotionName = keyof AvailablePromotions;
export type Referral = z.infer<typeof S.Referral>;
export type Mission = z.infer<typeof S.Mission>;
export type MissionState = z.infer<typeof S.MissionState>;
export type Reward = z.infer<typeof S.Reward>;
export type RankProgress = z.infer<typeof S.RankProgress>;
export type Goods = z.infer<typeof S.Goods>;
export type PromotionCategory = z.infer<typeof S.PromotionCategory>;
export type Banner = z.infer<typeof S.Banner>;
export type Announcement = z.infer<typeof S.Announcement>;
export type Execution = z.infer<typeof S.Execution>;
export type Download = z.infer<typeof S.Download>;
export type DownloadType = z.infer<typeof S.DownloadType>;
export type DownloadPrompt = z.infer<typeof S.DownloadPrompt>;
export type PromptEntry = S.PromptEntry;
export type PromptEntryName = S.PromptEntryName;
export type Lane = z.infer<typeof S.Lane>;
export type GameCard = z.infer<typeof S.GameCard>;
export type DrawCard = z.infer<typeof S.DrawCard>;
export type Article = z.infer<typeof S.Article>;
export type ArticleCard = z.infer<typeof S.ArticleCard>;
export type Activity = z.infer<typeof S.Activity>;
export type ActivityCard = z.infer<typeof S.ActivityCard>;
export type HelpCard = z.infer<typeof S.HelpCard>;
export type HelpTopic = z.infer<typeof S.HelpTopic>;
export type LaunchRequest = z.infer<typeof S.LaunchRequest>;
export type LottLaunch = z.infer<typeof S.LottLaunch>;
export type SeaLaunch = z.infer<typeof S.SeaLaunch>;
export type VendorLaunch = z.infer<typeof S.VendorLaunch>;
export type BetType = z.infer<typeof S.BetType>;
export type BetLine = z.infer<typeof S.BetLine>;
export type Issue = z.infer<typeof S.Issue>;
export type DrawResult = z.infer<typeof S.DrawResult>;
export type GameState = z.infer<typeof S.GameState>;
export type Receipt = z.infer<typeof S.Receipt>;

/** Answer of every call. */
export type Answer<T> =
  | { readonly success: true; readonly value: T }
  | { readonly success: false; readonly errorCode: string; readonly message: string; readonly value?: unknown };
