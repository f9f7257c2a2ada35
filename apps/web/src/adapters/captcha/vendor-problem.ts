// CW-06, CW-08: the vendor's errors in our words.
import type { CaptchaProblem } from './port.ts';

/** Version 4's numbers for "check your network": https://docs.geetest.com/BehaviorVerification/apirefer/api/errorcode/web */
const networkCodes: ReadonlySet<string> = new Set(['60100', '60101', '60200', '60201', '60202', '60204', '60205']);

/** The script came from no server in time. */
export const scriptTimeout: CaptchaProblem = { why: 'network', code: '60204' };
/** The script came, what it loads itself did not. */
export const resourceTimeout: CaptchaProblem = { why: 'network', code: '60205' };

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Reads an error of either version: `{error_code, user_error}` of 3, `{code, msg}` of 4, or anything else. */
export function vendorProblem(error: unknown): CaptchaProblem {
  const { error_code, code: number, user_error, msg } = Object(error) as Readonly<Record<string, unknown>>;
  const [code] = /\d+/.exec(String(error_code ?? number ?? '')) ?? [];
  if (code && networkCodes.has(code)) return { why: 'network', code };
  const words = text(user_error) || text(msg);
  return { ...(words ? { why: 'vendor' as const, text: words } : { why: 'unknown' as const }), ...(code && { code }) };
}
