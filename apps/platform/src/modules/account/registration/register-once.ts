// Makes a registration happen once for its key, without storing a password or a session.
import { createHash } from 'node:crypto';
import type { Member } from '../../../member.ts';
import type { CallContext } from '../../../module.ts';
import { claimKey, STORED_HOURS, stillRunning } from '../../../protection/idempotency.ts';
import { returnTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { memberById, memberMadeBy } from '../member/api.ts';
import { guessPassword } from '../session/api.ts';
import type { AnyRegistration } from './origin.rules.ts';
import type { RegistrationServices } from './services.ts';

export type RegisterCall = 'member.register' | 'member.registerMobile' | 'member.registerSocial';

/** A proof is a new one each time, and secrets are no matter for a plain hash. */
const SECRETS: ReadonlySet<string> = new Set([
  'password',
  'firebaseIdToken',
  'geetestSeccode',
  'geetestChallenge',
  'geetestValidate',
  'geetestValidateV4',
  'captcha',
]);

/** Returns the fields that make two requests the same one. */
const intentOf = (request: AnyRegistration): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(request).filter(([name]) => !SECRETS.has(name)));

/** Tells whether the person who repeats a registration is the member whom it created. */
export type IsSame = (member: Member) => Promise<boolean>;

/** By the password, which the first request carried as well. A wrong one is a guess at a member's password: it counts as at the log-in. */
export const knowsPassword =
  (
    services: Pick<RegistrationServices, 'platform' | 'hashing'>,
    request: { readonly password?: string | undefined; readonly loginDeviceId?: string | undefined },
    context: CallContext,
  ): IsSame =>
  async ({ account }) => {
    if (request.password === undefined) return true;
    const { fits, triesOf } = await guessPassword(services, account, request, context);
    if (fits) await returnTry(services.platform.db, triesOf);
    return fits;
  };

/**
 * Milliseconds in which a request counts as repeated. Later no caller waits for a lost answer any more, and the person
 * logs in like everybody.
 */
const REPEATED_WITHIN_MS = STORED_HOURS * 3_600_000;

/** The member that the first request made, null where it made none of late. A repetition opens a session: it has to prove what the first one did. */
const madeBefore = async (
  { platform }: RegistrationServices,
  merchant: string,
  madeBy: string,
  isSame: IsSame,
): Promise<Member | null> => {
  const id = await memberMadeBy(platform.db, merchant, madeBy);
  const member = id === null ? null : await memberById(platform.db, id);
  if (member === null || member.registeredAt.getTime() + REPEATED_WITHIN_MS < platform.now().getTime()) return null;
  if (!(await isSame(member))) throw new Refusal('idempotency.mismatch');
  return member;
};

/**
 * Runs `make` once for the key and answers the member; a refusal leaves the key free, for nothing was made. The member's own row says
 * that it was made: nothing else is written for a repetition.
 */
export const registerOnce = async (
  services: RegistrationServices,
  call: RegisterCall,
  request: AnyRegistration,
  { merchant, idempotencyKey }: CallContext,
  make: (madeBy: string) => Promise<Member>,
  isSame: IsSame,
): Promise<Member> => {
  const intent = intentOf(request);
  const key = idempotencyKey ?? '';
  const madeBy = createHash('sha256')
    .update(JSON.stringify([call, key, intent]))
    .digest('base64url');
  const before = () => madeBefore(services, merchant.code, madeBy, isSame);
  // Not the address: on the way from one network to another it is still the same person who asks again.
  const claim = await claimKey(services.platform.db, { merchant: merchant.code, caller: 'visitor', call, key }, intent);
  if (!claim.mine) {
    const member = await before();
    if (member === null) throw stillRunning();
    return member;
  }
  try {
    return await make(madeBy);
  } catch (error) {
    // A node may have made it and died before it could say so: then the refusal is this very request's own doing.
    const member = await before();
    if (member !== null) return member;
    await claim.release();
    throw error;
  }
};
