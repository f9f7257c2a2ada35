// DF-05: encodes the address of a customer service. Obfuscation against harvesting, not secrecy.
import { createHash } from 'node:crypto';

const KEY_LENGTH = 8;

/** The path of an address: base64 of its bytes XORed with the key repeated, the key behind it. The same address has the same path. */
export const servicePath = (address: string): string => {
  const key = createHash('sha256').update(address).digest('base64url').slice(0, KEY_LENGTH);
  const bytes = Buffer.from(address, 'utf8').map((byte, index) => byte ^ key.charCodeAt(index % KEY_LENGTH));
  return Buffer.from(bytes).toString('base64') + key;
};
