// Decides the badge and the amounts of a bet. A return of no more than the stake is no win.
import type { OutputOf } from '@foyer/contract';
import type { TextKey } from '../../shell/i18n/texts.ts';

export type Bet = OutputOf<'game.bets'>['items'][number];

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
