// Judges an answer to a fuzzed request: documented status, one form, no internals.
import { type ErrorCode, errorCodes } from '@foyer/contract';
import { allCalls } from './caller.ts';
import type { Answer } from './client.ts';
import type { FuzzCase } from './fuzz-cases.ts';
import { MARKUP } from './fuzz-corpus.ts';
import { fitsOutput } from './fuzz-inputs.ts';

/** 503 that the product means to give. No captcha vendor is down in this suite. */
const DELIBERATE_503: readonly string[] = ['service.overloaded', 'maintenance', 'domain_not_available'];

/** Refusals of the web server itself, in a line of text or in none. */
const TEXT_REFUSALS: readonly number[] = [400, 404, 405, 408, 413, 414, 415, 417, 421, 431];

/** Codes of the web server under a status of its own: what cannot be read, or is too long to be read. */
const UNREADABLE: readonly number[] = [400, 414, 431];

/** Traces of what is inside. */
const LEAKS: Readonly<Record<string, RegExp>> = {
  'a stack trace': /\n\s+at \S+.*:\d+:\d+/,
  'a path of a module': /node_modules|file:\/\/\/|\/dist\/\w+\.js/,
  'a statement of the database': /\b(select|insert into|update|delete from)\b[^<]{0,200}\$\d/i,
  'an error of the database or a library':
    /PostgresError|PGlite|drizzle|ZodError|FST_ERR_|ECONNREFUSED|SyntaxError|TypeError/,
};

/** Returns the trace of what is inside that a text shows, or null. */
export const leakIn = (text: string): string | null =>
  Object.entries(LEAKS).find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

/** Returns what is wrong with the form of an answer, or null. */
export function judgeForm({ status, form }: Answer): string | null {
  if (!form || typeof form.success !== 'boolean') return 'something that has not the one form';
  if (form.success) return status === 200 ? null : `success with the status ${status}`;
  const { errorCode = '', message } = form;
  if (!isErrorCode(errorCode)) return `the code "${errorCode}", which no document names`;
  const isUnreadable = errorCode === 'input.invalid' && UNREADABLE.includes(status);
  if (errorCodes[errorCode] !== status && !isUnreadable) return `${errorCode} with the status ${status}`;
  return message ? null : `${errorCode} without a message`;
}

const isOfWire = (path: string): boolean => /^\/(wps|games\/api)\//.test(path);

/** Returns the fault of an answer, or null. `path` is the requested one, `secrets` are the planted ones. */
export function judge(each: FuzzCase, path: string, answer: Answer, secrets: readonly string[]): string | null {
  const { call, kind, wanted, otherwise } = each;
  const { status, text, form } = answer;
  const place = kind === 'address' || (each.path && !each.path.startsWith('?')) ? 'an address' : call;
  if (secrets.some((secret) => text.includes(secret))) return `${place} answers with a planted secret`;
  const leak = status >= 400 && leakIn(text);
  if (leak) return `${place} answers with ${leak}`;
  if (text.includes(MARKUP)) return 'markup in an address stands in the page as it is';
  if (status >= 500) {
    const code = form?.errorCode ?? 'without a code';
    return status === 503 && DELIBERATE_503.includes(code)
      ? null
      : `${place} answers ${status} ${code} to a fuzzed request`;
  }
  if (wanted && !wanted.includes(form?.errorCode ?? '')) return otherwise ?? 'another code than the one that is due';
  const isText = !form && TEXT_REFUSALS.includes(status) && text.length < 200;
  const isCall = kind !== 'address' && isOfWire(path) && !allCalls[call].bare;
  if (isText || !isCall) return null;
  const fault = judgeForm(answer);
  if (fault) return `a call is answered by ${fault}`;
  const isAnswer = form?.success && kind === 'input';
  return isAnswer && !fitsOutput(call, form.value) ? `${call} answers what its schema does not know` : null;
}
