// One sentence that says how a bet wins. Only a lottery with a bonus ball says that sums exclude it.
import type { BetType, GameState } from '@foyer/contract';
import type { Texts } from '../texts/texts.ts';

export const howText = ({ code, kind }: BetType, range: GameState['range'], texts: Texts): string => {
  const plain = texts.named(`how_${code}`, '', { drawn: range.draw });
  if (kind === 'side' && range.prizes) return texts.named(`how_${code}_table`, plain);
  return kind === 'side' && range.bonus > 0 ? texts.named(`how_${code}_bonus`, plain) : plain;
};
