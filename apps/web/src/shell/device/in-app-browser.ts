// Browsers inside other apps, in which providers refuse log-ins.

export type HostApp = 'facebook' | 'instagram' | 'tiktok' | 'line';

/** The mark that each of them adds to the browser's name. Messenger counts as Facebook. */
const marks: readonly (readonly [HostApp, RegExp])[] = [
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB|IOS)\b|\[FB/],
  ['tiktok', /\b(?:musical_ly|BytedanceWebview|TikTok|trill)\b|\baweme\b/i],
  ['line', /\bLine\/\d/],
];

/** The app that this browser is part of, or null. */
export const hostAppOf = (userAgent: string): HostApp | null =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
