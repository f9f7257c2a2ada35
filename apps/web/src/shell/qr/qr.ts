// Encodes a text as a QR code. The encoder loads when the first code is shown.

/** Rows of dark and light modules, the quiet zone around them included. */
export type QrCode = readonly (readonly boolean[])[];

/** Light modules around the code: as many as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;

export async function qrOf(text: string): Promise<QrCode> {
  const { encode } = await import('uqr');
  return encode(text, { ecc: 'M', border: QUIET_ZONE }).data;
}

/** The dark modules as the path of a picture that is as many units wide as the code has modules. */
export const pathOf = (code: QrCode): string =>
  code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
