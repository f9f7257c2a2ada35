// The header in the colour of the site that opened the chat, with text that can be read on it. Pure.

const HEX = /^#[0-9a-f]{6}$/i;

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** WCAG 2: relative luminance. */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** On colours lighter than this, black has the better contrast. */
const MIDDLE = 0.179;

/** Null for anything but a colour as "#1a2b3c". */
export const headerColors = (wanted: string | null): { readonly back: string; readonly text: string } | null =>
  wanted !== null && HEX.test(wanted)
    ? { back: wanted, text: luminance(wanted) > MIDDLE ? '#000000' : '#ffffff' }
    : null;
