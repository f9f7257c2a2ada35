// PW-01: names the operator's web app manifest once the page is idle. A browser reads it only to offer the installation.

/** `timestamp` prevents an old manifest from a cache. */
export const manifestAddress = (merchant: string, now: number): string =>
  `/wps/system/manifest.json?${new URLSearchParams({ merchantCode: merchant, timestamp: String(now) })}`;

export function addManifest(page: Pick<Document, 'createElement' | 'head'>, merchant: string, now: number): void {
  const link = page.createElement('link');
  link.rel = 'manifest';
  link.href = manifestAddress(merchant, now);
  page.head.append(link);
}
