// Addresses of virtual wallets: form and checksum by network, so that no money goes to a mistyped one.
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

const ADDRESS_BYTES = 20;

/** Base58Check of a version byte and twenty bytes. */
const base58 =
  (...versions: readonly number[]) =>
  (text: string): string | null => {
    try {
      const bytes = base58check.decode(text);
      return bytes.length === ADDRESS_BYTES + 1 && versions.includes(bytes[0] ?? -1) ? text : null;
    } catch {
      return null;
    }
  };

/** BIP 173 and 350: version 0 has the first checksum and 20 or 32 bytes, later ones the second and 2 to 40 bytes. */
const segwit =
  (prefix: string) =>
  (text: string): string | null => {
    // Capitals and small letters are both good, a mix of them is not.
    if (text !== text.toLowerCase() && text !== text.toUpperCase()) return null;
    const lower = text.toLowerCase();
    for (const code of [bech32, bech32m]) {
      const decoded = code.decodeUnsafe(lower as `${string}1${string}`);
      if (!decoded || decoded.prefix !== prefix) continue;
      const [version = -1, ...words] = decoded.words;
      const length = code.fromWordsUnsafe(words)?.length ?? 0;
      const isGood =
        version === 0 ? code === bech32 && (length === 20 || length === 32) : code === bech32m && version <= 16;
      return isGood && length >= 2 && length <= 40 ? lower : null;
    }
    return null;
  };

const HEX_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** EIP-55: the capitals of the letters are a checksum. An address without any has none. */
const eip55 = (text: string): string | null => {
  if (!HEX_ADDRESS.test(text)) return null;
  const lower = text.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const checked = [...lower].map((digit, place) =>
    Number.parseInt(hash[place] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  const right = `0x${checked.join('')}`;
  const given = text.slice(2);
  return text === right || given === lower || given === lower.toUpperCase() ? right : null;
};

const readers = {
  /** USDT on TRON. */
  TRC20: base58(0x41),
  /** USDT on Ethereum. */
  ERC20: eip55,
  /** USDT on BNB Smart Chain. */
  BEP20: eip55,
  BTC: (text: string): string | null => segwit('bc')(text) ?? base58(0x00, 0x05)(text),
} as const satisfies Record<string, (text: string) => string | null>;

export type WalletNetwork = keyof typeof readers;

// Object.keys() answers plain texts.
export const walletNetworks = Object.keys(readers) as readonly WalletNetwork[];

/** True for the name of a network as calls carry it, in capital letters. */
export const isWalletNetwork = (text: string): text is WalletNetwork =>
  walletNetworks.some((network) => network === text);

/**
 * The address as the network spells it; null where its shape or its checksum does not fit: Base58Check (TRC20, BTC), EIP-55 (ERC20, BEP20), BIP 173 and
 * 350 (BTC).
 */
export const walletAddressOf = (network: WalletNetwork, typed: string): string | null => readers[network](typed.trim());
