// Fetches a text of the site that is no call: a file whose content the page itself compares.

/** The text of a file; null where nothing answers, or a file of another type does. */
export async function fetchSiteText(address: string, type: 'json' | 'javascript' = 'json'): Promise<string | null> {
  try {
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit' });
    const isWanted = response.headers.get('content-type')?.includes(type) === true;
    return response.ok && !response.redirected && isWanted ? await response.text() : null;
  } catch {
    return null;
  }
}
