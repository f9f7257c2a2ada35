// Divides the keys of texts into parts that load together, so that a page asks for few files and for few texts that it does not say.

/** The keys that one piece of code needs. */
export type Need = ReadonlySet<string>;

export interface Costs {
  readonly bytesOf: (key: string) => number;
  /** What a file costs beside its content: its headers, and what it compresses worse than as a part of another one. */
  readonly fileBytes: number;
  /** The most bytes that a need may load for the sake of fewer files. */
  readonly mostBytes: number;
  /** The most parts: each is a file of every language, and named in its first one. */
  readonly mostParts: number;
}

interface Part {
  readonly keys: readonly string[];
  readonly bytes: number;
  /** By its place among the needs, whether a need has a key of the part. */
  readonly isNeeded: readonly boolean[];
}

const join = (a: Part, b: Part): Part => ({
  keys: [...a.keys, ...b.keys].sort(),
  bytes: a.bytes + b.bytes,
  isNeeded: a.isNeeded.map((needed, at) => needed || b.isNeeded[at] === true),
});

/** The bytes of all parts that each need loads, by the needs' places. */
const loadsOf = (parts: readonly Part[], needs: readonly Need[]): readonly number[] =>
  needs.map((_, at) => parts.reduce((sum, { isNeeded, bytes }) => sum + (isNeeded[at] === true ? bytes : 0), 0));

/**
 * Bytes that all needs together load more, or fewer where negative, if two parts are one. `loads` has the bytes that each
 * need loads now; infinite where one of them would load too many.
 */
function costOfJoining(a: Part, b: Part, loads: readonly number[], { fileBytes, mostBytes }: Costs): number {
  let cost = 0;
  for (const [at, needsA] of a.isNeeded.entries()) {
    const needsB = b.isNeeded[at] === true;
    if (needsA && needsB) cost -= fileBytes;
    if (needsA === needsB) continue;
    const more = needsA ? b.bytes : a.bytes;
    if ((loads[at] ?? 0) + more > mostBytes) return Number.POSITIVE_INFINITY;
    cost += more;
  }
  return cost;
}

/** The keys that all have the same needs, in a part each; those of a set of `whole` are in one part whatever needs them. */
function smallestParts(needs: readonly Need[], whole: readonly Need[], bytesOf: (key: string) => number): Part[] {
  const parts = new Map<string, Part>();
  for (const key of [...new Set(needs.flatMap((need) => [...need]))].sort()) {
    const isNeeded = needs.map((need) => need.has(key));
    const set = whole.findIndex((keys) => keys.has(key));
    const name = set < 0 ? isNeeded.map(Number).join('') : `${set}`;
    const part: Part = { keys: [key], bytes: bytesOf(key), isNeeded };
    const known = parts.get(name);
    parts.set(name, known ? join(known, part) : part);
  }
  return [...parts.values()];
}

/**
 * Joins parts as long as that saves bytes over all needs, or there are too many of them; each key is in one part. Parts are
 * sorted by their first keys.
 */
export function divideKeys(needs: readonly Need[], whole: readonly Need[], costs: Costs): string[][] {
  let parts = smallestParts(needs, whole, costs.bytesOf);
  for (;;) {
    const loads = loadsOf(parts, needs);
    let best: { readonly a: Part; readonly b: Part; readonly cost: number } | null = null;
    for (const [at, a] of parts.entries()) {
      for (const b of parts.slice(at + 1)) {
        const cost = costOfJoining(a, b, loads, costs);
        if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { a, b, cost };
      }
    }
    if (!best || (best.cost >= 0 && parts.length <= costs.mostParts)) break;
    const { a, b } = best;
    parts = [...parts.filter((part) => part !== a && part !== b), join(a, b)];
  }
  return parts.map(({ keys }) => [...keys]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}
