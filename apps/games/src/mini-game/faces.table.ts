// Faces of the cards, drawn on a square of 48: one row each. Shapes take the operator's colours.

/** `tone`: which of the four colours of the brand's illustrations fills the shape. */
export interface Shape {
  readonly d: string;
  /** The colour; `ground` is that of the card. */
  readonly tone: 'accent' | 'gold' | 'dim' | 'ground';
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const faces = {
  moon: [
    { d: 'M31 6a19 19 0 1 0 11 27A16 16 0 0 1 31 6z', tone: 'gold' },
    { d: circle(15, 27, 2.5), tone: 'dim' },
    { d: circle(22, 36, 1.8), tone: 'dim' },
  ],
  star: [
    { d: 'm24 4 6 12.6 13.6 2-9.9 9.6 2.4 13.6L24 35.3l-12.1 6.5 2.4-13.6-9.9-9.6 13.6-2z', tone: 'gold' },
    { d: 'm24 15 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3-4.5-4.4 6.2-.9z', tone: 'accent' },
  ],
  sun: [
    {
      d: 'M22 1h4v9h-4zM22 38h4v9h-4zM1 22h9v4H1zM38 22h9v4h-9zM6.4 9.2l2.8-2.8 6.4 6.4-2.8 2.8zM32.4 35.2l2.8-2.8 6.4 6.4-2.8 2.8zM9.2 41.6l-2.8-2.8 6.4-6.4 2.8 2.8zM35.2 15.6l-2.8-2.8 6.4-6.4 2.8 2.8z',
      tone: 'gold',
    },
    { d: circle(24, 24, 11), tone: 'gold' },
    { d: circle(24, 24, 6), tone: 'accent' },
  ],
  comet: [
    { d: 'M4 44 22 17l9 9z', tone: 'dim' },
    { d: 'M10 45 25 24l5 5z', tone: 'accent' },
    { d: circle(32, 16, 11), tone: 'gold' },
  ],
  planet: [
    { d: circle(24, 24, 13), tone: 'accent' },
    {
      d: 'M2 32c-2-5 9-8 22-12s23-5 23-1-9 8-22 12-21 6-23 1zm4-1c2 2 10 0 18-2.5s18-6 18-8.5-9 0-18 2.5-20 6-18 8.5z',
      tone: 'gold',
    },
  ],
  rocket: [
    { d: 'M24 3c8 6 11 15 9 26H15C13 18 16 9 24 3z', tone: 'accent' },
    { d: 'M15 22 6 31v8l9-6zM33 22l9 9v8l-9-6z', tone: 'dim' },
    { d: circle(24, 17, 4.5), tone: 'ground' },
    { d: 'M18 32h12l-6 13z', tone: 'gold' },
  ],
  lotus: [
    { d: 'M3 24c8-2 15 2 21 15C14 41 6 36 3 24zM45 24c-8-2-15 2-21 15 10 2 18-3 21-15z', tone: 'dim' },
    { d: 'M11 13c9 4 13 13 13 26C13 35 8 25 11 13zM37 13c-9 4-13 13-13 26 11-4 16-14 13-26z', tone: 'accent' },
    { d: 'M24 6c7 9 7 22 0 33-7-11-7-24 0-33z', tone: 'gold' },
  ],
  lantern: [
    { d: 'M23 1h2v6h-2zM20 41h8v5l-4-2-4 2z', tone: 'gold' },
    { d: 'M24 9c12 0 18 6 18 15s-6 15-18 15S6 33 6 24 12 9 24 9z', tone: 'accent' },
    { d: 'M16 6h16v5H16zM16 37h16v5H16z', tone: 'gold' },
    { d: 'M24 12c5 3 5 21 0 24-5-3-5-21 0-24z', tone: 'gold' },
  ],
  fish: [
    { d: 'M32 24 46 12c-2 8-2 16 0 24z', tone: 'dim' },
    { d: 'M2 24c7-13 25-16 35 0C27 40 9 37 2 24z', tone: 'accent' },
    { d: 'M18 13c5 6 5 16 0 22l-3-1.5c4-6 4-13 0-19z', tone: 'gold' },
    { d: circle(10, 22, 2.2), tone: 'ground' },
  ],
  fan: [
    { d: 'M3 20C9 10 16 6 24 6s15 4 21 14L28 38h-8z', tone: 'accent' },
    { d: 'm24 6 2 26h-4zM9 14l12 20-3 2L6 17zM39 14 27 34l3 2 12-19z', tone: 'gold' },
    { d: 'M20 36h8l-2 9h-4z', tone: 'dim' },
  ],
  drum: [
    { d: 'M6 15h36v20c0 5-8 9-18 9S6 40 6 35z', tone: 'accent' },
    { d: 'M24 6c10 0 18 4 18 9s-8 9-18 9S6 20 6 15s8-9 18-9z', tone: 'gold' },
    { d: 'M24 10c7 0 13 2 13 5s-6 5-13 5-13-2-13-5 6-5 13-5z', tone: 'dim' },
    { d: circle(13, 31, 2), tone: 'gold' },
    { d: circle(24, 34, 2), tone: 'gold' },
    { d: circle(35, 31, 2), tone: 'gold' },
  ],
  bell: [
    { d: circle(24, 8, 4), tone: 'dim' },
    { d: 'M24 8c9 0 13 7 13 16 0 7 2 9 6 13H5c4-4 6-6 6-13 0-9 4-16 13-16z', tone: 'gold' },
    { d: 'M5 35h38v4H5z', tone: 'accent' },
    { d: 'M18 41h12c0 4-3 6-6 6s-6-2-6-6z', tone: 'dim' },
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type Face = keyof typeof faces;

/** The cards of each edition. */
export const editions: Readonly<Record<'v1' | 's1', readonly Face[]>> = {
  v1: ['moon', 'star', 'sun', 'comet', 'planet', 'rocket'],
  s1: ['lotus', 'lantern', 'fish', 'fan', 'drum', 'bell'],
};
