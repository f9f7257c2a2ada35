// Repeats a draw from its published seed with SHA-256 alone.
// Written apart from the server's code on purpose; both must match the vectors of the contract.
import type { GameState } from '@foyer/contract';

/** SHA-256 and HMAC-SHA-256 over bytes, from the browser or from a library. */
export interface Hashes {
  readonly sha256: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly hmac: (key: Uint8Array, bytes: Uint8Array) => Promise<Uint8Array>;
}

export interface Recomputed {
  readonly commitment: string;
  readonly numbers: readonly number[];
  readonly bonus: readonly number[];
  /** Of a draw with a table of prizes. */
  readonly prizes?: readonly string[];
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');

export const fromBase64url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));

const TWO_TO_32 = 2 ** 32;

/** Hands out fair numbers below a limit from HMAC-SHA-256(seed, "game|issue|0"), "…|1" and so on. */
const diceOf = (hashes: Hashes, seed: Uint8Array, label: string) => {
  let block: DataView | null = null;
  let at = 0;
  let counter = 0;
  const word = async (): Promise<number> => {
    if (block === null || at >= block.byteLength) {
      const bytes = await hashes.hmac(seed, utf8(`${label}|${counter}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      counter += 1;
      at = 0;
    }
    const value = block.getUint32(at, false);
    at += 4;
    return value;
  };
  return async (limit: number): Promise<number> => {
    const fair = TWO_TO_32 - (TWO_TO_32 % limit);
    let value = await word();
    while (value >= fair) value = await word();
    return value % limit;
  };
};

type Dice = ReturnType<typeof diceOf>;

const shuffledFirst = async (dice: Dice, balls: number[], count: number): Promise<number[]> => {
  for (let place = 0; place < count; place += 1) {
    const other = place + (await dice(balls.length - place));
    const [a = 0, b = 0] = [balls[place], balls[other]];
    balls[place] = b;
    balls[other] = a;
  }
  return balls.slice(0, count);
};

/** Promise and result that follow from a seed. */
export const recompute = async (
  hashes: Hashes,
  seed: Uint8Array,
  game: string,
  issue: string,
  range: GameState['range'],
): Promise<Recomputed> => {
  const label = `${game}|${issue}`;
  const commitment = toBase64url(await hashes.sha256(Uint8Array.from([...seed, ...utf8(label)])));
  const dice = diceOf(hashes, seed, label);
  const width = range.to - range.from + 1;
  if (range.prizes !== undefined) {
    const prizes: string[] = [];
    for (const { count, digits } of range.prizes)
      for (let at = 0; at < count; at += 1) {
        let number = '';
        while (number.length < digits) number += await dice(10);
        prizes.push(number);
      }
    return { commitment, numbers: Array.from(prizes[0] ?? '', Number), bonus: [], prizes };
  }
  if (range.ordered) {
    const numbers: number[] = [];
    for (let place = 0; place < range.draw; place += 1) numbers.push(range.from + (await dice(width)));
    return { commitment, numbers, bonus: [] };
  }
  const balls = Array.from({ length: width }, (_, at) => range.from + at);
  const drawn = await shuffledFirst(dice, balls, range.draw + range.bonus);
  return { commitment, numbers: drawn.slice(0, range.draw).sort((a, b) => a - b), bonus: drawn.slice(range.draw) };
};
