// TF-04: sends a code to the number or address on file, once the password was right.
import type { CodeSent, InputOf } from '@foyer/contract';
import type { CallContext } from '../../../module.ts';
import { answered, counted } from './challenge.service.ts';
import { typedRecipient } from './recipient.rules.ts';
import type { SecondFactorServices } from './services.ts';

type CodeRequest = Omit<InputOf<'sms.login'>, 'mobileNum'>;

/**
 * Sends a code. A typed recipient that is not on file costs a try: the answer reveals that, and must not be asked for
 * at will.
 */
const send = async (
  services: SecondFactorServices,
  request: CodeRequest,
  method: 'email' | 'sms',
  typed: string,
  context: CallContext,
): Promise<CodeSent> => {
  const { merchant, ip, language, host } = context;
  const challenge = await answered(services, request, method, context);
  const recipient = typedRecipient(merchant, challenge, method, typed);
  if (recipient === null) throw (await counted(services, challenge)).wrong();
  return services.codes.send(recipient, { ip, deviceId: challenge.deviceId, language, host });
};

export const sendBySms = (
  services: SecondFactorServices,
  { mobileNum, ...request }: InputOf<'sms.login'>,
  context: CallContext,
): Promise<CodeSent> => send(services, request, 'sms', mobileNum, context);

export const sendByEmail = (
  services: SecondFactorServices,
  { email, ...request }: InputOf<'email.login'>,
  context: CallContext,
): Promise<CodeSent> => send(services, request, 'email', email, context);
