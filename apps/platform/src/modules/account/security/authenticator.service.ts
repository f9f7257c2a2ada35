// The member's authenticator and its recovery codes: enrolled by a first code, renewed, removed.
import type { InputOf, OutputOf, SecurityOverview } from '@foyer/contract';
import type { MemberContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { notifyMember } from '../member/api.ts';
import { heldFileOf, mustStay, offeredBy, otpauthOf, readyMethods, setMethods } from '../second-factor/api.ts';
import { trustDeviceOf } from '../session/api.ts';
import { overviewOf } from './overview.ts';
import type { SecurityServices } from './services.ts';
import { requireStepUp } from './step-up.ts';

type WithStepUp = InputOf<'security.enrol'>;

/** @throws Refusal method.refused, and those of the step-up */
export const enrol = async (
  services: SecurityServices,
  { stepUp }: WithStepUp,
  context: MemberContext,
): Promise<OutputOf<'security.enrol'>> => {
  const { merchant, session } = context;
  if (!offeredBy(merchant, services.platform.outbox).includes('ga')) throw new Refusal('method.refused');
  await requireStepUp(services, stepUp, context);
  const { secret, expires } = await services.authenticators.begin(session);
  return { secret, otpauth: otpauthOf(secret, merchant.name, session.member.userName), expires };
};

/** @throws Refusal code.invalid, authenticator.expired, and those of the step-up */
export const confirmEnrolment = async (
  services: SecurityServices,
  { code, stepUp }: InputOf<'security.enrolConfirm'>,
  context: MemberContext,
): Promise<OutputOf<'security.enrolConfirm'>> => {
  await requireStepUp(services, stepUp, context);
  const { platform, authenticators } = services;
  const { session } = context;
  const { member } = session;
  const recoveryCodes = await platform.db.transaction(async (tx) => {
    const { on } = await heldFileOf(tx, member.id);
    const outcome = await authenticators.confirm(tx, session, code);
    if (outcome !== 'enrolled') throw new Refusal(outcome === 'wrong' ? 'code.invalid' : 'authenticator.expired');
    await setMethods(tx, member.id, [...on, 'ga']);
    await trustDeviceOf(tx, session.id);
    await notifyMember(platform, tx, { notice: 'authenticatorAdded', member }, context);
    return authenticators.renewRecoveryCodes(tx, member.id);
  });
  return { recoveryCodes, overview: await overviewOf(services, context) };
};

/** @throws Refusal method.last, and those of the step-up */
export const removeAuthenticator = async (
  services: SecurityServices,
  { stepUp }: WithStepUp,
  context: MemberContext,
): Promise<SecurityOverview> => {
  await requireStepUp(services, stepUp, context);
  const { platform, authenticators } = services;
  const { member } = context.session;
  await platform.db.transaction(async (tx) => {
    const file = await heldFileOf(tx, member.id);
    if (file.enrolledAt === null) return;
    if (mustStay(context.merchant, 'ga', readyMethods(context.merchant, file, platform.outbox)))
      throw new Refusal('method.last');
    await authenticators.remove(tx, member.id);
    await setMethods(
      tx,
      member.id,
      file.on.filter((method) => method !== 'ga'),
    );
    await notifyMember(platform, tx, { notice: 'authenticatorRemoved', member }, context);
  });
  return overviewOf(services, context);
};

/** @throws Refusal method.refused, and those of the step-up */
export const renewRecoveryCodes = async (
  services: SecurityServices,
  { stepUp }: WithStepUp,
  context: MemberContext,
): Promise<OutputOf<'security.recoveryCodes'>> => {
  await requireStepUp(services, stepUp, context);
  const { platform, authenticators } = services;
  const { member } = context.session;
  const recoveryCodes = await platform.db.transaction(async (tx) => {
    const { enrolledAt } = await heldFileOf(tx, member.id);
    if (enrolledAt === null) throw new Refusal('method.refused');
    await notifyMember(platform, tx, { notice: 'recoveryCodesRenewed', member }, context);
    return authenticators.renewRecoveryCodes(tx, member.id);
  });
  return { recoveryCodes, overview: await overviewOf(services, context) };
};
