// A short fingerprint of a text: tells two texts apart, is no secret and keeps none.

const MIX_A = 2654435761;
const MIX_B = 1597334677;

/** 53 bits as a number: two multiplying hashes side by side (cyrb53, public domain). */
export function fingerprintBits(text: string, seed = 0): number {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, MIX_A);
    b = Math.imul(b ^ unit, MIX_B);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

export const fingerprint = (text: string): string => fingerprintBits(text).toString(36);
