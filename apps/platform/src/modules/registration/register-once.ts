// A registration happens once for its key, whatever is repeated. Neither a password nor a session is kept for it.
import { createHash } from 'node:crypto';
import type { CallContext } from '../../module.ts';
import { once } from '../../protection/idempotency.ts';
import { Refusal } from '../../refusal.ts';
import type { Member } from '../member/member.ts';
import { memberById, passwordHashOf } from '../member/member-store.ts';
import type { LoginParts } from '../session/login-service.ts';
import type { AnyRegistration } from './origin.rules.ts';
import { memberMadeBy } from './registration-store.ts';

export type RegisterCall = 'member.register' | 'member.registerMobile';

/** What is kept for a repetition. */
interface Made {
  readonly memberId: string;
}

/** What makes two requests the same one. A captcha proof is a new one each time; a password is no matter for a plain hash. */
const intentOf = (request: AnyRegistration): Partial<AnyRegistration> => {
  const { password, geetestSeccode, geetestChallenge, geetestValidate, geetestValidateV4, captcha, ...intent } =
    request;
  return intent;
};

/** The member that the first request made. A repetition opens a session: it has to know the password as the first one did. */
const madeBefore = async (
  { house, hashing }: LoginParts,
  { memberId }: Made,
  password: string | undefined,
): Promise<Member> => {
  const fits = password === undefined || (await hashing.verify(await passwordHashOf(house.db, memberId), password));
  const member = fits ? await memberById(house.db, memberId) : null;
  if (member === null) throw new Refusal('idempotency.mismatch');
  return member;
};

/** Runs `make` once for the key and answers the member; a refusal leaves the key free, for nothing was made. */
export const registerOnce = async (
  parts: LoginParts,
  call: RegisterCall,
  request: AnyRegistration,
  { merchant, idempotencyKey }: CallContext,
  make: (madeBy: string) => Promise<Member>,
): Promise<Member> => {
  const { db } = parts.house;
  const intent = intentOf(request);
  const key = idempotencyKey ?? '';
  const madeBy = createHash('sha256')
    .update(JSON.stringify([call, key, intent]))
    .digest('base64url');
  let fresh: Member | null = null;
  const work = async (): Promise<Made> => {
    try {
      fresh = await make(madeBy);
      return { memberId: fresh.id };
    } catch (error) {
      // A node may have made it and died before it could say so: then the refusal is this very request's own doing.
      const before = await memberMadeBy(db, merchant.code, madeBy);
      if (before === null) throw error;
      return { memberId: before };
    }
  };
  // Not the address: on the way from one network to another it is still the same person who asks again.
  const scope = { merchant: merchant.code, caller: 'visitor', call, key };
  const made = await once(db, scope, intent, work, { keepRefusals: false });
  return fresh ?? madeBefore(parts, made, request.password);
};
