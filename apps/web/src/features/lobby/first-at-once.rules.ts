// What a search shows while a slow phone still draws it: the first games at once, those below the screen a moment later.

/**
 * Returns `found` as far as it is drawn at once: its first `atOnce` games, and below them those of `before`, the result that is
 * on the screen, that are found still.
 */
export function firstAtOnce<G>(found: readonly G[], before: readonly G[], atOnce: number): readonly G[] {
  if (found === before) return found;
  const first = found.slice(0, atOnce);
  const others = new Set(found.slice(atOnce));
  return [...first, ...before.filter((game) => others.has(game))];
}
