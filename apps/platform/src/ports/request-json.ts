// Requests JSON from a third party: an object within the time limit, or null.

/** Equals the wait of the captcha vendor's server kits (gt3-server-node-express-sdk 3.1.1, gt4_node_express_demo: 5 s). */
const TIMEOUT_MS = 5000;
const MOST_BYTES = 64 * 1024;

type JsonObject = Readonly<Record<string, unknown>>;

const readObject = async (response: Response): Promise<JsonObject | null> => {
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MOST_BYTES) return null;
  const value: unknown = await response.json();
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
};

/** Null: unreachable, late, not 200, or no JSON object. Redirects are not followed: secrets go only to the address they are meant for. */
export const requestJson = async (
  address: URL,
  form: Readonly<Record<string, string>> | null,
  timeoutMs = TIMEOUT_MS,
): Promise<JsonObject | null> => {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    return await readObject(response);
  } catch {
    return null;
  }
};
