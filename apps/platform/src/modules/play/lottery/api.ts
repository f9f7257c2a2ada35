// Public interface of the lottery module.

/** `lotteryOf(code)` answers the lottery of a game code, null where there is none. */
export { lotteryOf } from './lotteries.table.ts';
/** `openReceiptsOf(db, memberId)` answers how many bets of a member wait for their draw. */
export { openReceiptsOf } from './receipt-store.ts';
