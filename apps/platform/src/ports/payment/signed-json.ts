// A provider that speaks JSON and signs with HMAC-SHA-256 over time and body.
import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../secrets/same-secret.ts';
import { wholeUnitsOf } from '../amounts.rules.ts';
import { type Exchange, exchange, payAddressOf, saysNothing, textOf } from '../exchange.ts';
import type {
  CreateOutcome,
  PaymentAccount,
  PaymentInstructions,
  PaymentNotice,
  PaymentProvider,
  PaymentRequest,
  QueryOutcome,
  RawNotice,
} from './provider.ts';

/** A notice is signed when it is sent: an older one was recorded by somebody. */
const MOST_AGE_MS = 5 * 60_000;

/** Value of `X-Signature`: HMAC-SHA-256 of the time in seconds, a full stop and the body (of a GET its path), hexadecimal. */
export const jsonSignature = (key: string, seconds: string, signed: string): string =>
  createHmac('sha256', key).update(`${seconds}.${signed}`).digest('hex');

const signedHeaders = (key: string, signed: string): Record<string, string> => {
  const seconds = String(Math.floor(Date.now() / 1000));
  return { 'X-Timestamp': seconds, 'X-Signature': jsonSignature(key, seconds, signed) };
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

const transferOf = (value: unknown): PaymentInstructions['transfer'] => {
  const found = recordOf(value);
  const bankName = textOf(found?.bank);
  const accountName = textOf(found?.holder);
  const accountNumber = textOf(found?.number);
  const reference = textOf(found?.reference);
  return bankName && accountName && accountNumber && reference
    ? { bankName, accountName, accountNumber, reference }
    : null;
};

const walletOf = (value: unknown): PaymentInstructions['wallet'] => {
  const found = recordOf(value);
  const network = textOf(found?.network);
  const address = textOf(found?.address);
  return network && address ? { network, address } : null;
};

const instructionsOf = (body: Exchange['body']): PaymentInstructions => ({
  payUrl: payAddressOf(body.pay_url),
  pixCode: textOf(body.pix_payload),
  transfer: transferOf(body.bank_account),
  wallet: walletOf(body.address),
});

const createdOf = (found: Exchange): CreateOutcome => {
  if (saysNothing(found)) return { outcome: 'unreachable' };
  const { status, body } = found;
  const reference = textOf(body.payment_id);
  const instructions = instructionsOf(body);
  const canBePaid = Object.values(instructions).some((part) => part !== null);
  return status < 400 && reference !== null && canBePaid
    ? { outcome: 'created', reference, instructions }
    : { outcome: 'refused' };
};

const noticeOf = (body: Readonly<Record<string, unknown>>): PaymentNotice | null => {
  const noticeId = textOf(body.event_id);
  const orderId = textOf(body.id);
  const amount = wholeUnitsOf(body.amount_minor);
  const currency = textOf(body.currency);
  const { status } = body;
  if (noticeId === null || orderId === null || amount === null || currency === null) return null;
  return status === 'paid' || status === 'failed' ? { noticeId, orderId, result: status, amount, currency } : null;
};

const parsed = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return null;
  }
};

export const signedJsonProvider = ({ api, key }: PaymentAccount): PaymentProvider => {
  const create = async (request: PaymentRequest): Promise<CreateOutcome> => {
    const body = JSON.stringify({
      id: request.orderId,
      amount_minor: String(request.amount),
      currency: request.currency,
      method: request.kind,
      return_url: request.returnUrl,
      notify_url: request.noticeUrl,
      expires_at: request.expiresAt.toISOString(),
      locale: request.language,
    });
    const headers = { 'Content-Type': 'application/json', ...signedHeaders(key, body) };
    const found = await exchange(`${api}/v1/payments`, { headers, body });
    return found === null ? { outcome: 'unreachable' } : createdOf(found);
  };

  const query = async (orderId: string): Promise<QueryOutcome> => {
    const path = `/v1/payments/${orderId}`;
    const found = await exchange(api + path, { headers: signedHeaders(key, path) });
    if (found === null || saysNothing(found)) return { outcome: 'unreachable' };
    if (found.status === 404) return { outcome: 'unknown' };
    if (found.body.status === 'open') return { outcome: 'open' };
    const notice = noticeOf(found.body);
    return notice === null ? { outcome: 'unreachable' } : { outcome: 'decided', notice };
  };

  return {
    create,
    query,
    readNotice: ({ headers, body }: RawNotice, _minorDigits, now) => {
      const { 'x-timestamp': seconds, 'x-signature': signature } = headers;
      if (typeof seconds !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(seconds))
        return { fault: 'signature' };
      if (!isSameSecret(signature, jsonSignature(key, seconds, body))) return { fault: 'signature' };
      if (Math.abs(now - Number(seconds) * 1000) > MOST_AGE_MS) return { fault: 'stale' };
      const notice = noticeOf(parsed(body) ?? {});
      return notice === null ? { fault: 'malformed' } : { notice };
    },
    acknowledgement: { contentType: 'application/json', body: '{"received":true}' },
  };
};
