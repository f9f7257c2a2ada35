// Rules of a code by SMS or e-mail: countdowns, refusals, and the stored state.
import type { CodeSent, PageSettings } from '@foyer/contract';
import { secondsTo } from '../../shell/clock/time-left.ts';
import type { Problem } from '../../shell/errors/problem.rules.ts';

/** Digits of a code where the operator names none, and of every code of the phone-auth service. */
const USUAL_LENGTH = 6;
export const codeLength = ({ codeDigits = USUAL_LENGTH }: Pick<PageSettings, 'codeDigits'>): number => codeDigits;
/** Milliseconds until another code may be requested if nothing else is known: the platform's own value. */
export const RESEND_AFTER_MS = 60_000;

/** A code that was sent, or may have been. Times are by the server's clock. */
export interface SentCode {
  /** The number or address as the person knows it. */
  readonly recipient: string;
  /** Null where the answer was lost: nobody knows whether a code comes, and how long it is valid. */
  readonly validUntil: number | null;
  readonly resendAt: number;
}

/** The problem that the form shows, and the field that it belongs to. */
export type CodeProblem = Problem<'recipient'>;

/** Reads a sent code from the answer; without a resend time the next request waits as long as on our platform. */
export const sentCode = (recipient: string, { expirationTime, resendAt }: CodeSent, now: number): SentCode => ({
  recipient,
  validUntil: expirationTime === null ? null : Date.parse(expirationTime),
  resendAt: resendAt === null ? now + RESEND_AFTER_MS : Date.parse(resendAt),
});

/** The values of the countdowns; null where a time is not known. */
export interface CodeView {
  readonly validSeconds: number | null;
  /** 0: another code may be requested. */
  readonly resendSeconds: number;
}

export const viewOf = ({ validUntil, resendAt }: SentCode, now: number): CodeView => ({
  validSeconds: validUntil === null ? null : secondsTo(validUntil, now),
  resendSeconds: secondsTo(resendAt, now),
});

type Draft = Readonly<Record<string, string>>;

/**
 * Returns the stored state of a sent code: never the code. `clockErrorMs` is by how much the phone's clock is behind.
 */
export const draftOf = ({ recipient, validUntil, resendAt }: SentCode, clockErrorMs: number): Draft => ({
  recipient,
  ...(validUntil !== null && { validUntil: String(validUntil) }),
  resendAt: String(resendAt),
  clockErrorMs: String(clockErrorMs),
});

/** Returns the stored state of a sent code with the clock's error, or null. */
export function keptCode(draft: Draft): { readonly sent: SentCode; readonly clockErrorMs: number } | null {
  const { recipient, validUntil, resendAt, clockErrorMs } = draft;
  const [resend, until, error] = [resendAt, validUntil ?? 'none', clockErrorMs].map(Number);
  if (!recipient || !Number.isFinite(resend) || !Number.isFinite(error)) return null;
  const valid = Number.isFinite(until) ? (until as number) : null; // one of three numbers
  return { sent: { recipient, validUntil: valid, resendAt: resend as number }, clockErrorMs: error as number };
}
