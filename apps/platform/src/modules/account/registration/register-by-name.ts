// RG-02: registration with a user name and a password.
import type { RegisterAnswer, RegisterRequest } from '@foyer/contract';
import type { Member } from '../../../member.ts';
import type { CallContext } from '../../../module.ts';
import { strangerAt } from '../../../protection/fair-queue.ts';
import { requireStrong } from '../member/api.ts';
import { refuseTaken } from './free-name.ts';
import { knowsPassword, registerOnce } from './register-once.ts';
import { addMemberAlone, answerMember, checkForm, checkMethod, newMember } from './registration.ts';
import { countingMember } from './registration-limits.ts';
import type { RegistrationServices } from './services.ts';
import { checkedName } from './user-name.rules.ts';

/**
 * Checks all that the form alone decides before the captcha, so that nobody solves one for a typing error. The insert
 * of the row decides if the name is free. An earlier check would cost every newcomer a query and save only the others a
 * hash.
 */
const make = async (
  services: RegistrationServices,
  request: RegisterRequest,
  context: CallContext,
  madeBy: string,
): Promise<Member> => {
  const { platform, hashing, captcha, estimator } = services;
  const { merchant } = context;
  const { password } = request;
  const visitor = strangerAt(context.ip);
  checkMethod('username', context);
  checkForm(request, context);
  const name = checkedName(request.username, merchant);
  await requireStrong(estimator, { password, account: name.account, visitor }, merchant);
  await captcha.require('register', request, context);
  return countingMember(platform, context, request.loginDeviceId, async () => {
    const passwordHash = await hashing.hash(password, visitor);
    const member = newMember(platform, context, request, name, { passwordHash, madeBy });
    return (await addMemberAlone(services, context, member)) ?? refuseTaken(platform, merchant, name);
  });
};

export const registerByName = async (
  services: RegistrationServices,
  request: RegisterRequest,
  context: CallContext,
): Promise<RegisterAnswer> => {
  const member = await registerOnce(
    services,
    'member.register',
    request,
    context,
    (madeBy) => make(services, request, context, madeBy),
    knowsPassword(services, request, context),
  );
  return answerMember(services.platform, member, request, context, 'password');
};
