// GL-02: the LOTT form of a launch, read from the query of /m/launchGame (RT-05).
import type { LanguageCode, LaunchRequest } from '@foyer/contract';
import { LAUNCH_LANGUAGE } from './launch-game.constants.ts';

/** Query of /m/launchGame as it stands in the address. */
export type LaunchQuery = Readonly<Record<string, string>>;

/** What the form needs to know beside the query. */
export interface LaunchSetting {
  readonly language: LanguageCode | null;
  readonly title: string;
  /** The member's VIP label, where known. */
  readonly labelName?: string;
  /** Keeps an address only when it is safe to return to. */
  readonly safeBack: (address: string) => string | null;
}

type Vendor = NonNullable<LaunchRequest['vendor']>;

const vendors: readonly Vendor[] = ['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'];
const DEFAULT_VENDOR: Vendor = 'LOTT';
const CODE = /^[A-Za-z0-9_-]{1,32}$/;
const codes = ['prize_mode', 'code', 'playType'] as const;

/** Reads the query into a launch request; null when it names no game or something that cannot be one. */
export function launchFormOf(query: LaunchQuery, setting: LaunchSetting): LaunchRequest | null {
  const given = (name: string): string | undefined => query[name] || undefined;
  if (!given('prize_mode') && !given('vendor') && !given('code')) return null;
  if (codes.some((name) => given(name) !== undefined && !CODE.test(query[name] ?? ''))) return null;
  const vendor = vendors.find((known) => known === (given('vendor') ?? DEFAULT_VENDOR));
  if (!vendor) return null;

  const language = setting.language ?? LAUNCH_LANGUAGE;
  const lottoView = viewOf(given('lottoView'));
  const backUrl = setting.safeBack(given('backUrl') ?? '');
  return {
    launchMode: 'LOTT',
    vendor,
    device: 'MOBILE',
    language,
    title: setting.title,
    // Without a game of its own the launch can only open the vendor's lobby. @assumed
    hasLobby: given('code') === undefined || lottoView === 'lobby',
    ...(isVietnamese(language, vendor) && { lottoArea: 'VN' as const }),
    ...present('lottoPrizeMode', given('prize_mode')),
    ...present('lottoGameCode', given('code')),
    ...present('playType', given('playType')),
    ...(lottoView && { lottoView }),
    ...present('labelName', setting.labelName),
    ...present('backUrl', backUrl ?? undefined),
  };
}

/** Another view than the two known ones is left to the game. */
const viewOf = (view: string | undefined): 'betting' | 'lobby' | undefined =>
  view === 'betting' || view === 'lobby' ? view : undefined;

const isVietnamese = (language: LanguageCode, vendor: Vendor): boolean =>
  language === 'VI' || vendor === 'TCG_LOTTO_VN';

const present = <K extends string>(name: K, value: string | undefined): { readonly [P in K]?: string } =>
  // The computed key is K by construction; TypeScript widens it to string.
  value === undefined ? {} : ({ [name]: value } as { readonly [P in K]: string });
