// Reads an address that may be none. `URL.canParse` came with iOS 17 and Chrome 120.

/** The address, or null where there is none in the text. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
