// Decides the badge and the amounts of a bet. A return of no more than the stake is no win.
import type { OutputOf } from '@foyer/contract';
import type { TextKey } from '../../shell/i18n/texts.ts';

export type Bet = OutputOf<'game.bets'>['items'][number];

type Line = Bet['lines'][number];

/** Lines of a long bet that are shown at once. @assumed */
const FEW_LINES = 5;

const hitsOf = ({ hits }: Line): number => hits?.filter(Boolean).length ?? 0;

/** The lines in their order, in two parts. Where draws are known, those with the most drawn numbers are shown at once. */
export function partLines(lines: readonly Line[]): { readonly first: readonly Line[]; readonly rest: readonly Line[] } {
  // One hidden line would take as much room as the button that shows it.
  if (lines.length <= FEW_LINES + 1) return { first: lines, rest: [] };
  const chosen = new Set([...lines].sort((a, b) => hitsOf(b) - hitsOf(a)).slice(0, FEW_LINES));
  return { first: lines.filter((line) => chosen.has(line)), rest: lines.filter((line) => !chosen.has(line)) };
}

export interface BetLook {
  readonly text: TextKey;
  readonly tone: 'plain' | 'pos' | 'warn' | 'info';
  /** Names what came back beside the stake. */
  readonly hasReturn: boolean;
}

export function appearanceOf({ status, total, win }: Pick<Bet, 'status' | 'total' | 'win'>): BetLook {
  if (status === 'open') return { text: 'myBets.open', tone: 'info', hasReturn: false };
  if (status === 'refunded') return { text: 'myBets.refunded', tone: 'warn', hasReturn: true };
  if (BigInt(win) > BigInt(total)) return { text: 'myBets.won', tone: 'pos', hasReturn: true };
  if (BigInt(win) > 0n) return { text: 'myBets.partBack', tone: 'plain', hasReturn: true };
  return { text: 'myBets.lost', tone: 'plain', hasReturn: false };
}
