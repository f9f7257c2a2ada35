// Decides which methods of the second factor a member has, and which a log-in asks for.
import type { SecondFactor, VerifyRequest } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { Outbox } from '../../../ports/outbox.ts';
import type { FirstFactor } from '../session/api.ts';

/** In the order in which they are offered: what cannot be read over a shoulder or taken with the number comes first. */
export const allMethods = ['ga', 'sms', 'email', 'payeeName'] as const satisfies readonly SecondFactor[];

/** Parses the list of methods that a row stores; in the order in which they are offered. */
export const methodsOf = (stored: string): readonly SecondFactor[] => {
  const listed = new Set(stored.split(','));
  return allMethods.filter((method) => listed.has(method));
};

/** The data on file that a second factor can use. */
export interface OnFile {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly payeeName: string | null;
  readonly enrolledAt: Date | null;
}

/** What decides which methods an operator has. */
type Offering = Pick<Merchant, 'secondFactor'> & { readonly settings: Pick<Merchant['settings'], 'smsProvider'> };

/** The methods an operator offers its members: none whose code nothing would bring. */
export const offeredBy = (
  { secondFactor, settings }: Offering,
  { carries }: Pick<Outbox, 'carries'>,
): readonly SecondFactor[] => {
  if (secondFactor.policy === 'off') return [];
  const has = {
    ga: true,
    sms: carries('sms') || settings.smsProvider?.firebase === true,
    email: carries('email'),
    payeeName: secondFactor.payeeName,
  };
  return allMethods.filter((method) => has[method]);
};

/** The methods that a member is able to use at an operator. */
export const readyMethods = (
  merchant: Offering,
  { email, mobile, payeeName, enrolledAt }: OnFile,
  outbox: Pick<Outbox, 'carries'>,
): readonly SecondFactor[] => {
  const has = { ga: enrolledAt !== null, sms: mobile !== null, email: email !== null, payeeName: payeeName !== null };
  return offeredBy(merchant, outbox).filter((method) => has[method]);
};

/** A code by SMS is not asked for twice: who came by one has shown that phone. */
const beside = (methods: readonly SecondFactor[], first: FirstFactor): readonly SecondFactor[] =>
  first === 'sms' ? methods.filter((method) => method !== 'sms') : methods;

/**
 * The methods a log-in asks for; empty: none. If the operator demands the second factor, it asks members who turned
 * nothing on by what they have. It asks by a name only if they have nothing else.
 */
export const requiredMethods = (
  { secondFactor }: Pick<Merchant, 'secondFactor'>,
  on: readonly SecondFactor[],
  ready: readonly SecondFactor[],
  first: FirstFactor,
): readonly SecondFactor[] => {
  const chosen = beside(
    ready.filter((method) => on.includes(method)),
    first,
  );
  if (chosen.length > 0 || secondFactor.policy !== 'required') return chosen;
  const left = beside(ready, first);
  const codes = left.filter((method) => method !== 'payeeName');
  return codes.length > 0 ? codes : left;
};

/** True where the operator's demand keeps the last method from being turned off or taken away. */
export const mustStay = (
  { secondFactor }: Pick<Merchant, 'secondFactor'>,
  method: SecondFactor,
  others: readonly SecondFactor[],
): boolean => secondFactor.policy === 'required' && others.every((other) => other === method);

/** TF-02: the letter of each way on the wire, and the fields that come with it. */
const wire = {
  E: { method: 'email', fields: ['email', 'verificationCode'] },
  P: { method: 'payeeName', fields: ['payeeName'] },
  G: { method: 'ga', fields: ['authCode'] },
  S: { method: 'sms', fields: ['mobileNum', 'verificationCode'] },
} as const satisfies Record<
  VerifyRequest['method'],
  { readonly method: SecondFactor; readonly fields: readonly (keyof VerifyRequest)[] }
>;

/** With the phone-auth service its token stands for the code. */
const phoneAuth = ['mobileNum', 'firebaseIdToken'] as const;
const methodFields = ['email', 'payeeName', 'authCode', 'mobileNum', 'verificationCode', 'firebaseIdToken'] as const;

export const methodOf = ({ method }: Pick<VerifyRequest, 'method'>): SecondFactor => wire[method].method;

/** True when each field of the chosen method says something, and no other one is there. */
export const methodFieldsFit = (request: VerifyRequest): boolean => {
  const needed: readonly string[] =
    request.method === 'S' && request.firebaseIdToken !== undefined ? phoneAuth : wire[request.method].fields;
  return methodFields.every((field) =>
    needed.includes(field) ? (request[field] ?? '').trim() !== '' : request[field] === undefined,
  );
};
