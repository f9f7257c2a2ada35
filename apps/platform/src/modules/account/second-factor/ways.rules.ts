// Decides which ways of the second factor a member has, and which a log-in asks for.
import type { SecondFactor, VerifyRequest } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { FirstFactor } from '../session/api.ts';

/** In the order in which they are offered: what cannot be read over a shoulder or taken with the number comes first. */
export const everyWay = ['ga', 'sms', 'email', 'payeeName'] as const satisfies readonly SecondFactor[];

/** The ways of a list as a row keeps it, in the order in which they are offered. */
export const waysOf = (kept: string): readonly SecondFactor[] => {
  const listed = new Set(kept.split(','));
  return everyWay.filter((way) => listed.has(way));
};

/** The data on file that a second factor can use. */
export interface OnFile {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly payeeName: string | null;
  readonly enrolledAt: Date | null;
}

/** The ways an operator offers its members. */
export const offeredBy = ({ secondFactor }: Pick<Merchant, 'secondFactor'>): readonly SecondFactor[] =>
  secondFactor.policy === 'off' ? [] : everyWay.filter((way) => way !== 'payeeName' || secondFactor.payeeName);

/** The ways a member could be asked by at an operator. */
export const readyWays = (
  merchant: Pick<Merchant, 'secondFactor'>,
  { email, mobile, payeeName, enrolledAt }: OnFile,
): readonly SecondFactor[] => {
  const has = { ga: enrolledAt !== null, sms: mobile !== null, email: email !== null, payeeName: payeeName !== null };
  return offeredBy(merchant).filter((way) => has[way]);
};

/** A code by SMS is not asked for twice: who came by one has shown that phone. */
const beside = (ways: readonly SecondFactor[], first: FirstFactor): readonly SecondFactor[] =>
  first === 'sms' ? ways.filter((way) => way !== 'sms') : ways;

/**
 * The ways a log-in asks for; empty: none. If the operator demands the second factor, it asks members who turned
 * nothing on by what they have. It asks by a name only if they have nothing else.
 */
export const requiredWays = (
  { secondFactor }: Pick<Merchant, 'secondFactor'>,
  on: readonly SecondFactor[],
  ready: readonly SecondFactor[],
  first: FirstFactor,
): readonly SecondFactor[] => {
  const chosen = beside(
    ready.filter((way) => on.includes(way)),
    first,
  );
  if (chosen.length > 0 || secondFactor.policy !== 'required') return chosen;
  const left = beside(ready, first);
  const codes = left.filter((way) => way !== 'payeeName');
  return codes.length > 0 ? codes : left;
};

/** True where the operator's demand keeps the last way from being turned off or taken away. */
export const mustStay = (
  { secondFactor }: Pick<Merchant, 'secondFactor'>,
  way: SecondFactor,
  others: readonly SecondFactor[],
): boolean => secondFactor.policy === 'required' && others.every((other) => other === way);

/** TF-02: the letter of each way on the wire, and the fields that come with it. */
const wire = {
  E: { way: 'email', fields: ['email', 'verificationCode'] },
  P: { way: 'payeeName', fields: ['payeeName'] },
  G: { way: 'ga', fields: ['authCode'] },
  S: { way: 'sms', fields: ['mobileNum', 'verificationCode'] },
} as const satisfies Record<
  VerifyRequest['method'],
  { readonly way: SecondFactor; readonly fields: readonly (keyof VerifyRequest)[] }
>;

/** With the phone-auth service its token stands for the code. */
const phoneAuth = ['mobileNum', 'firebaseIdToken'] as const;
const methodFields = ['email', 'payeeName', 'authCode', 'mobileNum', 'verificationCode', 'firebaseIdToken'] as const;

export const wayOf = ({ method }: Pick<VerifyRequest, 'method'>): SecondFactor => wire[method].way;

/** True when each field of the chosen method says something, and no other one is there. */
export const methodFieldsFit = (request: VerifyRequest): boolean => {
  const needed: readonly string[] =
    request.method === 'S' && request.firebaseIdToken !== undefined ? phoneAuth : wire[request.method].fields;
  return methodFields.every((field) =>
    needed.includes(field) ? (request[field] ?? '').trim() !== '' : request[field] === undefined,
  );
};
