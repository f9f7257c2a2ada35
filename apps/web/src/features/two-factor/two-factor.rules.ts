// Decisions of the second step: what is missing, what is sent, what a refusal means.
import type { SecondFactor, VerifyRequest } from '@foyer/contract';
import { withPlainDigits } from '@foyer/contract/plain-digits';
import { hasLiveCode, isUnanswered } from '../../shell/errors/claims.ts';
import { inItsWords, type Problem, type Refusals } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { LoginDevice } from '../../shell/session/login-device.ts';
import type { WaitingLogin } from '../../shell/session/waiting-login.ts';
import { asRecord } from '../../shell/storage/shapes.ts';

/** The input that the person submits: the fields of one method and no others. */
export type Entry =
  /** Without a code where the back end sends none: the address itself is the proof. */
  | { readonly method: 'email'; readonly email: string; readonly verificationCode?: string }
  | {
      readonly method: 'sms';
      readonly mobileNum: string;
      readonly verificationCode: string;
      /** The token that the phone-auth service gave for the code. */
      readonly firebaseIdToken?: string;
    }
  | { readonly method: 'ga'; readonly authCode: string; readonly recovery: boolean }
  | { readonly method: 'payeeName'; readonly payeeName: string };

/** The problem that the sheet shows, and its place: the field of the method, the number or address, or no field. */
export type TwoFactorProblem = Problem<'field' | 'recipient'> & {
  /** The number of wrong answers that the challenge still takes. */
  readonly triesLeft?: number;
};

/** Digits of any script and full-width signs folded, nothing around it. */
const plain = (typed: string): string => withPlainDigits(typed.normalize('NFKC')).trim();

/** TF-03: the entry as it is sent. */
export function trimmed(entry: Entry): Entry {
  if (entry.method === 'payeeName') return { ...entry, payeeName: entry.payeeName.trim() };
  if (entry.method === 'ga') return { ...entry, authCode: plain(entry.authCode) };
  if (entry.verificationCode === undefined) return entry;
  return { ...entry, verificationCode: plain(entry.verificationCode) };
}

const missing: Readonly<Record<SecondFactor, TextKey>> = {
  email: 'codes.missing',
  sms: 'codes.missing',
  ga: 'twoFactor.authCodeMissing',
  payeeName: 'twoFactor.payeeNameMissing',
};

const typedIn = (entry: Entry): string => {
  if (entry.method === 'payeeName') return entry.payeeName;
  if (entry.method === 'ga') return entry.authCode;
  return entry.method === 'sms' ? entry.verificationCode : (entry.verificationCode ?? entry.email);
};

/** TF-03: what is missing of a trimmed entry, or null. Number and address were looked at before a code was sent to them. */
export function checkEntry(entry: Entry): TwoFactorProblem | null {
  if (typedIn(entry) !== '') return null;
  const recovery = entry.method === 'ga' && entry.recovery;
  return { at: 'field', text: recovery ? 'twoFactor.recoveryCodeMissing' : missing[entry.method] };
}

const letters = { email: 'E', payeeName: 'P', ga: 'G', sms: 'S' } as const satisfies Record<SecondFactor, string>;

type WaitingFields = Pick<WaitingLogin, 'userName' | 'challenge' | 'proof'>;

/** The proof of the first step: the challenge, which stands for the password, else the password itself @assumed */
const firstProof = ({ challenge, proof }: WaitingFields, device: LoginDevice) =>
  challenge === null ? { password: '', ...proof } : { password: '', challenge, ...device };

/** TF-02: only the fields of the chosen method. A back end without a challenge gets the fields of the specification and no others. */
export function requestOf(waiting: WaitingFields, entry: Entry, device: LoginDevice): VerifyRequest {
  const common = { username: waiting.userName, method: letters[entry.method], ...firstProof(waiting, device) };
  if (entry.method === 'payeeName') return { ...common, payeeName: entry.payeeName };
  if (entry.method === 'ga') return { ...common, authCode: entry.authCode };
  if (entry.method === 'email') {
    const { email, verificationCode } = entry;
    return { ...common, email, ...(verificationCode !== undefined && { verificationCode }) };
  }
  const { mobileNum, verificationCode, firebaseIdToken } = entry;
  return firebaseIdToken === undefined
    ? { ...common, mobileNum, verificationCode }
    : { ...common, mobileNum, firebaseIdToken };
}

/** Tells whether the challenge is over: the person has to log in again. */
export function isOver({ errorCode, value }: Failure): boolean {
  if (errorCode === 'verification.expired' || errorCode === 'login.cred.err') return true;
  return errorCode === 'verification.invalid' && asRecord(value)?.triesLeft === 0;
}

/** TF-05: a wrong value has the back end's own message at its place. */
const wrongAt =
  (at: 'field' | 'recipient') =>
  (failure: Failure): TwoFactorProblem => {
    const triesLeft = asRecord(failure.value)?.triesLeft;
    return { ...inItsWords(at)(failure), ...(typeof triesLeft === 'number' && { triesLeft }) };
  };

/** The refusals that the sheet shows at the place whose value the back end has judged. */
export const refusalsAt = (
  at: 'field' | 'recipient',
): Refusals<'session.verify' | 'sms.login' | 'email.login', TwoFactorProblem> => ({
  'verification.invalid': wrongAt(at),
});

/** The refusals of the second step itself, in the claims of each of its calls. The sheet says when the challenge is over. */
export const ownClaims = {
  'verification.invalid': true,
  'verification.expired': true,
  'login.cred.err': true,
} as const;

/** Tells whether the second step itself refused to send a code, rather than the SMS or e-mail service. */
export const isItsOwn = ({ errorCode }: Failure): boolean => Object.keys(ownClaims).includes(errorCode);

/**
 * Tells whether an answer refused to send a code. A lost answer has judged nothing, and a live code is there to be
 * typed.
 */
export const isJudgedSending = (failure: Failure): boolean =>
  failure.kind === 'refused' && !isUnanswered(failure) && !hasLiveCode(failure);

/** Returns the dialing code of a masked number, "+63 ••• 62". */
export const dialingCodeIn = (masked: string | undefined): string | undefined => masked?.match(/^\+(\d+) /)?.[1];
