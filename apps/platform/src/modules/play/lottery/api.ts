// Public interface of the lottery module.

/** What the lotteries call while they work. */
export type { LotteryHooks } from './draw.service.ts';
/** `lotteryOf(code)` answers the lottery of a game code, null where there is none. */
export { lotteryOf } from './lotteries.table.ts';
/** `lotteryNames(merchant)` answers the names of the lotteries that the operator offers. */
export { lotteryNames } from './lottery-names.ts';
/** `openReceiptsOf(db, memberId)` answers how many bets of a member wait for their draw. */
export { openReceiptsOf } from './receipt-store.ts';
