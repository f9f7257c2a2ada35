// What an operator's people may edit without a restart: an allow-list of places in the operator's files. Hosts, secrets and what guards
// members' accounts (sessions, passwords, second factor, captcha) are on none: one stolen session of an operator could weaken them.
import { isDeepStrictEqual } from 'node:util';
import { type SwitchName, switches } from '@foyer/contract';

export const editKinds = ['settings', 'banner', 'announcements', 'rewards'] as const;
export type EditKind = (typeof editKinds)[number];

/** A value that lies over the operator's files. */
export interface Edit {
  readonly kind: string;
  readonly key: string;
  readonly value: unknown;
}

/** Where an edit lies: in which file, where in it, and which fields there; without `fields` all of the place. */
export interface Place {
  readonly kind: EditKind;
  readonly key: string;
  /** Below the operator's folder. */
  readonly file: string;
  readonly at: readonly (string | number)[];
  readonly fields?: readonly string[];
  /** The list among the fields that takes rows of the file alone: an edit leaves some out, or changes their order. */
  readonly onlyOfFile?: string;
  /** A list of rewards: a row that gives so much money, in minor units, or more stands in the file alone. */
  readonly moneyOfFileFrom?: bigint;
}

/** A value of an edit that fits its place in no way. */
export interface Misplaced {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const FILE = 'merchant.json';

/** Switches that guard members: the captcha's, how long a device comes back without a password, and the change of an old one. */
const guards: ReadonlySet<SwitchName> = new Set([
  'captcha',
  'captchaTestMode',
  'captchaBeforeSms',
  'automaticLogin',
  'forceExpiredPasswordChange',
]);
const openSwitches = Object.values(switches)
  .map(({ name }) => name)
  .filter((name) => !guards.has(name));

const place = (key: string, at: Place['at'], fields?: readonly string[]): Place => ({
  kind: 'settings',
  key,
  file: FILE,
  at,
  ...(fields && { fields }),
});

/** The second person of large withdrawals is left to the file: one person could do without it otherwise. */
const settingsPlaces: readonly Place[] = [
  place('brand', ['settings'], ['brandName', 'licence']),
  place('app', ['settings', 'mobileTemplate']),
  place('languages', ['settings'], ['languages', 'defaultLanguage']),
  place('customerService', ['settings', 'customerService']),
  place('registration', ['settings', 'register'], ['methods', 'minimumAge']),
  place('switches', ['switches'], openSwitches),
  // Whole: one that begins now must not end, or begin, when an earlier one was to.
  place('maintenance', ['maintenance']),
  place('regions', [], ['blockedRegions', 'withdrawalWhileClosed']),
  // The build draws flags and number rules of the file's countries alone; others could also make SMS cost what they like.
  { ...place('countries', [], ['countries', 'defaultCountry']), onlyOfFile: 'countries' },
  place('stake', ['stake'], ['min', 'max', 'chips']),
  place('jackpot', ['jackpot'], ['isOn', 'share', 'seed', 'stakesPerWin']),
  place('gameVendors', ['gameVendors'], ['maintenance']),
  place('withdrawals', ['withdrawals'], ['min', 'max', 'minutes', 'mayCancel', 'turnover']),
];

const bannerPlace: Place = { kind: 'banner', key: 'banners', file: 'content/banners.json', at: [] };

const announcementsPlace: Place = {
  kind: 'announcements',
  key: 'announcements',
  file: 'content/announcements.json',
  at: [],
};

/**
 * Rewards are money: they are edited with the settings' role, not with that of banners. One person gives no more with a reward than one may
 * pay @assumed
 */
const rewardsPlaces = (twoPeopleFrom: bigint | undefined): readonly Place[] =>
  ['stakesPerPoint', 'categories', 'missions', 'goods', 'levels', 'prizes'].map((key) => ({
    kind: 'rewards',
    key,
    file: 'content/rewards.json',
    at: [key],
    ...(twoPeopleFrom !== undefined && { moneyOfFileFrom: twoPeopleFrom }),
  }));

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (root: unknown, at: Place['at']): unknown =>
  // Names of the allow-list and positions alone lead here.
  at.reduce<unknown>((value, name) => (value as Record<string | number, unknown> | undefined)?.[name], root);

const withValueAt = (root: unknown, [name, ...rest]: Place['at'], value: unknown): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(root)) return root.map((item, index) => (index === name ? withValueAt(item, rest, value) : item));
  const fields = root as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: withValueAt(fields[name], rest, value) };
};

