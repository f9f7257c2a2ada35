// The type of a call: a row that the web sends, the platform binds and documents print.

/** HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The rule for the session token of a call. `none`: sent without Authorization, even when a session exists.
 * `optional`: the session token is sent when there is one and the answer may depend on it. `member`: refused with
 * CUSTOMER_NOT_LOGIN without a live session.
 */
export type TokenRule = 'none' | 'optional' | 'member';

/** One call of the wire. Source of the paths: the specification's lists of calls, and for what they leave open the wire document. */
export interface Call {
  readonly method: Method;
  /** Path on the site's own origin; `{name}` is taken from the input field of that name. */
  readonly path: string;
  readonly token: TokenRule;
  /** Sent inside the envelope (packages/envelope). */
  readonly sealed?: true;
  /** Value of the ModuleId header. */
  readonly moduleId?: string;
  /** Carries the Device header. */
  readonly device?: true;
  /** Carries an Idempotency-Key header. Of a sealed call neither input nor answer is kept: its handler books under the key itself. */
  readonly idempotent?: true;
  /** The handler books under the key in its own transaction, and answers repetitions from what it booked: nothing else keeps the answer. */
  readonly bookedByKey?: true;
  /** `no-cache`: never cached or deduplicated across time. `session`: may be kept in session storage. `etag`: revalidated. */
  readonly cache?: 'no-cache' | 'session' | 'etag';
  /** The service worker keeps the last answer and shows it where nothing answers. Only for calls without a token: what everybody may see. */
  readonly offline?: true;
  /** Time-out in milliseconds where it is not the default of 30 000. */
  readonly timeoutMs?: number;
  /** The answer is the value alone, without the envelope: the browser itself reads it. */
  readonly bare?: true;
  /** The answer may be a text alone, without the envelope: the specification does not show it. */
  readonly bareText?: true;
  /** A session restricted to the forced password change may still make this call. */
  readonly whileRestricted?: true;
  /** Served while the site is closed, by region or for maintenance: to everyone, or where the operator allows withdrawals @assumed. */
  readonly whileClosed?: 'always' | 'withdrawal';
}

/** What most rows say of a call of that name. The browser's table leaves it out, and `wholeRow` puts it back. */
export const usualRow = (name: string): Pick<Call, 'method' | 'path' | 'token'> => ({
  method: 'POST',
  path: `/wps/${name
    .replace('.', '/')
    .replace(/^security/, 'member/$&')
    .replace(/^(sms|email)/, 'verification/$&')}`,
  token: 'member',
});

/** Returns the row of a call with all its fields, from a table that may leave out the usual ones. */
export const wholeRow = (name: string, row: Partial<Call>): Call => ({ ...usualRow(name), ...row });

/** Types one table of calls by name, keeping every literal. */
export const tableOfCalls = <const T extends Readonly<Record<string, Call>>>(rows: T): T => rows;
