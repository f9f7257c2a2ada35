// Fetches a text of the site that is no call: a file whose content the page itself compares.

/** The text of a file; null where nothing answers, or something else than JSON does. */
export async function fetchSiteText(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit' });
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return response.ok && !response.redirected && isJson ? await response.text() : null;
  } catch {
    return null;
  }
}
