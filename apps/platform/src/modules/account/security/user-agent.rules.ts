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

const nameIn = (table: typeof browsers, userAgent: string | null): string | null =>
  table.find(([pattern]) => userAgent !== null && pattern.test(userAgent))?.[1] ?? null;

export const browserOf = (userAgent: string | null): string | null => nameIn(browsers, userAgent);
export const systemOf = (userAgent: string | null): string | null => nameIn(systems, userAgent);

/** `203.0.113.0/24` → `203.0.113.x`; of IPv6 the household's part. */
export const networkShown = (network: string): string => network.replace(/0\/24$|:\/64$/, 'x');
