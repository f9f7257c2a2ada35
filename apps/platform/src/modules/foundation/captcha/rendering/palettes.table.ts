// Colours of the landscapes, from far to near. None is as light as the shapes that are tapped.

export interface Palette {
  readonly sky: readonly [upper: string, lower: string];
  readonly sun: string;
  readonly hills: readonly [string, string, string, string];
  readonly trees: string;
}

export const palettes: readonly Palette[] = [
  // dusk
  {
    sky: ['#2b2f77', '#c9626e'],
    sun: '#e8955c',
    hills: ['#7d4a7f', '#5a3a73', '#3c2b5e', '#241c45'],
    trees: '#181335',
  },
  // forest
  {
    sky: ['#3a7d8c', '#8fbf9f'],
    sun: '#d9b85f',
    hills: ['#5f9c86', '#3f7f6c', '#2a6253', '#17443c'],
    trees: '#0f332d',
  },
  // ocean
  {
    sky: ['#1d4e89', '#5c9ead'],
    sun: '#e0a458',
    hills: ['#3f7fa6', '#2c6690', '#1c4e77', '#0f365a'],
    trees: '#0a2946',
  },
  // desert
  {
    sky: ['#7a3b4f', '#d08a5a'],
    sun: '#e3b36b',
    hills: ['#bd6f4b', '#9c563f', '#773f37', '#4f2a2e'],
    trees: '#3a1f25',
  },
  // night
  {
    sky: ['#101a3d', '#39518a'],
    sun: '#a9b7d9',
    hills: ['#33457c', '#263566', '#1a264e', '#101938'],
    trees: '#0a112a',
  },
  // rice fields
  {
    sky: ['#4c7a9c', '#c2a878'],
    sun: '#dd9a4f',
    hills: ['#94a05a', '#728747', '#526b39', '#34492a'],
    trees: '#233420',
  },
];
