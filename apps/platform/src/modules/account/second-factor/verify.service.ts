// LG-05, TF-02: the second factor of a log-in; once it is right the log-in goes on where it stood.
import type { LoginAnswer, VerifyRequest } from '@foyer/contract';
import type { CallContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { holdMember } from '../member/api.ts';
import { beginSession } from '../session/api.ts';
import { answered, counted } from './challenge.service.ts';
import { useChallenge } from './challenge-store.ts';
import { methodFieldsFit, methodOf } from './methods.rules.ts';
import { type Answering, countMethod, dropCodes, phoneOf, prove } from './proofs.ts';
import type { SecondFactorServices } from './services.ts';

type Outcome = 'right' | 'wrong' | 'over';

/** A wrong answer commits as well: its guess at a code has to count. */
const take = (answering: Answering): Promise<Outcome> =>
  answering.services.platform.db.transaction(async (tx) => {
    await holdMember(tx, answering.challenge.member.id);
    if (!(await prove(answering, methodOf(answering.request), tx))) return 'wrong';
    if (!(await useChallenge(tx, answering.challenge))) return 'over';
    await dropCodes(answering, tx);
    return 'right';
  });

/** @throws Refusal login.cred.err, verification.expired, method.refused, input.invalid, verification.invalid, TOO_MANY_REQUEST_LOGIN */
export const verify = async (
  services: SecondFactorServices,
  request: VerifyRequest,
  context: CallContext,
): Promise<LoginAnswer> => {
  const method = methodOf(request);
  const challenge = await answered(services, request, method, context);
  if (!methodFieldsFit(request)) throw new Refusal('input.invalid');
  // A token is no guess: nobody pays with a try while its keys cannot be had.
  const phone = await phoneOf(services, request, context);
  const attempt = await counted(services, challenge);
  await countMethod(services, challenge, method);
  const answering = { services, challenge, request, context, phone };
  const outcome = await take(answering);
  if (outcome === 'wrong') throw attempt.wrong();
  if (outcome === 'over') throw new Refusal('verification.expired');
  await attempt.right();
  const { member, restricted, remember, deviceId, triesOf } = challenge;
  const proven = { secret: null, triesOf, secondFactorPassed: true };
  return beginSession(
    services.platform,
    { member, restricted, remember, deviceId, device: request.device, ...proven },
    context,
  );
};
