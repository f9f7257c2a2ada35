// Which lines of a ticket are shown at once, and which only after a tap. Pure.
import type { Receipt } from '@foyer/contract';

type Line = Receipt['lines'][number];

/** Lines of a long ticket that are shown at once: its amounts and the next ticket stay near. @assumed */
const FEW_LINES = 5;

/** The lines in their order, in two parts. Lines that won are never hidden while one that lost is shown. */
export const partLines = (
  lines: readonly Line[],
): { readonly first: readonly Line[]; readonly rest: readonly Line[] } => {
  // One hidden line would take as much room as the button that shows it.
  if (lines.length <= FEW_LINES + 1) return { first: lines, rest: [] };
  const wonFirst = [...lines].sort((a, b) => Number(b.status === 'won') - Number(a.status === 'won'));
  const chosen = new Set(wonFirst.slice(0, FEW_LINES));
  return { first: lines.filter((line) => chosen.has(line)), rest: lines.filter((line) => !chosen.has(line)) };
};
