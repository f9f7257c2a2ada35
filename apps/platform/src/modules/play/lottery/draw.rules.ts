// Commit and reveal: a draw follows from its seed, whose hash was public before the first bet.
// The verify page does the same in the browser; the contract's vectors check both.
import { createHash, createHmac } from 'node:crypto';
import type { Drawn, Range } from './lottery.ts';

/** Names one issue inside every hash, so that no seed serves two issues. */
const labelOf = (game: string, issue: string): string => `${game}|${issue}`;

/** SHA-256(seed ‖ "game|issue"), base64url: published while the issue is open. */
export const commitmentOf = (seed: Uint8Array, game: string, issue: string): string =>
  createHash('sha256').update(seed).update(labelOf(game, issue), 'utf8').digest('base64url');

/** Endless whole numbers of 32 bits: HMAC-SHA256(seed, "game|issue|counter") for counter 0, 1, 2 …, read big-endian. */
function* words(seed: Uint8Array, label: string): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = createHmac('sha256', seed).update(`${label}|${counter}`, 'utf8').digest();
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

const TWO_TO_32 = 2 ** 32;

/** A whole number from 0 to limit-1, each equally likely: words of the uneven rest at the top are thrown away. */
const below = (stream: Iterator<number, never>, limit: number): number => {
  const fair = TWO_TO_32 - (TWO_TO_32 % limit);
  for (;;) {
    const word = stream.next().value;
    if (word < fair) return word % limit;
  }
};

/** The first `count` of a Fisher–Yates shuffle of from … to. */
const shuffled = (stream: Iterator<number, never>, range: Range, count: number): number[] => {
  const pool = Array.from({ length: range.to - range.from + 1 }, (_, i) => range.from + i);
  for (let at = 0; at < count; at += 1) {
    const other = at + below(stream, pool.length - at);
    const [here, there] = [pool[at] ?? 0, pool[other] ?? 0];
    pool[at] = there;
    pool[other] = here;
  }
  return pool.slice(0, count);
};

/** Every number of a table of prizes, digit by digit in its order. */
const tableOf = (stream: Iterator<number, never>, prizes: NonNullable<Range['prizes']>): string[] =>
  prizes.flatMap(({ count, digits }) =>
    Array.from({ length: count }, () => Array.from({ length: digits }, () => below(stream, 10)).join('')),
  );

/** Computes the numbers that a seed draws. Numbers are sorted, unless their order matters. */
export const drawFrom = (seed: Uint8Array, game: string, issue: string, range: Range): Drawn => {
  const stream = words(seed, labelOf(game, issue));
  if (range.prizes) {
    const prizes = tableOf(stream, range.prizes);
    const [top = ''] = prizes;
    return { numbers: [...top].map(Number), bonus: [], prizes };
  }
  if (range.ordered) {
    const digits = range.to - range.from + 1;
    return { numbers: Array.from({ length: range.draw }, () => range.from + below(stream, digits)), bonus: [] };
  }
  const drawn = shuffled(stream, range, range.draw + range.bonus);
  return { numbers: drawn.slice(0, range.draw).sort((a, b) => a - b), bonus: drawn.slice(range.draw) };
};
