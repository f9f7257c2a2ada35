// TF-04: sends a code to the number or address on file, once the challenge says that the password was right.
import type { CodeSent, InputOf } from '@foyer/contract';
import type { CallContext } from '../../../module.ts';
import { answered, counted } from './challenge.service.ts';
import type { SecondFactorParts } from './parts.ts';
import { typedRecipient } from './recipient.rules.ts';

type Asked = Omit<InputOf<'sms.login'>, 'mobileNum'>;

/**
 * Sends a code. A typed recipient that is not on file costs a try: the answer reveals that, and must not be asked for
 * at will.
 */
const send = async (
  parts: SecondFactorParts,
  request: Asked,
  way: 'email' | 'sms',
  typed: string,
  context: CallContext,
): Promise<CodeSent> => {
  const { merchant, ip, language, host } = context;
  const challenge = await answered(parts, request, way, context);
  const recipient = typedRecipient(merchant, challenge, way, typed);
  if (recipient === null) throw (await counted(parts, challenge)).wrong();
  return parts.codes.send(recipient, { ip, deviceId: challenge.deviceId, language, host });
};

export const sendBySms = (
  parts: SecondFactorParts,
  { mobileNum, ...request }: InputOf<'sms.login'>,
  context: CallContext,
): Promise<CodeSent> => send(parts, request, 'sms', mobileNum, context);

export const sendByEmail = (
  parts: SecondFactorParts,
  { email, ...request }: InputOf<'email.login'>,
  context: CallContext,
): Promise<CodeSent> => send(parts, request, 'email', email, context);
