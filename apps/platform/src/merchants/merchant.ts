// An operator as the platform knows it: read from merchants/<code>/ and validated at start.
import type {
  Activity,
  Announcement,
  Article,
  Banner,
  Country,
  DepositKind,
  DepositMethod,
  DocumentKind,
  Download,
  GameCard,
  HelpTopic,
  LanguageCode,
  MemberInfo,
  PromotionName,
  PromptEntryName,
  SecondFactorPolicy,
  Settings,
} from '@foyer/contract';
import type { ChatScript } from '@foyer/contract/chat-script';
import type { VendorAccount } from '../ports/game-vendor/vendor.ts';
import type { ProviderAccount } from '../ports/identity/code-swap.ts';
import type { PaymentAccount } from '../ports/payment/provider.ts';
import type { FirebaseAccount } from '../ports/push/firebase.ts';
import type { TrackingSettings } from './tracking.ts';

/** A text in several languages; English always, the others where they are translated. */
export type Localized = { readonly EN: string } & { readonly [L in LanguageCode]?: string };

/** Text fields of T become localized. */
type WithTexts<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: Localized };

/** A jackpot: a part of each stake goes into a pot, which a round wins. Amounts in minor units. */
export interface Jackpot {
  /** False: nothing is fed and nothing can be won; what waits in the pot stays there. */
  readonly isOn: boolean;
  /** Code of the instant game that feeds and wins it. */
  readonly game: string;
  /** What of a stake goes into the pot, in basis points. */
  readonly share: number;
  /** What the operator puts into the next pot when one was won. */
  readonly seed: string;
  /** A stake wins with a chance of its amount in so much. */
  readonly stakesPerWin: string;
}

export interface LocalizedBlock {
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly text: Localized;
}

/** When somebody answers the chat: "09:00" to "18:00" in an IANA time zone, over midnight where it closes before it opens. */
export interface ChatHours {
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

/** Null: always, on that side. */
export interface ShownTime {
  readonly from: string | null;
  readonly until: string | null;
}

/** What a member gets. Amounts are in minor units. */
export type Reward =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'cash'; readonly amount: string }
  | {
      readonly kind: 'bonus';
      readonly amount: string;
      /** So many times the bonus has to be turned over. */
      readonly turnover: number;
      /** From the moment on that the member takes it. */
      readonly days: number;
    };

/** Something to do for a reward. */
export interface Mission {
  readonly id: string;
  readonly title: Localized;
  readonly terms: Localized;
  /** Of `bets` a count, else minor units. */
  readonly goal: { readonly kind: 'stakes' | 'bets' | 'deposits'; readonly amount: string };
  readonly period: 'day' | 'week' | 'once';
  readonly reward: Reward;
  /** Days of UTC, both included; null: no bound on that side. */
  readonly from: string | null;
  readonly until: string | null;
  /** Types of members who take part. */
  readonly types: readonly number[];
  /** Ids of labels, one of which a member needs; null: none. */
  readonly labels: readonly string[] | null;
}

/** Something that points buy. */
export interface Goods {
  readonly id: string;
  readonly title: Localized;
  readonly terms: Localized;
  /** Points. */
  readonly price: number;
  readonly reward: Reward;
}

/** A level that members reach by their settled bets: it gives them its label. */
export interface ClubLevel {
  readonly labelId: string;
  /** Minor units. */
  readonly stakes: string;
  readonly bets: number;
  /** Points that come with it; null: none. */
  readonly points: number | null;
  readonly benefits: readonly Localized[];
}

export interface Rewards {
  /** Minor units of settled stakes that make a point; null: playing makes none. */
  readonly stakesPerPoint: string | null;
  readonly categories: readonly { readonly id: string; readonly title: Localized }[];
  readonly missions: readonly Mission[];
  readonly goods: readonly Goods[];
  /** From the lowest on. */
  readonly levels: readonly ClubLevel[];
  /** Points for the first places of a week. */
  readonly prizes: readonly number[];
}

