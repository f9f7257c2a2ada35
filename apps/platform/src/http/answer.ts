// The one form of every answer.
import { type ErrorCode, errorCodes, type LanguageCode } from '@foyer/contract';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../refusal.ts';
import { errorText } from '../texts/error-text.ts';

export interface ErrorBody {
  readonly success: false;
  readonly errorCode: ErrorCode;
  readonly message: string;
  readonly value?: unknown;
}

export const errorBody = (refusal: Refusal, language: LanguageCode): ErrorBody => ({
  success: false,
  errorCode: refusal.code,
  message: errorText(refusal.code, language),
  ...(refusal.value !== undefined && { value: refusal.value }),
});

export const sendValue = (reply: FastifyReply, value: unknown): FastifyReply => reply.send({ success: true, value });

export const sendRefusal = (reply: FastifyReply, refusal: Refusal, language: LanguageCode): FastifyReply => {
  if (refusal.retryAfterSeconds !== null) reply.header('Retry-After', String(refusal.retryAfterSeconds));
  return reply.code(errorCodes[refusal.code]).send(errorBody(refusal, language));
};

/** Codes by which PostgreSQL, its driver or the network say that the store is gone or overloaded, not that the call is wrong. */
const STORE_LOST =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]$|57014$|53|08|40001$|40P01$|55P03$)/;

/** The code of the driver or the network for an error of a database that cannot be reached or is overloaded. Null for other errors. */
export const databaseCodeOf = (error: unknown): string | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && STORE_LOST.test(code)) return code;
  }
  return null;
};

/**
 * Turns an error into a refusal for the caller. Every error that is neither a refusal nor a lost database is our fault.
 */
export const refusalOf = (error: unknown): Refusal => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof Refusal) return cause;
  return databaseCodeOf(error) === null
    ? new Refusal('unknown_error')
    : new Refusal('service.unavailable', { retryAfterSeconds: 2 });
};

/** Fastify's own errors are the caller's: each has a code of the contract. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body.too.large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content.type.unsupported',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'input.invalid',
  FST_ERR_BAD_URL: 'input.invalid',
  FST_ERR_ASYNC_CONSTRAINT: 'input.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'not.found',
  FST_ERR_NOT_FOUND: 'not.found',
};

export const refusalOfFastify = (error: { readonly code?: string }): Refusal | null => {
  const code = fastifyCodes[error.code ?? ''];
  return code ? new Refusal(code) : null;
};
