// Checks the proof of each second factor within the transaction that uses up the challenge.
import type { SecondFactor, VerifyRequest } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { CallContext } from '../../../module.ts';
import { notifyMember } from '../member/api.ts';
import { countForName } from './account-cap.ts';
import { looksLikeTotp } from './authenticators.ts';
import type { Challenge } from './challenge-store.ts';
import { fileOf } from './on-file-store.ts';
import { isSameName } from './payee-name.rules.ts';
import { recipientFor, typedRecipient } from './recipient.rules.ts';
import type { SecondFactorServices, VerifiedPhone } from './services.ts';

/** An answer that is looked at. */
export interface Answering {
  readonly services: SecondFactorServices;
  readonly challenge: Challenge;
  readonly request: VerifyRequest;
  readonly context: CallContext;
  /** The answer of the phone-auth service, when that service checks the code instead of us. */
  readonly phone: VerifiedPhone | null;
}

type Proof = (answering: Answering, tx: Tx) => Promise<boolean>;

const byCode = async (
  { services, challenge, request, context }: Answering,
  tx: Tx,
  method: 'email' | 'sms',
  typed: string,
): Promise<boolean> => {
  const recipient = typedRecipient(context.merchant, challenge, method, typed);
  return recipient !== null && services.codes.take(recipient, request.verificationCode ?? '', tx);
};

/** Asks the phone-auth service's token whose phone it is: before the transaction, because its keys may have to be fetched. */
export const phoneOf = async (
  { hooks }: SecondFactorServices,
  { firebaseIdToken }: VerifyRequest,
  context: CallContext,
): Promise<VerifiedPhone | null> =>
  firebaseIdToken === undefined ? null : hooks.verifyPhone(firebaseIdToken, context);

const byPhoneAuth = async (
  { challenge, request, context }: Answering,
  verified: VerifiedPhone,
  tx: Tx,
): Promise<boolean> => {
  const onFile = typedRecipient(context.merchant, challenge, 'sms', request.mobileNum ?? '')?.to;
  return onFile !== undefined && verified.phone === onFile && verified.spend(tx);
};

/** The phone with the authenticator may be in other hands. */
const notifyOfRecoveryCode = async (
  { platform }: SecondFactorServices,
  tx: Tx,
  member: Member,
  context: CallContext,
): Promise<void> => {
  const { recoveryCodesLeft } = await fileOf(tx, member.id);
  const values = { left: String(recoveryCodesLeft) };
  await notifyMember(platform, tx, { notice: 'recoveryCodeUsed', member, values }, context);
};

const byAuthenticator: Proof = async ({ services, challenge, request, context }, tx) => {
  const { member } = challenge;
  const typed = request.authCode ?? '';
  if (looksLikeTotp(typed)) return services.authenticators.takeCode(tx, member.id, typed);
  const taken = await services.authenticators.takeRecoveryCode(tx, member.id, typed);
  if (taken) await notifyOfRecoveryCode(services, tx, challenge.member, context);
  return taken;
};

const proofs: Readonly<Record<SecondFactor, Proof>> = {
  email: (answering, tx) => byCode(answering, tx, 'email', answering.request.email ?? ''),
  sms: (answering, tx) =>
    answering.phone === null
      ? byCode(answering, tx, 'sms', answering.request.mobileNum ?? '')
      : byPhoneAuth(answering, answering.phone, tx),
  ga: byAuthenticator,
  payeeName: async ({ challenge, request }, tx) => {
    const { payeeName } = await fileOf(tx, challenge.member.id);
    return payeeName !== null && isSameName(request.payeeName ?? '', payeeName);
  },
};

/** Counts the tries of a single method, before its proof is checked. */
export const countMethod = async (
  services: SecondFactorServices,
  challenge: Challenge,
  method: SecondFactor,
): Promise<void> => {
  if (method === 'payeeName') await countForName(services.platform, challenge.member);
};

export const prove = (answering: Answering, method: SecondFactor, tx: Tx): Promise<boolean> =>
  proofs[method](answering, tx);

/** The codes of the methods that were not taken die with the challenge. */
export const dropCodes = async ({ services, challenge, context }: Answering, tx: Tx): Promise<void> => {
  for (const method of ['email', 'sms'] as const) {
    const recipient = recipientFor(context.merchant, challenge, method);
    if (recipient !== null) await services.codes.drop(recipient, tx);
  }
};
