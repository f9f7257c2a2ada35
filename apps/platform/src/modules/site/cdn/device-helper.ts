// The device helper: a hidden frame that gives the operator's sites one id of the device.

/**
 * Runs in the frame: the id of this browser, created on the first request, and sent only to the one site that may
 * receive it.
 */
export const helperScript = `(() => {
  const NAME = 'DEVICE_ID';
  const SHAPE = /^[0-9A-Za-z-]{36}$/;
  const YEAR_SECONDS = 31536000;
  const attempt = (work) => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  const fresh = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const ofCookie = () => (document.cookie.split('; ').find((pair) => pair.startsWith(NAME + '=')) || '').slice(NAME.length + 1);
  const kept = [attempt(() => localStorage.getItem(NAME)), attempt(ofCookie)].find((id) => SHAPE.test(id || ''));
  const id = kept || fresh();
  attempt(() => localStorage.setItem(NAME, id));
  attempt(() => {
    document.cookie = NAME + '=' + id + '; Max-Age=' + YEAR_SECONDS + '; Path=/; SameSite=Lax';
  });
  parent.postMessage(id, document.documentElement.dataset.site);
})();
`;

/** The page for one site, given as an origin. */
export const helperPage = (site: string): string =>
  `<!doctype html><html lang="en" data-site="${site}"><head><meta charset="utf-8"><title>device</title><script src="/device-helper.js" defer></script></head></html>`;

/** Only that site may frame it, and it may do nothing but run its one script. */
export const helperPolicy = (site: string | null): string =>
  [
    "default-src 'none'",
    `script-src ${site === null ? "'none'" : "'self'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${site ?? "'none'"}`,
  ].join('; ');
