// Public interface of the lottery module.

/**
 * Bets as any purse may place them: `checkedBet(lottery, input, merchant)` answers the money and the open lines of a bet,
 * `requireOpen(tx, game, issue, now)` refuses a bet on an issue that is not open; until the transaction ends it cannot be
 * drawn.
 */
export { type BetInput, checkedBet, requireOpen } from './checked-bet.ts';
/** Pages of receipts: `cursorOf(at, id)`, `parseCursor(cursor)`, `pageOf(found, cursorOfRow)` of `PAGE` rows and one more. */
export { cursorOf, PAGE, pageOf, parseCursor } from './cursor.rules.ts';
/** `findIssue(on, game, issue)` answers an issue with its result, `issuesOf(db, receipts)` those of receipts. */
export { findIssue, type IssueRow, issuesOf } from './issue-store.ts';
/**
 * `lotteryOf(code)` answers the lottery of a game code, null where there is none. `isLotteryVendor(vendor)` tells the
 * vendors under whose names lotteries are launched.
 */
export { isLotteryVendor, lotteryOf } from './lotteries.table.ts';
export type { Lottery, LotteryVendor } from './lottery.ts';
/** `ticketNews`: tickets that have won, as push tells them. */
export { ticketNews } from './news.ts';
/** `hasPrizeMode(lottery, mode)` tells whether a lottery pays by the prize mode of a launch. */
export { hasPrizeMode } from './prize-mode.rules.ts';
/** `newReceiptNumber()` answers the number of a new receipt. */
export { newReceiptNumber } from './receipt-number.ts';
/**
 * `createCountOpenReceipts(db)` answers a function of a member's id that counts how many of its bets
 * wait for their draw. Calls at the same moment share one query.
 */
export { createCountOpenReceipts, type ReceiptStatus, type SettledLine } from './receipt-store.ts';
/** `endOf(lottery, receipt, drawn)` answers how an open receipt ends; without a result its stakes go back. */
export { endOf } from './settle.rules.ts';
/** What the lotteries call while they work. */
export type { LotteryHooks } from './settle.service.ts';
export type { OtherWin } from './wins.service.ts';
/** `hiddenAmong(db, memberIds)` answers those of some members whom nobody else is to see. */
export { hiddenAmong } from './wins-store.ts';
/** `wireReceipt(receipt, issue, now)` answers a receipt as the game wire has it. */
export { type ShownReceipt, wireReceipt } from './wire-rows.ts';