/** `art` names a picture without its ending: the operator's own art/ has it, else the shared one. */
export interface MerchantContent {
  readonly banners: readonly (WithTexts<Banner, 'eyebrow' | 'title' | 'action'> & { readonly shown: ShownTime })[];
  readonly announcements: {
    /** Whoever reads them closes them on the last one only. */
    readonly forcedReading: boolean;
    readonly autoplay: boolean;
    readonly items: readonly (WithTexts<Announcement, 'title' | 'content'> & {
      /** Null: the popup shows it; else what asks for this category. */
      readonly category: string | null;
      readonly shown: ShownTime;
    })[];
  };
  readonly lanes: readonly {
    readonly id: string;
    readonly title: Localized;
    readonly gameCount: number;
    readonly vendors: readonly string[];
    readonly cards: readonly WithTexts<GameCard, 'accountTypeName' | 'displayName'>[];
  }[];
  readonly activities: readonly (Omit<WithTexts<Activity, 'title' | 'summary'>, 'body' | 'badge'> & {
    readonly badge: Localized | null;
    readonly body: readonly LocalizedBlock[];
  })[];
  readonly news: readonly (Omit<WithTexts<Article, 'title' | 'summary'>, 'body' | 'badge'> & {
    readonly badge: Localized | null;
    readonly body: readonly LocalizedBlock[];
  })[];
  readonly help: readonly (Omit<WithTexts<HelpTopic, 'section' | 'title'>, 'body'> & {
    readonly summary: Localized;
    readonly body: readonly LocalizedBlock[];
  })[];
  readonly rewards: Rewards;
}

/** How a payment provider is spoken to. */
export type PaymentDialect = 'signedJson' | 'signedForm';

/** A method of deposit as the operator set it up. Amounts are in minor units. */
export interface PaymentMethod extends Pick<DepositMethod, 'code' | 'min' | 'max' | 'quickPicks' | 'fee' | 'minutes'> {
  readonly kind: DepositKind;
  /** Code of the provider. */
  readonly provider: string;
  readonly title: Localized;
}

/** The bonus that a deposit may have with it. Amounts are in minor units. */
export interface DepositBonusOffer {
  readonly title: Localized;
  /** Of what is paid. */
  readonly percent: number;
  readonly most: bigint;
  readonly leastDeposit: bigint;
  /** So many times the bonus has to be staked. */
  readonly turnover: number;
  /** From the arrival of the deposit. */
  readonly days: number;
  /** How often one member may have it. */
  readonly times: number;
}

/** A bank or e-wallet that the operator pays to. */
export interface PayoutIssuer {
  readonly code: string;
  readonly name: string;
  /** What its accounts are known by; an e-wallet's is always its own. */
  readonly number: 'card' | 'account';
}

/** Accounts that members may be paid to. */
export interface Payouts {
  readonly banks: readonly PayoutIssuer[];
  readonly eWallets: readonly PayoutIssuer[];
  readonly networks: readonly string[];
  readonly pix: boolean;
  /** So long a new account takes no withdrawal. */
  readonly coolDownMinutes: number;
}

/** Rules of withdrawals. Amounts are in minor units. */
export interface Withdrawals {
  readonly min: bigint;
  readonly max: bigint;
  /** Minutes until one is usually decided. */
  readonly minutes: number;
  /** A member may take back one that waits. */
  readonly mayCancel: boolean;
  /** Stakes that are asked for before a withdrawal, in hundredths of the deposits; 0: none. */
  readonly turnover: number;
  /** From this amount on two people of the staff have to agree; null: one is enough. */
  readonly twoPeopleFrom: bigint | null;
  /** From this amount on the member's identity check has to be approved; null: never. */
  readonly identityCheckFrom: bigint | null;
}

export interface Payments {
  /** Those that are offered. */
  readonly methods: readonly PaymentMethod[];
  /** By the method's code, also of those that are not offered now: what was ordered before is still booked. */
  readonly fees: ReadonlyMap<string, PaymentMethod['fee']>;
  /** Minutes in which an order can be paid. */
  readonly orderMinutes: number;
  /** Null: the operator offers none. */
  readonly depositBonus: DepositBonusOffer | null;
  /** By the provider's code. */
  readonly accounts: ReadonlyMap<string, PaymentAccount & { readonly dialect: PaymentDialect }>;
}

/** How a game vendor is spoken to. */
export type VendorDialect = 'signedJson' | 'signedForm';

/** Vendors of games beside the operator's own lotteries. */
export interface GameVendors {
  /** By the vendor's code. */
  readonly accounts: ReadonlyMap<string, VendorAccount & { readonly dialect: VendorDialect }>;
  /** Codes of those whose games open later. */
  readonly maintenance: ReadonlySet<string>;
}

/** An entry of the download prompt's configuration (DP-01). */
type PromptSetting = {
  readonly enabled: boolean;
  readonly value?: number | string | readonly string[] | Localized | undefined;
};

/** The operator's own app. */
export interface OperatorApp {
  /** Origins that it may be downloaded from; the site itself needs no entry. */
  readonly hosts: readonly string[];
  /** The newest version; null: nobody is asked to upgrade. */
  readonly version: string | null;
  /** The install prompt fills the screen; a person may close it. */
  readonly panelFullscreen: boolean;
  readonly panelClosable: boolean;
  readonly downloads: readonly Download[];
  readonly prompt: { readonly [N in PromptEntryName]?: PromptSetting | undefined };
}

