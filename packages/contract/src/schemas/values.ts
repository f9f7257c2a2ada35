// Small values that many calls carry.
import * as z from 'zod/mini';
import type { ErrorCode } from '../error-codes.ts';
import { type LanguageCode, languageCodes } from '../languages.ts';

/** Error codes by the names of calls that have schemas. */
export type CallErrors<Schemas> = { readonly [N in keyof Schemas]?: readonly ErrorCode[] };

/** An amount of money: a string of integer minor units, never a float. */
export const Amount = z.string().check(z.regex(/^-?(0|[1-9]\d{0,17})$/));
/** A stake or deposit: more than nothing. */
export const PositiveAmount = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
/** A currency's code as the back end has it, USDT and lower case included; what people see of it follows currency.ts. */
export const CurrencyCode = z.string().check(z.regex(/^[\x21-\x7e][\x20-\x7e]{0,31}$/));
/** ISO 8601 in UTC. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/));
/** The 30th of February is no day, and databases have no year 0. */
const isRealDay = (text: string): boolean =>
  !text.startsWith('0000') && new Date(text).toJSON()?.startsWith(text.slice(0, 'YYYY-MM-DD'.length)) === true;
/** Of a caller's instant or day: one that the calendar has. A function, which the build leaves out of browsers. */
export const onRealDay = <S extends z.ZodMiniString>(schema: S): S => schema.check(z.refine(isRealDay));
export const Language = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
/** Opaque token, hand-off code or game code: base64url, at least 128 bits. */
export const Opaque = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,128}$/));
/** Time stamp in milliseconds that only defeats caches; some clocks have fractions of them. */
export const CacheBuster = z.optional(z.string().check(z.regex(/^\d{1,16}(\.\d{1,16})?$/)));
/** Text of a query parameter with a limit that no honest value reaches. */
export const text = (max: number) => z.string().check(z.maxLength(max));
/** The same without control characters, halves of characters, and ends of lines. */
export const printable = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u));
export const nothing = z.strictObject({});
export const Cursor = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)));
