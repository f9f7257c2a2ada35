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
