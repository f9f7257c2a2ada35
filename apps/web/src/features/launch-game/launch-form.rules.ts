// GL-02: the form of a launch by its vendor, read from the query of /m/launchGame (RT-05).
import type { LanguageCode, LaunchRequest } from '@foyer/contract';
import { isGameCode } from '@foyer/contract/game-code';
import { vendorOf } from '../../kit/games/vendor.rules.ts';
import { routes } from '../../shell/navigation/routes.ts';
import { LAUNCH_LANGUAGE } from './launch-game.constants.ts';

/** Query of /m/launchGame as it stands in the address. */
export type LaunchQuery = Readonly<Record<string, string>>;

/** The facts that the form needs besides the query. */
export interface LaunchSetting {
  readonly language: LanguageCode | null;
  /** Keeps an address only when it is safe to return to. */
  readonly safeBack: (address: string) => string | null;
}

const DEFAULT_VENDOR = 'LOTT';
/** Words of the launch; the codes are the vendor's own. */
const WORD = /^[A-Za-z0-9_-]{1,32}$/;
const words = ['prize_mode', 'playType'] as const;
const codes = ['vendor', 'code', 'nodeId', 'roomId'] as const;

type Given = (name: string) => string | undefined;

/** Reads the query into a launch request; null when it names no game or something that cannot be one. */
export function launchFormOf(query: LaunchQuery, setting: LaunchSetting): LaunchRequest | null {
  const given: Given = (name) => query[name] || undefined;
  if (!given('prize_mode') && !given('vendor') && !given('code')) return null;
  if (words.some((name) => given(name) !== undefined && !WORD.test(query[name] ?? ''))) return null;
  if (codes.some((name) => given(name) !== undefined && !isGameCode(query[name] ?? ''))) return null;
  const backUrl = setting.safeBack(given('backUrl') ?? '') ?? '';
  const form: Form = {
    device: 'MOBILE',
    language: setting.language ?? LAUNCH_LANGUAGE,
    // The call takes no longer one; without it a game leads back to home.
    ...(backUrl !== '' && backUrl.length <= LONGEST_BACK_URL && { backUrl }),
  };
  const vendor = given('vendor') ?? DEFAULT_VENDOR;
  if (vendor === 'TCG_SEA') return seaForm(form, given);
  return vendor === 'LOTT' || vendor === 'TCG_LOTTO_VN'
    ? lottForm(form, given, vendor)
    : vendorForm(form, given, vendor);
}

/**
 * Returns the request with the game's name as its title and its label @assumed; cut to the length that the call takes.
 */
export function named(form: LaunchRequest, name: string): LaunchRequest {
  const title = name.slice(0, MOST_LETTERS);
  return { ...form, title, labelName: title };
}

const MOST_LETTERS = 128;
const LONGEST_BACK_URL = 512;

/** A game by its vendor and its code; without a code its vendor's lobby. */
export interface LaunchedGame {
  readonly vendor: string;
  readonly code: string;
}

export const launchedGame = (form: LaunchRequest): LaunchedGame => ({
  vendor: form.vendor ?? DEFAULT_VENDOR,
  code: ('launchMode' in form ? form.lottoGameCode : form.gameCode) ?? '',
});

/** The site's page of the games of a vendor whose own lobby was asked for; null for any other launch. */
export const lobbyOf = (form: LaunchRequest): string | null =>
  'launchMode' in form || !form.hasLobby || form.nodeId || form.roomId
    ? null
    : `${routes.game.paths[0]}?${new URLSearchParams({ vendor: vendorOf(form.vendor) })}`;

type Form = Pick<LaunchRequest, 'device' | 'language' | 'backUrl'>;

const lottForm = (form: Form, given: Given, vendor: 'LOTT' | 'TCG_LOTTO_VN'): LaunchRequest => ({
  ...form,
  launchMode: 'LOTT',
  vendor,
  hasLobby: hasLobby(given),
  ...((form.language === 'VI' || vendor === 'TCG_LOTTO_VN') && { lottoArea: 'VN' as const }),
  ...present('lottoPrizeMode', given('prize_mode')),
  ...present('lottoGameCode', given('code')),
  ...present('playType', given('playType')),
  ...viewOf(given),
});

const seaForm = (form: Form, given: Given): LaunchRequest => ({
  ...form,
  launchMode: 'SEA',
  vendor: 'TCG_SEA',
  lottoMode: 'traditional',
  ...present('lottoGameCode', given('code')),
  ...viewOf(given),
});

const vendorForm = (form: Form, given: Given, vendor: string): LaunchRequest => ({
  ...form,
  vendor,
  hasLobby: hasLobby(given),
  ...present('prizeMode', given('prize_mode')),
  ...present('gameCode', given('code')),
  ...present('nodeId', given('nodeId')),
  ...present('roomId', given('roomId')),
  ...present('playType', given('playType')),
});

/** Tells whether the launch opens the vendor's lobby: without a game it can open nothing else. @assumed */
const hasLobby = (given: Given): boolean => given('code') === undefined || given('lottoView') === 'lobby';

/** Returns the view of the launch; any view but the two known ones is left to the game. */
const viewOf = (given: Given): { readonly lottoView?: 'betting' | 'lobby' } => {
  const view = given('lottoView');
  return view === 'betting' || view === 'lobby' ? { lottoView: view } : {};
};

const present = <K extends string>(name: K, value: string | undefined): { readonly [P in K]?: string } =>
  // The computed key is K by construction; TypeScript widens it to string.
  value === undefined ? {} : ({ [name]: value } as { readonly [P in K]: string });
