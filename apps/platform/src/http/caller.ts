// Reads operator, language, session token, device, user agent and idempotency key from a request.
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@foyer/contract';
import type { FastifyRequest } from 'fastify';
import type { Merchants } from '../merchants/live.ts';
import type { Merchant } from '../merchants/merchant.ts';
import { Refusal } from '../refusal.ts';
import { looksLikeSecret } from '../secrets/token.ts';

/** LG-02: what a device says it is. An id of a device, or anything else, is not kept. */
const DEVICE_KINDS: ReadonlySet<string | null> = new Set(['IPAD', 'PWA', 'WEBCLIP']);
const MAX_AGENT_LENGTH = 256;
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,128}$/;

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

export const languageOf = (request: FastifyRequest): LanguageCode => {
  const named = header(request, 'language');
  return isLanguageCode(named) ? named : DEFAULT_LANGUAGE;
};

/** The operator by the host; a Merchant header must name the same one. */
export const merchantOf = (request: FastifyRequest, merchants: Merchants): Merchant => {
  const merchant = merchants.byHost(request.host);
  const named = header(request, 'merchant');
  if (!merchant || (named !== null && !merchants.byCode(named))) throw new Refusal('merchant.unknown');
  if (named !== null && named !== merchant.code) throw new Refusal('user.or.token.invalid');
  return merchant;
};

/** The bare token of the Authorization header; null when there is none, or none that could be one. */
export const tokenOf = (request: FastifyRequest): string | null => {
  const token = header(request, 'authorization');
  return token !== null && looksLikeSecret(token) ? token : null;
};

const printable = (value: string | null, length: number): string | null =>
  value?.slice(0, length).replaceAll(/[^\x20-\x7e]/g, '') ?? null;

export const deviceOf = (request: FastifyRequest): string | null => {
  const named = header(request, 'device');
  return DEVICE_KINDS.has(named) ? named : null;
};

export const userAgentOf = (request: FastifyRequest): string | null =>
  printable(header(request, 'user-agent'), MAX_AGENT_LENGTH);

/** The Idempotency-Key, which a row that asks for one must have. */
export const idempotencyKeyOf = (request: FastifyRequest): string => {
  const key = header(request, 'idempotency-key');
  if (key === null || !IDEMPOTENCY_KEY.test(key)) throw new Refusal('input.invalid');
  return key;
};
