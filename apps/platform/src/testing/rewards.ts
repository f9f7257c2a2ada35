// Rewards for tests: settled bets, and the operator's rewards with changes.
import type { Rewards } from '../merchants/merchant.ts';
import { createDrawService } from '../modules/play/lottery/draw.service.ts';
import { lotteries } from '../modules/play/lottery/lotteries.table.ts';
import { accrueFromBet } from '../modules/promotion/rewards/api.ts';
import type { TestPlatform } from './platform.ts';

/** Draws what is due and settles its bets, as the node's own scheduler does. */
export const settleDue = ({ context }: TestPlatform): Promise<void> =>
  createDrawService(context, lotteries, { betSettled: accrueFromBet(context) }).runOnce();

/** Lays changes over an operator's rewards, as its people do. */
export const editRewards = ({ context }: TestPlatform, changes: Partial<Rewards>, code = 'aurora'): void => {
  const edits = Object.entries(changes).map(([key, value]) => ({ kind: 'rewards', key, value }));
  const aside = context.merchants.useEdits(code, edits);
  if (aside.length > 0) throw new Error(JSON.stringify(aside.map(({ faults }) => faults)));
};
