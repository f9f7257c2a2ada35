// Turns a method of the second factor on or off.
import type { InputOf, SecurityOverview } from '@foyer/contract';
import type { MemberContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { notifyMember } from '../member/api.ts';
import { heldFileOf, mustStay, readyMethods, setMethods } from '../second-factor/api.ts';
import { trustDeviceOf } from '../session/api.ts';
import { overviewOf } from './overview.ts';
import type { SecurityServices } from './services.ts';
import { requireStepUp } from './step-up.ts';

/** @throws Refusal method.refused, method.last, and those of the step-up */
export const switchMethod = async (
  services: SecurityServices,
  { method, on, stepUp }: InputOf<'security.method'>,
  context: MemberContext,
): Promise<SecurityOverview> => {
  await requireStepUp(services, stepUp, context);
  const { platform } = services;
  const { merchant, session } = context;
  const { member } = session;
  await platform.db.transaction(async (tx) => {
    const file = await heldFileOf(tx, member.id);
    if (file.on.includes(method) === on) return;
    if (on && !readyMethods(merchant, file, platform.outbox).includes(method)) throw new Refusal('method.refused');
    if (!on && mustStay(merchant, method, file.on)) throw new Refusal('method.last');
    await setMethods(tx, member.id, on ? [...file.on, method] : file.on.filter((other) => other !== method));
    // The next log-in on this device does not ask a member who turns the way on here.
    if (on) await trustDeviceOf(tx, session.id);
    await notifyMember(platform, tx, { notice: 'secondFactorChanged', member }, context);
  });
  return overviewOf(services, context);
};
