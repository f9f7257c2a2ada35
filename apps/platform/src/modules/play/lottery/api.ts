// What other modules may use of the lotteries.

/** The lottery of a game code; null where there is none. */
export { lotteryOf } from './lotteries.table.ts';
