// What the history shows: the filter of its address, the days of a period, lines by day, where a line leads.
import type { Transaction, TransactionFilter } from '@foyer/contract';
import type { RouteName } from '../../shell/navigation/routes.ts';

export const lineTypes = ['all', 'deposit', 'withdraw', 'bet', 'other'] as const;
export const periods = ['today', 'week', 'month', 'all', 'dates'] as const;

export type LineType = (typeof lineTypes)[number];
export type PeriodName = (typeof periods)[number];

/** Days of UTC, both included; empty where a period has no end on that side. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A new object is another period: its totals are loaded again. */
export interface Period extends Days {
  readonly name: PeriodName;
}

export interface HistoryFilter {
  readonly type: LineType;
  readonly period: Period;
}

type Query = Readonly<Record<string, string>>;

/** What the address shows without a query. @assumed */
const FIRST_PERIOD: PeriodName = 'month';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The text where it is a day of the calendar, else nothing: the 30th of February is none, nor is a year without a next one. */
function realDay(text: string | undefined): string {
  if (text === undefined || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return '';
  const at = Date.parse(text);
  return Number.isNaN(at) || dayOf(at) !== text ? '' : text;
}

/** The days in their order: whoever names the later one first means the same. */
function inOrder(from: string, to: string): Days {
  return from !== '' && to !== '' && from > to ? { from: to, to: from } : { from, to };
}

const firstDays: { readonly [N in Exclude<PeriodName, 'dates'>]: (now: number) => string } = {
  today: dayOf,
  week: (now) => dayOf(now - (WEEK_DAYS - 1) * DAY_MS),
  month: (now) => `${dayOf(now).slice(0, 'yyyy-mm'.length)}-01`,
  all: () => '',
};

/** A period that runs until now has no last day: a page that stays open over midnight misses nothing. */
export const periodOf = (name: PeriodName, now: number, chosen: Days = { from: '', to: '' }): Period =>
  name === 'dates'
    ? { name, ...inOrder(realDay(chosen.from), realDay(chosen.to)) }
    : { name, from: firstDays[name](now), to: '' };

/** The period of a tap. Days of one's own begin as those that were shown. */
export const nextPeriod = (shown: Period, name: PeriodName, now: number): Period =>
  name === shown.name ? shown : periodOf(name, now, { from: shown.from, to: dayOf(now) });

const among = <T extends string>(names: readonly T[], name: string | undefined, fallback: T): T =>
  names.find((known) => known === name) ?? fallback;

export const filterOf = ({ type, period, from = '', to = '' }: Query, now: number): HistoryFilter => ({
  type: among(lineTypes, type, 'all'),
  period: periodOf(among(periods, period, FIRST_PERIOD), now, { from, to }),
});

const filled = (query: Query): Query => Object.fromEntries(Object.entries(query).filter(([, text]) => text !== ''));

/** The query of the address that shows the same again. */
export const queryOf = ({ type, period: { name, from, to } }: HistoryFilter): Query =>
  filled({
    type: type === 'all' ? '' : type,
    period: name === FIRST_PERIOD ? '' : name,
    ...(name === 'dates' && { from, to }),
  });

export const isSameFilter = (one: HistoryFilter, other: HistoryFilter): boolean =>
  JSON.stringify([one.type, one.period]) === JSON.stringify([other.type, other.period]);

const midnight = (day: string, addDays = 0): string => new Date(Date.parse(day) + addDays * DAY_MS).toISOString();

/** When the day of UTC began. */
export const utcMidnight = (now: number): string => midnight(dayOf(now));

export interface LinesInput {
  readonly type?: TransactionFilter;
  readonly from?: string;
  readonly to?: string;
}

/** What a page of the lines is asked by. */
export const linesInput = ({ type, period: { from, to } }: HistoryFilter): LinesInput => ({
  ...(type !== 'all' && { type }),
  ...(from !== '' && { from: midnight(from) }),
  ...(to !== '' && { to: midnight(to, 1) }),
});

/** What the totals are asked by. */
export const totalsInput = ({ from, to }: Days): Partial<Days> => ({ ...(from && { from }), ...(to && { to }) });

export interface DayLines {
  /** The time of the newest line of the day. */
  readonly at: string;
  readonly lines: readonly Transaction[];
}

const localDay = (at: string): string => new Date(at).toDateString();

/** The lines in groups of the reader's own days, in the order in which they come. */
export function byDay(entries: readonly Transaction[]): readonly DayLines[] {
  const groups: { at: string; lines: Transaction[] }[] = [];
  for (const line of entries) {
    const last = groups[groups.length - 1];
    if (last && localDay(last.at) === localDay(line.at)) last.lines.push(line);
    else groups.push({ at: line.at, lines: [line] });
  }
  return groups;
}

/** Wins and refunds less the stakes, in minor units. */
export const netOf = ({
  wins,
  refunds,
  stakes,
}: Readonly<Record<'wins' | 'refunds' | 'stakes', string>>): { readonly side: -1 | 0 | 1; readonly amount: string } => {
  const net = BigInt(wins) + BigInt(refunds) - BigInt(stakes);
  return { side: net > 0n ? 1 : net < 0n ? -1 : 0, amount: String(net < 0n ? -net : net) };
};

/** True where nothing moved that the totals name. */
export const isNothing = ({
  deposits,
  withdrawals,
  stakes,
  wins,
  refunds,
}: Readonly<Record<'deposits' | 'withdrawals' | 'stakes' | 'wins' | 'refunds', string>>): boolean =>
  [deposits, withdrawals, stakes, wins, refunds].every((sum) => sum === '0');

export interface Target {
  readonly to: RouteName;
  readonly query?: Query;
}

/** A deposit's bonus names the deposit. */
const orderTypes: readonly Transaction['type'][] = ['deposit', 'bonus'];
const betTypes: readonly Transaction['type'][] = ['stake', 'win', 'refund'];
const withdrawTypes: readonly Transaction['type'][] = ['withdraw', 'withdrawReturn'];

type Related = Pick<Transaction, 'type' | 'reference' | 'game'>;

/** The page that tells more about a line: its order, its bet or its game, its withdrawal. Null where there is none. */
export function targetOf({ type, reference, game }: Related): Target | null {
  if (betTypes.includes(type) && game !== null) return { to: 'launchGame', query: { ...game } };
  if (reference === null) return null;
  const query = { id: reference };
  if (orderTypes.includes(type)) return { to: 'order', query };
  if (betTypes.includes(type)) return { to: 'myBets', query };
  return withdrawTypes.includes(type) ? { to: 'withdraw', query } : null;
}
