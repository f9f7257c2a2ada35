// Fetches short JSON from a domain that may be anybody's, without the visitor's data.

/** A signed ping has a tenth of this. */
const MAX_ANSWER_BYTES = 4096;

/** Reads no further than an honest answer is long. */
async function shortText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > MAX_ANSWER_BYTES) {
      void reader.cancel();
      throw new Error('The answer is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
  return text;
}

/**
 * The answer as JSON. Rejects where there is none, where it leads elsewhere, and where it is too long; with a TypeError where the page
 * may read no answer at all. `headers` cost a question ahead, whether the domain takes them.
 */
export async function fetchFromDomain(
  address: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(address, {
    headers,
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (!response.ok) throw new Error('The domain refused.');
  return JSON.parse(await shortText(response));
}
