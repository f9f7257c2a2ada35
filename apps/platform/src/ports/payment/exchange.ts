// One exchange with a provider: what it answered within its time, or nothing.

const TIMEOUT_MS = 8_000;
const MOST_BYTES = 64 * 1024;

export interface Exchange {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const objectOf = (text: string): Readonly<Record<string, unknown>> | null => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
};

/** Null: unreachable, late, too long, or no JSON object. Redirects are not followed: what is signed goes to the provider only. */
export const exchange = async (address: string, init: RequestInit): Promise<Exchange | null> => {
  try {
    const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    const body = text.length > MOST_BYTES ? null : objectOf(text);
    return body === null ? null : { status: response.status, body };
  } catch {
    return null;
  }
};

export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** An address that a member may be sent to: https, or this machine in the demo. */
export const payAddressOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text !== null && /^(https:\/\/|http:\/\/([a-z0-9-]+\.)*localhost(:\d{1,5})?\/)/.test(text) ? text : null;
};
