// The oldest supported browsers, for every build, the check of shipped code and the journeys.

/** Oldest browsers by their names in @mdn/browser-compat-data. Samsung Internet 14 is Chromium 87. */
export const oldestBrowsers = {
  chrome: '87',
  chrome_android: '87',
  safari: '14.1',
  safari_ios: '14.5',
  samsunginternet_android: '14.0',
} as const;

/** The same for the bundler, which lowers syntax. */
export const scriptTargets: string[] = ['ios14.5', 'safari14.1', 'chrome87'];

/** The same for Lightning CSS: major and minor version in one number. */
export const styleTargets = { ios_saf: (14 << 16) | (5 << 8), chrome: 87 << 16, samsung: 14 << 16 };