export interface Merchant {
  readonly code: string;
  readonly name: string;
  /** Hosts the operator claims, without port; `*` takes any host nobody else claims. */
  readonly hosts: readonly string[];
  /** Ports (as an offset to PORT) on which any host is this operator's. */
  readonly portOffsets: readonly number[];
  /** Hosts the operator has given up: the status call sends their visitors to another domain. */
  readonly closedHosts: readonly string[];
  /** Public settings, the same for every visitor, with words about the app in the operator's own language. */
  readonly settings: Settings;
  /** The same with those words in the language of the reader. */
  readonly settingsByLanguage: Readonly<Record<LanguageCode, Settings>>;
  readonly countries: readonly Country[];
  readonly defaultCountry: string;
  readonly passwordRules: {
    readonly minLength: number;
    readonly maxLength: number;
    readonly expiresAfterDays: number | null;
  };
  /** Given to accounts made by phone without a password of their own; null: they get none that opens anything. Never public. */
  readonly defaultPassword: string | null;
  /** A remembered device logs in by itself only from the address, or the country, it was remembered at. */
  readonly pinAddress: boolean;
  /** The second factor: never asked for, by the member's choice, or of everybody; and whether a payee name may be one of its methods. */
  readonly secondFactor: { readonly policy: SecondFactorPolicy; readonly payeeName: boolean };
  /**
   * Affiliates bring members: a request names one by the label in front of the operator's host, by a host of its own,
   * or by code.
   */
  readonly affiliates: readonly {
    readonly code: string;
    readonly referralCode: string | null;
    readonly hosts: readonly string[];
  }[];
  /** ISO country codes whose visitors are refused. */
  readonly blockedRegions: readonly string[];
  /** Visitors whose country the network in front should have named and did not: let in, or refused as from a blocked region. */
  readonly unreadableRegion: 'open' | 'closed';
  /** A member may withdraw while the site is closed, by region or for maintenance. */
  readonly withdrawalWhileClosed: boolean;
  readonly maintenance: {
    readonly on: boolean;
    /** Planned: it begins by itself then. */
    readonly from?: string | undefined;
    readonly end: string | null;
    readonly text: Localized | null;
  };
  /** PKCS#8 PEM of the P-256 key whose public half is settings.pingKey. */
  readonly pingPrivateKey: string;
  /** Account with the captcha vendor; null: the platform serves the captcha itself. */
  readonly captchaVendor: { readonly key: string; readonly api: string | null } | null;
  /** By channel: accounts with providers that want a secret for a code. */
  readonly providerAccounts: ReadonlyMap<string, ProviderAccount>;
  /** Labels that members may have; those of type AUTO come with the benefits of a VIP. */
  readonly clubLabels: readonly NonNullable<MemberInfo['clubLabel']>[];
  readonly lotteries: readonly string[];
  /** Codes of the operator's own games that are decided at once. */
  readonly instantGames: readonly string[];
  /** What grows with each stake of one of them. */
  readonly jackpot: Jackpot | null;
  readonly stake: { readonly min: string; readonly max: string; readonly chips: readonly string[] };
  readonly demoCredit: string;
  /** PR-01: the promotions that the operator runs; one that is not named is off. */
  readonly promotions: { readonly [P in PromotionName]?: { readonly enabled: boolean } | undefined };
  /** Its own app: downloads, and when pages offer it. */
  readonly app: OperatorApp;
  /** Ways to deposit, and accounts with payment providers. */
  readonly gameVendors: GameVendors;
  readonly payments: Payments;
  readonly payouts: Payouts;
  readonly withdrawals: Withdrawals;
  /** Trackers get the members' names (TK-01). */
  readonly trackedNames: boolean;
  /** Who gets events, and where consent is asked for first. */
  readonly tracking: TrackingSettings;
  /** Service account of the Firebase project that reaches the operator's app; null: its app gets no pushes. */
  readonly firebaseMessaging: FirebaseAccount | null;
  /** What a member sends for the identity check; null: the operator has none. */
  readonly identityCheck: { readonly documents: readonly DocumentKind[] } | null;
  /** So many days pictures of members are kept. */
  readonly documentDays: number;
  /** Null: somebody answers the chat around the clock. */
  readonly chatHours: ChatHours | null;
  /** CH-02: the script of a chat vendor, for an operator whose chat is not the relay's; null: none. */
  readonly chatScript: ChatScript | null;
  readonly content: MerchantContent;
  /** Folder with the operator's art and tokens. */
  readonly folder: string;
  /** The text of tokens.css: the demo's own pages have the operator's colours. */
  readonly tokens: string;
}
