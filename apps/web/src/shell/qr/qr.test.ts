import { expect, test } from 'vitest';
import { pathOf, qrOf } from './qr.ts';

test('a QR code has its three corners and a quiet zone of four modules', async () => {
  const code = await qrOf('otpauth://totp/Aurora:demo2fa?secret=JBSWY3DPEHPK3PXP&issuer=Aurora');
  const side = code.length;
  expect(code.every((row) => row.length === side)).toBe(true);
  expect(code.slice(0, 4).flat()).not.toContain(true);
  const corner = (x: number, y: number) => code[y]?.slice(x, x + 7);
  for (const [x, y] of [
    [4, 4],
    [side - 11, 4],
    [4, side - 11],
  ] as const)
    expect(corner(x, y)).toEqual([true, true, true, true, true, true, true]);
});

test('its picture paints each dark module once', () => {
  expect(
    pathOf([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
