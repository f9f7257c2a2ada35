// Reads a browser's name from its User-Agent, as members know it, in every language.

/** In this order: each one also calls itself by the names below it. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bFBA[NV]\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\b(BytedanceWebview|musical_ly|TikTok)/i, 'TikTok'],
  [/\bLine\//, 'LINE'],
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|OPT|OPX)\//, 'Opera'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (table: typeof browsers, agent: string | null): string | null =>
  table.find(([pattern]) => agent !== null && pattern.test(agent))?.[1] ?? null;

export const browserOf = (agent: string | null): string | null => nameIn(browsers, agent);
export const systemOf = (agent: string | null): string | null => nameIn(systems, agent);

/** `203.0.113.0/24` → `203.0.113.x`; of IPv6 the household's part. */
export const networkShown = (network: string): string => network.replace(/0\/24$|:\/64$/, 'x');
