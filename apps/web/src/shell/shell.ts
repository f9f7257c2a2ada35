// The interface of the services that features use. create-shell.ts in app/ builds it.
import type { LanguageCode, PageSettings } from '@foyer/contract';
import type { AppEvents } from './events/events.ts';
import type { Failure, Load, Send } from './http/outcome.ts';
import type { TextKey, TextSheet, TextValues } from './i18n/texts.ts';
import type { RouteName } from './navigation/routes.ts';
import type { OverlayName, OverlayTable } from './overlays/overlays.ts';
import type { Store } from './storage/store.ts';

/** SN-01: the record in MC_SESSION_INFO. */
export interface SessionInfo {
  readonly id: string;
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
  /** RT-17: the session may do nothing but change the password. */
  readonly restricted: boolean;
  /** Why it is restricted: the operator gave the password out (LG-03), or it has expired (LG-04). */
  readonly restrictedFor?: 'givenPassword' | 'expiredPassword';
  /** A link began the session, and nobody has confirmed the member yet. */
  readonly throughLink?: true;
}

export interface SessionStore {
  readonly current: () => SessionInfo | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores the session of a log-in, and tells the app (`sessionStarted`). */
  readonly start: (info: SessionInfo) => void;
  /** The person says that the member whom a link has logged in is them. */
  readonly confirmMember: () => void;
  /**
   * Changes what is known of the running session: a rotated token, a new password, a lifted restriction. It publishes
   * no event.
   */
  readonly renew: (info: SessionInfo) => void;
  /** Forgets the session here and in the member's other tabs, and makes the log-out call unless the platform ended it. */
  readonly end: (why: 'loggedOut' | 'notLoggedIn' | 'loggedOutElsewhere') => void;
}

export interface Texts {
  readonly language: () => LanguageCode;
  readonly t: (key: TextKey, values?: TextValues) => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** `isOwnWish: false`: the page wants it, which counts less than what the person has chosen. */
  readonly change: (language: LanguageCode, by?: { readonly isOwnWish: boolean }) => Promise<void>;
  /**
   * Resolves when the texts of a sheet are there. Only code that is there before its texts waits for them by hand: code
   * that loads on demand brings them along.
   */
  readonly load: (sheet: TextSheet) => Promise<void>;
}

export interface NavigateOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly replace?: boolean;
}

export interface Navigation {
  readonly route: () => RouteName;
  readonly query: () => Readonly<Record<string, string>>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly go: (route: RouteName, options?: NavigateOptions) => void;
  readonly back: () => void;
  /** Address of a route with the kept parameters, for links. */
  readonly href: (route: RouteName, query?: Readonly<Record<string, string>>) => string;
  /**
   * The page shows other things by itself, or has read its query for good: address and history have the new query, and
   * nothing is loaded.
   */
  readonly changeQuery: (query: Readonly<Record<string, string>>) => void;
  /** Puts a step of the history on top of the page; Back calls `onBack`, where false keeps it. Answers how to take the step away. */
  readonly openStep: (onBack: () => boolean) => () => void;
  /** Leaves the app for an address that passed `safeTarget`. */
  readonly leave: (address: string, options?: { readonly replace?: boolean }) => void;
  /** Starts fetching a route's code and data, on intent. */
  readonly prefetch: (route: RouteName, query?: Readonly<Record<string, string>>) => void;
  /** Origin of the site, for the check of addresses that came from outside. */
  readonly origin: string;
}

/** `pos`: something was done; `warn`: something needs the person's attention. The toast's sign shows which. */
export type ToastTone = 'pos' | 'warn';

export interface Overlays {
  /**
   * Opens an overlay through the one queue; resolves with its answer, or null when it was closed. `mayLieOver`: the pages that it
   * may lie over, where these are not all; it waits for one of them.
   */
  readonly open: <N extends OverlayName>(
    name: N,
    props: OverlayTable[N]['props'],
    mayLieOver?: (route: RouteName) => boolean,
  ) => Promise<OverlayTable[N]['answer'] | null>;
  /** Fetches the code of an overlay that must not be missing later; rejects where it cannot be had. */
  readonly prepare: (name: OverlayName) => Promise<void>;
  /** A short message at the top that goes by itself. */
  readonly toast: (text: string, tone: ToastTone, ms?: number) => void;
  /** Closes every overlay of that name. */
  readonly close: (name: OverlayName) => void;
  /** The visible overlay; null where the page itself is visible. */
  readonly topmost: () => OverlayName | null;
  /** Calls back when that may have changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Clock {
  /** Milliseconds since the epoch by the server's clock, as far as answers have revealed it. */
  readonly now: () => number;
  /** Learns from an answer's Date header. */
  readonly learn: (serverDate: string) => void;
  /** By how much the phone's own clock was found to be behind, earlier in this tab: counts until an answer tells. */
  readonly assume: (errorMs: number) => void;
  /** The page is seen again: makes up for a sleep of the phone, until an answer tells. */
  readonly wake: () => void;
}

/** Marks half-typed input, a payment or a game: popups, reloads and moves wait while anything is busy. */
export interface Busy {
  readonly begin: (what: string) => () => void;
  /** Whether anything is busy, or what is named. */
  readonly any: (what?: string) => boolean;
}

/** LG-02: the device's own fields in a log-in. */
/** The signs by which a device tells its kind (device-kind.ts). */
export interface DeviceSigns {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** Runs without the browser's own bars. */
  readonly standalone: boolean;
  /** The visit's first address had this query. */
  readonly homescreen: boolean;
}

export interface Device {
  /** SN-06: exactly 36 characters; `make` makes them where the browser has kept none. */
  readonly id: (make: () => string) => string;
  readonly signs: () => DeviceSigns;
  readonly officialApp: () => boolean;
}

/** The fields typed into a form, kept in this tab so that they survive a refresh. Never secrets. */
export interface Drafts {
  readonly read: (form: string) => Readonly<Record<string, string>>;
  readonly keep: (form: string, fields: Readonly<Record<string, string>>) => void;
  readonly drop: (form: string) => void;
  /** The same drafts, of whoever is logged in now even after the session has ended. */
  readonly forCurrentMember: () => Drafts;
}

export interface Shell {
  /** Makes the call of a person's action. The error catalogue shows the failures that the caller does not claim. */
  readonly send: Send;
  /** Loads data of the screen or of the background. Its place says where it is missing; the catalogue stays silent. */
  readonly load: Load;
  readonly settings: PageSettings;
  readonly session: SessionStore;
  readonly texts: Texts;
  readonly navigation: Navigation;
  readonly overlays: Overlays;
  readonly events: AppEvents;
  readonly clock: Clock;
  readonly busy: Busy;
  readonly device: Device;
  readonly drafts: Drafts;
  /** The values that a feature remembers on this device, by keys of the storage table. */
  readonly store: Store;
  /** Hands a failure to the one ordered error catalogue. */
  readonly react: (failure: Failure) => void;
  /** Fetches what a sealed call needs ahead of the tap that makes it. */
  readonly warmUp: () => void;
}
