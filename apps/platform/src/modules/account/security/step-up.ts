// Before anything that decides who may log in is changed, the member shows once more to be there.
import type { InputOf, StepUpAsked } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import type { MemberContext } from '../../../module.ts';
import { memberAt } from '../../../protection/fair-queue.ts';
import { Refusal } from '../../../refusal.ts';
import { countChange } from '../member/change-limit.ts';
import { hasChosenPassword } from '../member/member.ts';
import { passwordHashOf } from '../member/member-store.ts';
import { countPasswordTry, forgetPasswordTries } from '../member/password-tries.ts';
import { countForAccount } from '../second-factor/account-cap.ts';
import { fileOf } from '../second-factor/on-file-store.ts';
import type { LoginParts } from '../session/login-parts.ts';

/** So long one step-up is good in its session @assumed */
const GOOD_MINUTES = 10;

type StepUp = InputOf<'security.enrol'>['stepUp'];

/** Until when the session needs no further step-up; null: it does. */
export const steppedUpUntil = async (
  { house }: Pick<LoginParts, 'house'>,
  { session }: Pick<MemberContext, 'session'>,
): Promise<Date | null> => {
  const [row] = await rows<{ until: number }>(
    house.db,
    sql`select (extract(epoch from stepped_up_at + make_interval(mins => ${GOOD_MINUTES}::int)) * 1000)::float8 as until
      from session where id = ${session.id} and stepped_up_at + make_interval(mins => ${GOOD_MINUTES}::int) > now()`,
  );
  return row ? new Date(row.until) : null;
};

/** Without a password of their own members log in anew: a session so fresh is stepped up. */
const waysOf = async ({ house }: LoginParts, { session }: MemberContext): Promise<StepUpAsked['ways']> => {
  const { enrolledAt } = await fileOf(house.db, session.memberId);
  const chosen = hasChosenPassword(session.member);
  return [
    ...(chosen ? (['password'] as const) : []),
    ...(enrolledAt !== null ? (['authCode'] as const) : []),
    ...(chosen ? [] : (['login'] as const)),
  ];
};

const asked = async (parts: LoginParts, context: MemberContext): Promise<Refusal> =>
  new Refusal('stepup_required', { value: { ways: await waysOf(parts, context) } satisfies StepUpAsked });

const byPassword = async (parts: LoginParts, password: string, context: MemberContext): Promise<void> => {
  const { house, hashing } = parts;
  const { member, memberId } = context.session;
  if (!hasChosenPassword(member)) throw await asked(parts, context);
  await countPasswordTry(house, memberId);
  const stored = await passwordHashOf(house.db, memberId);
  if (!(await hashing.verify(stored, password, memberAt(context.ip)))) throw new Refusal('password.wrong');
  await forgetPasswordTries(house, memberId);
};

const byAuthenticator = async (parts: LoginParts, code: string, context: MemberContext): Promise<void> => {
  const { house, authenticators } = parts;
  const { member, memberId } = context.session;
  const attempt = await countForAccount(house, member);
  if (!(await authenticators.takeCode(house.db, memberId, code))) throw new Refusal('code.invalid');
  await attempt.right();
};

/** Shows the member to be there, by this step-up or a recent one of the same session. */
const prove = async (parts: LoginParts, stepUp: StepUp, context: MemberContext): Promise<void> => {
  const { password, authCode } = stepUp ?? {};
  if (password === undefined && authCode === undefined) {
    if ((await steppedUpUntil(parts, context)) === null) throw await asked(parts, context);
    return;
  }
  if (password !== undefined && authCode !== undefined) throw new Refusal('input.invalid');
  if (password !== undefined) await byPassword(parts, password, context);
  else await byAuthenticator(parts, authCode ?? '', context);
  await parts.house.db.execute(sql`update session set stepped_up_at = now() where id = ${context.session.id}`);
};

/**
 * Lets a change pass after a step-up.
 * @throws Refusal stepup_required, password.wrong, code.invalid, TOO_MANY_REQUEST_LOGIN, TOO_MANY_REQUEST
 */
export const requireStepUp = async (parts: LoginParts, stepUp: StepUp, context: MemberContext): Promise<void> => {
  await prove(parts, stepUp, context);
  await countChange(parts.house, context.session.memberId);
};
