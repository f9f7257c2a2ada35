// DF-04: the conditions for a ping's answer before its signature is worth a check.
import { asRecord } from '../storage/shapes.ts';

/** The ping that was sent. */
export interface Question {
  readonly merchant: string;
  /** Host and port that got the ping. */
  readonly host: string;
  /** Our own time stamp, which the answer must repeat: an old answer cannot be played again. */
  readonly speed: string;
}

/** The text that the operator's key must have signed, and its signature. */
export interface SignedText {
  readonly text: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Raw P-256: r and s. */
const SIGNATURE_BYTES = 64;
const BASE64 = /^[A-Za-z0-9+/]{86}==$/;

/** The signed text of an answer; null where the answer is not to this question, not from this host, or too old. `now` is server time. */
export function signedTextOf(answer: unknown, question: Question, now: number): SignedText | null {
  const envelope = asRecord(answer);
  const value = envelope?.success === true ? asRecord(envelope.value) : null;
  if (!value) return null;
  const { merchant, host, speed, expires, signature } = value;
  if (merchant !== question.merchant || host !== question.host || speed !== question.speed) return null;
  if (typeof expires !== 'string' || !(Date.parse(expires) > now)) return null;
  if (typeof signature !== 'string' || !BASE64.test(signature)) return null;
  const bytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
  if (bytes.length !== SIGNATURE_BYTES) return null;
  return { text: [merchant, host, speed, expires].join('|'), signature: bytes };
}
