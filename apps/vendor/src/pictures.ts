// Drawings of the page: symbols of the reels, suits, and what a try hits.

const svg = (size: number, inner: string): string =>
  `<svg viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" aria-hidden="true" focusable="false">${inner}</svg>`;

export const arrow = svg(
  24,
  '<path d="M14.5 5.5 8 12l6.5 6.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
);

export const info = svg(
  20,
  '<circle cx="10" cy="10" r="8.2" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M10 9v5.2M10 5.8v.4" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
);

/** A coin that is no money. */
export const coins = svg(
  20,
  '<circle cx="10" cy="10" r="8.2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 2.2"/><path d="M8 6.8v6.4l5-3.2Z" fill="currentColor"/>',
);

const suits: Readonly<Record<string, string>> = {
  spades:
    '<path d="M18 3C22 10 33 15 33 23c0 7-9 9-13 4l3 7H13l3-7c-4 5-13 3-13-4 0-8 11-13 15-20Z" fill="currentColor"/>',
  hearts: '<path d="M18 33C6 23 2 17 2 11c0-9 12-10 16-2 4-8 16-7 16 2 0 6-4 12-16 22Z" fill="currentColor"/>',
  diamonds: '<path d="M18 2 32 18 18 34 4 18Z" fill="currentColor"/>',
  clubs:
    '<path d="M18 3a8 8 0 0 1 6 13c6-3 10 1 10 6 0 7-9 9-13 4l3 8H12l3-8c-4 5-13 3-13-4 0-5 4-9 10-6a8 8 0 0 1 6-13Z" fill="currentColor"/>',
};

const symbols: Readonly<Record<string, string>> = {
  seven:
    '<path d="M12 10h40v10L36 56H22l15-34H12Z" fill="#e2303b" stroke="#8f0f2d" stroke-width="2.5" stroke-linejoin="round"/><path d="M16 14h32" stroke="#ffb0a0" stroke-width="3" stroke-linecap="round"/>',
  star: '<path d="m32 5 8 18 19 2-14 13 4 20-17-10-17 10 4-20L5 25l19-2Z" fill="#ffc62e" stroke="#ad620d" stroke-width="2.5" stroke-linejoin="round"/><path d="m24 28 8-15" stroke="#fff6c8" stroke-width="3" stroke-linecap="round"/>',
  bell: '<path d="M12 46c8-6 2-34 20-34s12 28 20 34Z" fill="#f3a925" stroke="#ad620d" stroke-width="2.5" stroke-linejoin="round"/><circle cx="32" cy="52" r="6" fill="#ad620d"/><path d="M22 36c0-8 2-13 6-15" fill="none" stroke="#fff3c0" stroke-width="3" stroke-linecap="round"/>',
  cherry:
    '<path d="M22 40C24 24 34 14 46 10M42 40C40 28 42 18 46 10" fill="none" stroke="#076b52" stroke-width="3"/><path d="M46 10c8-6 14-2 14 4-8 2-12 0-14-4Z" fill="#1bb883"/><circle cx="19" cy="45" r="12" fill="#e2303b"/><circle cx="43" cy="46" r="12" fill="#c21f33"/><path d="M13 42c0-4 3-6 6-6" fill="none" stroke="#ffc0b8" stroke-width="3" stroke-linecap="round"/>',
};

const hits: Readonly<Record<string, string>> = {
  SPORT:
    '<circle cx="32" cy="32" r="27" fill="#fff" stroke="#232b3d" stroke-width="3"/><path d="m32 19 12 9-5 14H25l-5-14Z" fill="#232b3d"/><path d="M32 19V6M44 28l12-5M39 42l8 11M25 42l-8 11M20 28 8 23" stroke="#232b3d" stroke-width="3"/>',
  FISH: '<path d="M6 32c12-18 32-18 42 0-10 18-30 18-42 0Z" fill="#ff8a3c"/><path d="m46 32 14-12v24Z" fill="#e2602b"/><path d="M30 19c5 7 5 19 0 26" fill="none" stroke="#fff" stroke-width="4"/><circle cx="17" cy="29" r="3.4" fill="#1d1230"/>',
};

export const symbolPicture = (name: string): string => svg(64, symbols[name] ?? '');
export const suitPicture = (name: string): string => svg(36, suits[name] ?? '');
export const hitPicture = (kind: string): string => svg(64, hits[kind] ?? '');
