// Refuses a log-in until its second factor is shown; runs before the session begins.
import type { SecondFactor, SecondFactorRequired } from '@foyer/contract';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import type { FirstFactor, ProvenMember } from '../session/api.ts';
import { openChallenge } from './challenge-store.ts';
import { maskedEmail, maskedMobile } from './mask.rules.ts';
import { methodsOf, readyMethods, requiredMethods } from './methods.rules.ts';
import { fileOf, type MemberFile } from './on-file-store.ts';

type IsOption = (method: SecondFactor) => boolean;

const hintsOf = ({ email, mobile }: MemberFile, isOption: IsOption): SecondFactorRequired['hints'] => ({
  ...(isOption('email') && email !== null && { email: maskedEmail(email) }),
  ...(isOption('sms') && mobile !== null && { sms: maskedMobile(mobile) }),
});

/**
 * Lets a log-in pass that needs no second factor, or whose device has shown it before.
 * @throws Refusal login_verify_required, with the challenge that session.verify has to bring back
 */
export const requireSecondFactor = async (
  { db, outbox }: Pick<PlatformContext, 'db' | 'outbox'>,
  { member, secret, restricted, deviceId, remember, triesOf }: ProvenMember,
  first: FirstFactor,
  { merchant }: Pick<CallContext, 'merchant'>,
): Promise<void> => {
  const { policy } = merchant.secondFactor;
  const mayBeRequired = policy === 'required' || (policy === 'optional' && methodsOf(member.secondFactor).length > 0);
  if (!mayBeRequired || secret?.secondFactorPassed) return;
  const file = await fileOf(db, member.id);
  const options = requiredMethods(merchant, file.on, readyMethods(merchant, file, outbox), first);
  if (options.length === 0) return;
  // A secret stays unspent: what the answer to the challenge gives out takes its place.
  const waiting = { restricted, deviceId, remember: remember || secret !== null, triesOf };
  const opened = await openChallenge(db, { merchant: merchant.code, memberId: member.id, options, ...waiting });
  const hints = hintsOf(file, (method) => options.includes(method));
  throw new Refusal('login_verify_required', {
    value: { options: [...options], ...opened, hints } satisfies SecondFactorRequired,
  });
};
