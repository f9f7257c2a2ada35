// Marks of other sites by their brand rules, as components, so that none of their files is fetched.

/** https://developers.google.com/identity/branding-guidelines */
const google = (
  <>
    <path
      fill="#4285F4"
      d="M23.5 12.27c0-.85-.08-1.66-.22-2.45H12v4.63h6.45a5.5 5.5 0 01-2.39 3.62v3h3.87c2.26-2.09 3.57-5.16 3.57-8.8z"
    />
    <path
      fill="#34A853"
      d="M12 24c3.24 0 5.96-1.08 7.93-2.91l-3.87-3a7.15 7.15 0 01-10.65-3.78H1.41v3.09A12 12 0 0012 24z"
    />
    <path fill="#FBBC05" d="M5.41 14.31a7.2 7.2 0 010-4.6V6.62h-4a12 12 0 000 10.78z" />
    <path
      fill="#EA4335"
      d="M12 4.77c1.76 0 3.34.6 4.59 1.8l3.43-3.43A11.5 11.5 0 0012 0 12 12 0 001.41 6.62l4 3.09A7.15 7.15 0 0112 4.77z"
    />
  </>
);

/** https://about.meta.com/brand/resources/facebook/logo */
const facebook = (
  <>
    <circle fill="#0866FF" cx="12" cy="12" r="12" />
    <path
      fill="#fff"
      d="M16.67 15.47 17.2 12h-3.33V9.75c0-.95.47-1.87 1.96-1.87h1.51V4.92s-1.37-.23-2.69-.23c-2.74 0-4.53 1.66-4.53 4.67V12H7.08v3.47h3.04v8.38a12.1 12.1 0 003.75 0v-8.38z"
    />
  </>
);

/** https://about.x.com/en/who-we-are/brand-toolkit: one colour, that of the text beside it. */
const twitter = (
  <path
    fill="currentColor"
    d="M14.1 10.32 22.28 1h-1.94l-7.1 8.1L7.56 1H1.02l8.58 12.24L1.02 23h1.94l7.5-8.54L16.44 23h6.54zm-2.65 3.02-.87-1.22L3.66 2.43h2.98l5.58 7.82.87 1.22 7.25 10.16h-2.98z"
  />
);

/** https://line.me/en/logo */
const line = (
  <>
    <rect fill="#06C755" width="24" height="24" rx="5.4" />
    <path
      fill="#fff"
      d="M20 10.87C20 7.29 16.41 4.37 12 4.37s-8 2.92-8 6.5c0 3.21 2.85 5.9 6.69 6.41.26.06.62.17.71.4.08.2.05.52.03.73l-.12.68c-.03.2-.16.79.7.43.85-.36 4.6-2.71 6.28-4.64A5.8 5.8 0 0020 10.87z"
    />
    <path
      fill="none"
      stroke="#06C755"
      strokeWidth=".86"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M7.3 9.5v3.1h1.6M10.1 9.5v3.1M11.6 12.6V9.5l2.3 3.1V9.5M16.9 9.5h-1.6v3.1h1.6M15.3 11h1.6"
    />
  </>
);

const marks = { google, facebook, twitter, line } as const;
export type Brand = keyof typeof marks;

export interface BrandMarkProps {
  readonly brand: Brand;
  /** Side in pixels. */
  readonly size?: 20 | 40;
}

export const BrandMark = ({ brand, size = 20 }: BrandMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    {marks[brand]}
  </svg>
);
