// The permissions of a member in each status, for log-in, hand-off, launch, bets and money.
import type { ErrorCode } from '@foyer/contract';
import type { Member, MemberStatus } from '../../../member.ts';
import { Refusal } from '../../../refusal.ts';

/** Something a member's status may forbid. `session`: going on with a session that stands. */
export type MemberAction =
  | 'logIn'
  | 'handOff'
  | 'session'
  | 'launch'
  | 'bet'
  | 'deposit'
  | 'withdraw'
  | 'promotion'
  | 'push';

type Standing = Pick<Member, 'status' | 'statusUntil'>;

const everything: readonly MemberAction[] = [
  'logIn',
  'handOff',
  'session',
  'launch',
  'bet',
  'deposit',
  'withdraw',
  'promotion',
  'push',
];

/** A member who rests from play still reaches the account and the money in it. */
const accountOnly: readonly MemberAction[] = ['logIn', 'handOff', 'session', 'withdraw'];

/** @assumed The specification names no statuses; a time-out stops play, an exclusion everything. */
const policy: Readonly<
  Record<MemberStatus, { readonly may: readonly MemberAction[]; readonly code: ErrorCode | null }>
> = {
  active: { may: everything, code: null },
  limited: { may: accountOnly, code: 'member.limited' },
  timeOut: { may: accountOnly, code: 'member.timeout' },
  excluded: { may: [], code: 'member.excluded' },
  closed: { may: [], code: 'member.closed' },
};

const endsByItself = (status: MemberStatus): boolean => status === 'timeOut' || status === 'excluded';

/** The status at a moment: a time-out and an exclusion end at their time. */
export const statusAt = ({ status, statusUntil }: Standing, now: Date): MemberStatus =>
  endsByItself(status) && statusUntil !== null && statusUntil <= now ? 'active' : status;

/** True where a status can be given until then: for good, or with an end of its own that is to come. */
export const canLastUntil = ({ status, statusUntil }: Standing, now: Date): boolean =>
  statusUntil === null || (endsByItself(status) && statusUntil > now);

/** Null when the member may, else the code of the refusal. */
export const maySo = (member: Standing, action: MemberAction, now: Date): ErrorCode | null => {
  const { may, code } = policy[statusAt(member, now)];
  return may.includes(action) ? null : code;
};

/** Members of this type take part in no promotion @assumed: the specification treats them differently everywhere. */
const TYPE_WITHOUT_PROMOTIONS = 4;

/** False for members whom the operator keeps from all promotions, and for those who may not play. */
export const mayTakePart = (member: Standing & Pick<Member, 'type'>, now: Date): boolean =>
  member.type !== TYPE_WITHOUT_PROMOTIONS && maySo(member, 'promotion', now) === null;

/** Throws the refusal when the member may not. */
export const requireMay = (member: Standing, action: MemberAction, now: Date): void => {
  const code = maySo(member, action, now);
  if (code === null) return;
  throw new Refusal(code, { value: { until: member.statusUntil?.toISOString() ?? null } });
};
