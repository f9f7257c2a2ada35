// DP-01, DP-04, DP-05: whether the download prompt comes, and whether it can be closed. One table of conditions.
import type { DownloadPrompt, PromptEntry, PromptEntryName } from '@foyer/contract';
import { hostOf } from '../../shell/navigation/host-of.ts';

/** What has just happened. `play`: somebody is back from a game. */
export type PromptTrigger = 'start' | 'login' | 'deposit' | 'withdrawal' | 'play';

export interface PromptMember {
  readonly type: number;
  readonly regDate: string | null;
  /** Bank cards, e-wallets and virtual wallets on file. */
  readonly accounts: number;
}

export interface PromptFacts {
  readonly trigger: PromptTrigger;
  /** Null: a visitor. */
  readonly member: PromptMember | null;
  /** Null where nobody knows. */
  readonly counts: { readonly deposits: number; readonly withdrawals: number } | null;
  /** Minutes of play in this visit since the last prompt. */
  readonly playedMinutes: number;
  /** Name of the page's host, without port. */
  readonly host: string;
  readonly now: number;
  /** The site is on the home screen, or inside the operator's app. */
  readonly isInstalled: boolean;
  readonly hasLink: boolean;
  /** Something else has the screen. */
  readonly isCovered: boolean;
  /** Closed in this visit. */
  readonly isSkipped: boolean;
  /** A forced prompt was there in this visit. */
  readonly isForcedVisit: boolean;
}

/** What is known before anything is loaded; of the member it is the type. */
export type EarlyFacts = Omit<PromptFacts, 'counts' | 'member'> & {
  readonly member: Pick<PromptMember, 'type'> | null;
};

const DAY_MS = 86_400_000;

/** A whole number that somebody could mean; null for anything else, and the entry then counts as off. */
const countOf = ({ value }: PromptEntry): number | null => (/^\d{1,6}$/.test(value) ? Number(value) : null);

/** Whole days since the registration; null where its date is none or lies ahead. */
export function daysSince(regDate: string | null, now: number): number | null {
  const since = regDate === null ? Number.NaN : now - Date.parse(regDate);
  return since >= 0 ? Math.floor(since / DAY_MS) : null;
}

type Condition = (facts: PromptFacts, count: number) => boolean;

const depositTimes: Condition = ({ counts }, times) => counts?.deposits === times;
const depositLeast: Condition = ({ counts }, times) => counts !== null && counts.deposits >= times;
const withdrawalTimes: Condition = ({ counts }, times) => counts?.withdrawals === times;
const withdrawalLeast: Condition = ({ counts }, times) => counts !== null && counts.withdrawals >= times;
const regDays: Condition = ({ member, now }, days) => (daysSince(member?.regDate ?? null, now) ?? -1) >= days;

/** An entry that is on and has a value; `count` is its value. */
interface Row {
  readonly name: PromptEntryName;
  readonly test: Condition;
  /** Its value is a number; without one the entry counts as off. */
  readonly hasCount: boolean;
  readonly isForced: boolean;
}

const counted = (name: PromptEntryName, test: Condition, isForced = false): Row => ({
  name,
  test,
  hasCount: true,
  isForced,
});
const plain = (name: PromptEntryName, test: Condition): Row => ({ name, test, hasCount: false, isForced: false });

/**
 * DP-01: the entries that bring the prompt. One that holds is enough, or all have to, where `download_condition_switch` is `all`; with none
 * of them on, every log-in and start brings it @assumed.
 * `first_deposit` and `first_withdraw` answer the event, the counts hold on each later visit as well @assumed.
 */
export const conditions: readonly Row[] = [
  counted('deposit_times', depositTimes),
  counted('deposit_times_forced', depositTimes, true),
  counted('deposit_least_times', depositLeast),
  counted('deposit_least_times_forced', depositLeast, true),
  counted('withdrawal_times', withdrawalTimes),
  counted('withdrawal_times_forced', withdrawalTimes, true),
  counted('withdrawal_least_times', withdrawalLeast),
  counted('withdrawal_least_times_forced', withdrawalLeast, true),
  counted('reg_days', regDays),
  counted('reg_days_forced', regDays, true),
  plain('first_deposit', ({ trigger, counts }) => trigger === 'deposit' && counts?.deposits === 1),
  plain('first_withdraw', ({ trigger, counts }) => trigger === 'withdrawal' && counts?.withdrawals === 1),
  plain('bind_card', ({ member }) => (member?.accounts ?? 0) > 0),
  counted(
    'in_game_popup_interval',
    ({ trigger, playedMinutes }, minutes) => trigger === 'play' && playedMinutes >= minutes,
  ),
];

