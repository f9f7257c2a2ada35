// The web server's environment variables, one row each; the README's table is made from them.

/** Names, defaults and meanings; `null` marks a variable that may be absent. */
export const siteVariables = {
  PORT: { fallback: '8080', meaning: 'port of the site; PORT + 1 is open beside it for the operators that claim it' },
  HOST: { fallback: '0.0.0.0', meaning: 'address the site listens on' },
  BACKEND_URL: { fallback: 'http://127.0.0.1:8090', meaning: 'back end that the web server stands in front of' },
  DEMO_BANK_URL: { fallback: '', meaning: 'demo mode only: address of the demo bank, served on the bank. sub-host' },
  DEMO_VENDOR_URL: {
    fallback: '',
    meaning: 'demo mode only: address of the simulator of game vendors, served on the vendor. sub-host',
  },
  TRUST_PROXY_HOPS: {
    fallback: '0',
    meaning: 'proxies in front of the site whose X-Forwarded-* headers are believed; exactly so many',
  },
  REGION_HEADER: {
    fallback: '',
    meaning:
      "header in which a proxy in front tells the visitor's country (CF-IPCountry); passed on only from a believed proxy",
  },
  LOG_LEVEL: { fallback: 'info', meaning: 'silent, error, warn, info (one line a request) or debug' },
  MAX_CONNECTIONS: {
    fallback: '4096',
    meaning:
      'connections that are open at a time; one address may hold a quarter of them, where no proxy stands in front',
  },
  SERVICE_WORKER_OFF: {
    fallback: '',
    meaning:
      'operators whose service worker removes itself and all it has stored, by code and separated by commas; all: every operator’s',
  },
  CACHE_MIB: { fallback: '128', meaning: 'memory for pages that are kept, in MiB' },
  METRICS_TOKEN: {
    fallback: '',
    meaning: 'bearer token that opens /metrics to other machines; without it only loopback may read them',
  },
} as const satisfies Record<string, { fallback: string; meaning: string }>;

export interface SiteEnv {
  readonly port: number;
  readonly host: string;
  readonly backend: URL;
  /** The demo's bank; null where it does not run. */
  readonly bank: URL | null;
  /** The demo's simulator of game vendors; null where it does not run. */
  readonly vendor: URL | null;
  readonly trustedHops: number;
  readonly regionHeader: string;
  readonly logLevel: string;
  readonly maxConnections: number;
  /** Operators whose service worker removes itself; `all`: every operator. */
  readonly workerOff: readonly string[];
  /** Memory for pages that are kept. */
  readonly cacheBytes: number;
  readonly metricsToken: string;
}

/** Raw variables, as `process.env` holds them. */
export type Variables = Readonly<Record<string, string | undefined>>;

const MIB = 1024 * 1024;

const wholeNumber = (name: string, text: string, max: number): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > max)
    throw new Error(`${name} must be a whole number up to ${max}, not "${text}".`);
  return Number(text);
};

const addressOf = (name: string, text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new Error(`${name} must be an http or https address, not "${text}".`);
};

/** Reads and checks the environment; throws one sentence about the first thing that is wrong. */
export function readSiteEnv(variables: Variables): SiteEnv {
  const read = (name: keyof typeof siteVariables): string => variables[name] || siteVariables[name].fallback;
  const demoAddress = (name: 'DEMO_BANK_URL' | 'DEMO_VENDOR_URL'): URL | null =>
    read(name) === '' ? null : addressOf(name, read(name));
  return {
    port: wholeNumber('PORT', read('PORT'), 65_534),
    host: read('HOST'),
    backend: addressOf('BACKEND_URL', read('BACKEND_URL')),
    bank: demoAddress('DEMO_BANK_URL'),
    vendor: demoAddress('DEMO_VENDOR_URL'),
    trustedHops: wholeNumber('TRUST_PROXY_HOPS', read('TRUST_PROXY_HOPS'), 16),
    regionHeader: read('REGION_HEADER').toLowerCase(),
    logLevel: read('LOG_LEVEL'),
    maxConnections: wholeNumber('MAX_CONNECTIONS', read('MAX_CONNECTIONS'), 65_535),
    workerOff: read('SERVICE_WORKER_OFF')
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
    cacheBytes: wholeNumber('CACHE_MIB', read('CACHE_MIB'), 65_535) * MIB,
    metricsToken: read('METRICS_TOKEN'),
  };
}
