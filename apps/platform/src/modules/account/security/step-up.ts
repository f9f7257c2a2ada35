// Requires a fresh proof (password or authenticator code) before a change of how the member logs in.
import type { InputOf, StepUpRequired } from '@foyer/contract';
import type { MemberContext } from '../../../module.ts';
import { memberAt } from '../../../protection/fair-queue.ts';
import { Refusal } from '../../../refusal.ts';
import { countChange, forgetPasswordTries, hasChosenPassword, passwordHashOf, tryPassword } from '../member/api.ts';
import { countForAccount, fileOf } from '../second-factor/api.ts';
import { markSteppedUp, steppedUpUntil } from '../session/api.ts';
import type { StepUpServices } from './services.ts';

/** So long one step-up is good in its session @assumed */
const GOOD_MINUTES = 10;

type StepUp = InputOf<'security.enrol'>['stepUp'];

/** Until when the session needs no further step-up; null: it does. */
export const goodUntil = (
  { platform }: Pick<StepUpServices, 'platform'>,
  { session }: Pick<MemberContext, 'session'>,
): Promise<Date | null> => steppedUpUntil(platform.db, session.id, GOOD_MINUTES);

/** Without a password of their own members log in anew: a session so fresh is stepped up. */
const stepUpMethodsOf = async (
  { platform }: StepUpServices,
  { session }: MemberContext,
): Promise<StepUpRequired['ways']> => {
  const { enrolledAt } = await fileOf(platform.db, session.memberId);
  const chosen = hasChosenPassword(session.member);
  return [
    ...(chosen ? (['password'] as const) : []),
    ...(enrolledAt !== null ? (['authCode'] as const) : []),
    ...(chosen ? [] : (['login'] as const)),
  ];
};

const stepUpRequired = async (services: StepUpServices, context: MemberContext): Promise<Refusal> =>
  new Refusal('stepup_required', {
    value: { ways: await stepUpMethodsOf(services, context) } satisfies StepUpRequired,
  });

const byPassword = async (services: StepUpServices, password: string, context: MemberContext): Promise<void> => {
  const { platform, hashing } = services;
  const { member, memberId } = context.session;
  if (!hasChosenPassword(member)) throw await stepUpRequired(services, context);
  const stored = await passwordHashOf(platform.db, memberId);
  const fits = await tryPassword(platform, memberId, () => hashing.verify(stored, password, memberAt(context.ip)));
  if (!fits) throw new Refusal('password.wrong');
  await forgetPasswordTries(platform.db, memberId);
};

const byAuthenticator = async (services: StepUpServices, code: string, context: MemberContext): Promise<void> => {
  const { platform, authenticators } = services;
  const { member, memberId } = context.session;
  const attempt = await countForAccount(platform, member);
  if (!(await authenticators.takeCode(platform.db, memberId, code))) throw new Refusal('code.invalid');
  await attempt.right();
};

/**
 * Shows the member to be there, by this step-up or a recent one of the same session.
 * @throws Refusal stepup_required, password.wrong, code.invalid, TOO_MANY_REQUEST_LOGIN
 */
export const requireProof = async (services: StepUpServices, stepUp: StepUp, context: MemberContext): Promise<void> => {
  const { password, authCode } = stepUp ?? {};
  if (password === undefined && authCode === undefined) {
    if ((await goodUntil(services, context)) === null) throw await stepUpRequired(services, context);
    return;
  }
  if (password !== undefined && authCode !== undefined) throw new Refusal('input.invalid');
  if (password !== undefined) await byPassword(services, password, context);
  else await byAuthenticator(services, authCode ?? '', context);
  await markSteppedUp(services.platform.db, context.session.id);
};

/**
 * Lets a change pass after a step-up.
 * @throws Refusal stepup_required, password.wrong, code.invalid, TOO_MANY_REQUEST_LOGIN, TOO_MANY_REQUEST
 */
export const requireStepUp = async (
  services: StepUpServices,
  stepUp: StepUp,
  context: MemberContext,
): Promise<void> => {
  await requireProof(services, stepUp, context);
  await countChange(services.platform, context.session.memberId);
};
