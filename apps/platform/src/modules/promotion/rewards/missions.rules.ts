// The time of a mission, who takes part in it, and how a member stands in it. Pure.
import type { MissionState } from '@foyer/contract';
import type { Member } from '../../../member.ts';
import type { Mission } from '../../../merchants/merchant.ts';
import { type Days, dayAfter, dayOf, mondayOf, startOf, sundayOf } from '../play-count/api.ts';

/** Before the first bet, and after the last one. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '9999-12-31';
/** Days that a mission is still seen after its end @assumed */
const SEEN_AFTER_DAYS = 7;

/** True for a mission that has begun, and whose end is not long ago. */
export const isSeen = ({ from, until }: Mission, now: Date): boolean => {
  const today = dayOf(now);
  return (from === null || from <= today) && (until === null || today <= dayAfter(until, SEEN_AFTER_DAYS));
};

/** The operator names the types and the labels of those who take part. */
export const isFor = ({ types, labels }: Mission, { type, label }: Pick<Member, 'type' | 'label'>): boolean =>
  types.includes(type) && (labels === null || (label !== null && labels.includes(label)));

/** The period in which a mission is claimed once: the day, the week or all time, whole, whatever its own days are edited to. */
export const periodOf = ({ period, until }: Pick<Mission, 'period' | 'until'>, now: Date): Days => {
  const at = until !== null && until < dayOf(now) ? startOf(until) : now;
  return {
    day: { from: dayOf(at), until: dayOf(at) },
    week: { from: mondayOf(at), until: sundayOf(at) },
    once: { from: FIRST_DAY, until: LAST_DAY },
  }[period];
};

/** The days that count now: the last ones after the mission's end. */
export const daysOf = (mission: Pick<Mission, 'period' | 'from' | 'until'>, now: Date): Days => {
  const { from, until } = mission;
  const whole = periodOf(mission, now);
  return {
    from: from !== null && from > whole.from ? from : whole.from,
    until: until !== null && until < whole.until ? until : whole.until,
  };
};

/** True where a claim of the period is among these: its occasion may be any day of it. */
export const isClaimedIn = (period: Days, occasions: readonly string[]): boolean =>
  occasions.some((day) => period.from <= day && day <= period.until);

/** The first moment after these days; null where they have no end. */
export const endOf = ({ until }: Days): Date | null => (until === LAST_DAY ? null : startOf(dayAfter(until, 1)));

/** @param progress in the unit of the goal */
export const stateOf = (
  { goal }: Mission,
  { isClaimed, progress, isOver }: { readonly isClaimed: boolean; readonly progress: bigint; readonly isOver: boolean },
): MissionState => {
  if (isClaimed) return 'claimed';
  if (isOver) return 'ended';
  return progress >= BigInt(goal.amount) ? 'claim' : 'running';
};