/** The places of an operator, by its merchant.json as the start checked it. */
export const placesOf = (merchantFile: unknown): readonly Place[] => {
  const methods = valueAt(merchantFile, ['payments', 'methods']) as readonly { readonly code: string }[] | undefined;
  const deposits = (methods ?? []).map(({ code }, index) =>
    place(`deposit.${code}`, ['payments', 'methods', index], ['isOn', 'min', 'max', 'quickPicks', 'minutes']),
  );
  const present = settingsPlaces.filter(({ at }) => valueAt(merchantFile, at) !== undefined);
  const shared = valueAt(merchantFile, ['withdrawals', 'twoPeopleFrom']) as string | undefined;
  const rewards = rewardsPlaces(shared === undefined ? undefined : BigInt(shared));
  return [...present, ...deposits, bannerPlace, announcementsPlace, ...rewards];
};

/** What stands at a place of a file: the whole, or those of its fields that are there. */
export const readPlace = (root: unknown, { at, fields }: Place): unknown => {
  const value = valueAt(root, at);
  if (fields === undefined || !isFields(value)) return value;
  return Object.fromEntries(fields.filter((name) => Object.hasOwn(value, name)).map((name) => [name, value[name]]));
};

/** Where in a list a row stands that the file does not have; -1: nowhere. What is no list is the schema's to refuse. */
const indexOfStranger = (list: unknown, ofFile: unknown): number => {
  if (!Array.isArray(list) || !Array.isArray(ofFile)) return -1;
  return list.findIndex((row) => !ofFile.some((known) => isDeepStrictEqual(row, known)));
};

const MINOR_UNITS = /^\d{1,15}$/;

/** True for a reward in cash or as a bonus of so much. What is no reward is the schema's to refuse. */
const givesAtLeast = (row: unknown, least: bigint): boolean => {
  const reward = isFields(row) && isFields(row.reward) ? row.reward : {};
  return typeof reward.amount === 'string' && MINOR_UNITS.test(reward.amount) && BigInt(reward.amount) >= least;
};

/** Where in a list a row gives so much money and does not stand in the file; -1: nowhere. */
const indexOfLargeReward = (list: unknown, ofFile: unknown, least: bigint): number =>
  Array.isArray(list)
    ? list.findIndex(
        (row) =>
          givesAtLeast(row, least) && !(Array.isArray(ofFile) && ofFile.some((known) => isDeepStrictEqual(row, known))),
      )
    : -1;

/** The value of an edit that follows another one: of a place with fields it keeps those that it does not name. */
export const valueAfter = ({ fields }: Place, before: unknown, value: unknown): unknown =>
  fields !== undefined && isFields(before) && isFields(value) ? { ...before, ...value } : value;

/** Lays a value over its place in a file. */
export const layOver = (
  root: unknown,
  { at, fields, onlyOfFile, moneyOfFileFrom }: Place,
  value: unknown,
): { readonly laid: unknown } | { readonly misplaced: Misplaced } => {
  const large = moneyOfFileFrom === undefined ? -1 : indexOfLargeReward(value, valueAt(root, at), moneyOfFileFrom);
  if (large >= 0)
    return { misplaced: { path: [...at, large, 'reward', 'amount'], message: 'so much stands in the file alone' } };
  if (fields === undefined) return { laid: withValueAt(root, at, value) };
  if (!isFields(value)) return { misplaced: { path: at, message: 'an object with the fields that change' } };
  const wrong = Object.keys(value).find((name) => !fields.includes(name));
  if (wrong !== undefined) return { misplaced: { path: [...at, wrong], message: 'cannot be edited' } };
  const old = valueAt(root, at) as Readonly<Record<string, unknown>>;
  if (onlyOfFile !== undefined) {
    const stranger = indexOfStranger(value[onlyOfFile], old[onlyOfFile]);
    if (stranger >= 0) return { misplaced: { path: [...at, onlyOfFile, stranger], message: 'not in the file' } };
  }
  return { laid: withValueAt(root, at, { ...old, ...value }) };
};
