// A registration happens once for its key, whatever is repeated. Neither a password nor a session is kept for it.
import { createHash } from 'node:crypto';
import type { CallContext } from '../../module.ts';
import { once } from '../../protection/idempotency.ts';
import { Refusal } from '../../refusal.ts';
import { passwordHashOf } from '../member/member-store.ts';
import type { LoginParts } from '../session/login-service.ts';
import type { AnyRegistration } from './origin.rules.ts';
import { memberMadeBy } from './registration-store.ts';

export type RegisterCall = 'member.register' | 'member.registerMobile';

/** The member a request made, now or when it came the first time. */
export interface Made {
  readonly memberId: string;
}

/** What makes two requests the same one. A captcha proof is a new one each time; a password is no matter for a plain hash. */
const intentOf = (request: AnyRegistration): Partial<AnyRegistration> => {
  const { password, geetestSeccode, geetestChallenge, geetestValidate, geetestValidateV4, captcha, ...intent } =
    request;
  return intent;
};

/** A repetition opens a session: it has to know the password as the first one did. */
const checkSamePerson = async ({ house, hashing }: LoginParts, { memberId }: Made, password: string | undefined) => {
  if (password === undefined) return;
  const stored = await passwordHashOf(house.db, memberId);
  if (!(await hashing.verify(stored, password))) throw new Refusal('idempotency.mismatch');
};

/** Runs `make` once for the key; a refusal leaves the key free, for nothing was made. */
export const registerOnce = async (
  parts: LoginParts,
  call: RegisterCall,
  request: AnyRegistration,
  { merchant, idempotencyKey }: CallContext,
  make: (madeBy: string) => Promise<Made>,
): Promise<Made> => {
  const { db } = parts.house;
  const intent = intentOf(request);
  const key = idempotencyKey ?? '';
  const madeBy = createHash('sha256')
    .update(JSON.stringify([call, key, intent]))
    .digest('base64url');
  let repeated = true;
  const work = async (): Promise<Made> => {
    const before = await memberMadeBy(db, merchant.code, madeBy);
    if (before !== null) return { memberId: before };
    repeated = false;
    try {
      return await make(madeBy);
    } catch (error) {
      // Another node may have made it in the meantime: then the refusal is this very request's own doing.
      const meanwhile = await memberMadeBy(db, merchant.code, madeBy);
      if (meanwhile === null) throw error;
      repeated = true;
      return { memberId: meanwhile };
    }
  };
  // Not the address: on the way from one network to another it is still the same person who asks again.
  const scope = { merchant: merchant.code, caller: 'visitor', call, key };
  const made = await once(db, scope, intent, work, { keepRefusals: false });
  if (repeated) await checkSamePerson(parts, made, request.password);
  return made;
};
