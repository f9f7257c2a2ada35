// Chooses the promises that a phone keeps, and compares a note with the published promise. Pure.

export type PromiseNote = readonly [issue: string, commitment: string];

/** At one draw a minute these reach back more than three hours. */
export const MOST_NOTES = 200;

/** The first promise seen for a draw is never overwritten: a later one would be the server's second thought. */
export const withNote = (notes: readonly PromiseNote[], issue: string, commitment: string): readonly PromiseNote[] =>
  notes.some(([known]) => known === issue) ? notes : [...notes, [issue, commitment] as const].slice(-MOST_NOTES);

/** The promise noted for a draw, or null. */
export const noteOf = (notes: readonly PromiseNote[], issue: string): string | null =>
  notes.find(([known]) => known === issue)?.[1] ?? null;