const eligibleTypes: ReadonlySet<number> = new Set([0, 1, 2]);

/** Hosts are compared without "www." @assumed. */
const bare = (entry: string): string => hostOf(entry).replace(/^www\./, '');

/** DP-05: 1 all domains, 2 all but the listed ones, 3 the listed ones only. Another mode is none of them @assumed. */
export function isOnDomain({ domains_switch: mode, domains }: DownloadPrompt, host: string): boolean {
  if (!mode.enabled || mode.value === '1') return true;
  const isListed = domains.enabled && domains.value.split(',').map(bare).includes(bare(host));
  if (mode.value === '2') return !isListed;
  return mode.value === '3' && isListed;
}

/** Who may see it at all. */
function isEligible(prompt: DownloadPrompt, { member, host, isInstalled, hasLink }: EarlyFacts): boolean {
  if (!prompt.download_condition_switch.enabled || isInstalled || !hasLink || !isOnDomain(prompt, host)) return false;
  if (member === null) return !prompt.login_required.enabled;
  return eligibleTypes.has(member.type);
}

interface ActiveRow {
  readonly row: Row;
  readonly count: number;
}

const activeRows = (prompt: DownloadPrompt): readonly ActiveRow[] =>
  conditions.flatMap((row) => {
    const entry = prompt[row.name];
    const count = row.hasCount ? countOf(entry) : 0;
    return entry.enabled && count !== null ? [{ row, count }] : [];
  });

/** True where back from a game it is time, by the entry that says after how many minutes @assumed. */
const isPlayedEnough = (prompt: DownloadPrompt, { playedMinutes }: EarlyFacts): boolean => {
  const { enabled } = prompt.in_game_popup_interval;
  const minutes = countOf(prompt.in_game_popup_interval);
  return enabled && minutes !== null && playedMinutes >= minutes;
};

/** False where nothing that a back end knows of the member could bring it: nobody asks for that then. */
export function mayCome(prompt: DownloadPrompt, facts: EarlyFacts): boolean {
  // DP-02: nothing else is covered by it.
  if (facts.isCovered || !isEligible(prompt, facts)) return false;
  if (facts.trigger === 'play' && !isPlayedEnough(prompt, facts)) return false;
  return !facts.isSkipped || facts.isForcedVisit || activeRows(prompt).some(({ row }) => row.isForced);
}

export type PromptDecision = 'none' | 'closable' | 'forced';

export function decidePrompt(prompt: DownloadPrompt, facts: PromptFacts): PromptDecision {
  if (!mayCome(prompt, facts)) return 'none';
  const active = activeRows(prompt);
  const held = active.filter(({ row, count }) => row.test(facts, count));
  const least = prompt.download_condition_switch.value === 'all' ? active.length : 1;
  const isWanted = active.length === 0 ? facts.trigger === 'start' || facts.trigger === 'login' : held.length >= least;
  if (!isWanted) return 'none';
  if (facts.isForcedVisit || held.some(({ row }) => row.isForced)) return 'forced';
  return facts.isSkipped ? 'none' : 'closable';
}

/** Whether counts of the wallet decide anything: else nobody asks for them. */
export const needsCounts = (prompt: DownloadPrompt): boolean =>
  activeRows(prompt).some(({ row }) => /^(?:deposit|withdrawal|first)_/.test(row.name));

/** Whether the day of the registration decides anything. */
export const needsRegDate = (prompt: DownloadPrompt): boolean =>
  activeRows(prompt).some(({ row }) => /^reg_days/.test(row.name));

/** Whether accounts for payouts are all that is still to decide. */
export function needsAccounts(prompt: DownloadPrompt, facts: PromptFacts): boolean {
  const decideWith = (accounts: number): PromptDecision =>
    decidePrompt(prompt, { ...facts, member: facts.member && { ...facts.member, accounts } });
  return decideWith(0) !== decideWith(1);
}

/** `theme`: light is a plain one; dark, brand and anything else is the site's own @assumed. */
export const themeOf = ({ enabled, value }: PromptEntry): 'brand' | 'plain' =>
  enabled && value === 'light' ? 'plain' : 'brand';
