// SMS through an operator's provider: signed JSON over HTTP.
import { createHmac } from 'node:crypto';
import type { Carried, CarriedMessage, Carrier } from './carrier.ts';

const SMS_TIMEOUT_MS = 5000;

/** No word on the message: a wrong key or address of ours, which an operator will fix, or "later". */
const LATER = new Set([401, 403, 404, 408, 425, 429]);
/** The provider has this id already: an answer of ours was lost on its way. */
const KNOWN = 409;

interface SmsProvider {
  readonly url: string;
  readonly key: string;
}

/** Returns the value of `X-Signature`: HMAC-SHA-256 of the time, a full stop and the body, hexadecimal. */
export const signatureOf = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

const outcomeOf = (status: number): Carried => {
  if ((status >= 200 && status < 300) || status === KNOWN) return 'taken';
  return status >= 400 && status < 500 && !LATER.has(status) ? 'refused' : 'failed';
};

const post = async ({ url, key }: SmsProvider, id: string, body: string): Promise<Carried> => {
  const timestamp = String(Date.now());
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        'X-Timestamp': timestamp,
        'X-Signature': signatureOf(key, timestamp, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return outcomeOf(response.status);
  } catch {
    return 'failed';
  }
};

/** Posts each message, and once more under the same id when nothing certain came back. */
export const smsByHttp = (provider: SmsProvider): Carrier => ({
  carry: async ({ id, merchant, to, body }: CarriedMessage) => {
    const json = JSON.stringify({ id, merchant, to, text: body });
    const first = await post(provider, id, json);
    return first === 'failed' ? post(provider, id, json) : first;
  },
});
