// What a build says of its limits, and whether it is whole over one of them.

/** A figure of the build, and its limit. */
export interface Row {
  readonly name: string;
  readonly size: number;
  readonly limit: number;
  readonly unit: 'KiB' | 'files';
}

/** Rounded up: a size over its limit never looks like the limit itself. */
export const shownSize = ({ size, unit }: Row): string =>
  unit === 'KiB' ? (Math.ceil(size * 100) / 100).toFixed(2) : `${size}`;

/** A sentence for each limit that is broken. */
export const sentencesOver = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ size, limit }) => size > limit)
    .map((row) => `Too large: ${row.name} is ${shownSize(row)} ${row.unit}, its limit is ${row.limit}.`);

/** Stands before the sentences where the build is whole all the same. */
const WARNING =
  "Over a limit of this project's own tests: the build is whole and works, but a phone reads more than these limits allow.";

interface Found {
  /** What must never be served. */
  readonly exposed: readonly string[];
  /** Limits that are broken. */
  readonly over: readonly string[];
}

/**
 * The limits are a promise of this project, which its own tests hold (`isStrict`). An operator's longer name or text
 * may be over them: that operator reads a warning, and has a whole build. What must never be served fails every build.
 */
export function verdictOf({ exposed, over }: Found, isStrict: boolean) {
  const isWhole = exposed.length === 0 && (over.length === 0 || !isStrict);
  const warning = isWhole && over.length > 0 ? [WARNING] : [];
  return { isWhole, lines: [...exposed, ...warning, ...over] };
}
