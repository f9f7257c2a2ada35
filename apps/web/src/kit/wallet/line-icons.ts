// The icons of the lines of the ledger.
import { BallsIcon } from '../../ui/category-icons.tsx';
import { CoinsIcon, MoneyInIcon, MoneyOutIcon } from '../../ui/member-icons.tsx';
import type { LineLook } from './ledger-line.rules.ts';

export const lineIcons = {
  balls: BallsIcon,
  coins: CoinsIcon,
  in: MoneyInIcon,
  out: MoneyOutIcon,
} as const satisfies Record<LineLook['icon'], typeof BallsIcon>;
