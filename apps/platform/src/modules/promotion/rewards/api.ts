// Public interface of the rewards module.

/** `accrueFromBet(platform)` fills the hook `betSettled` of lotteries and vendors: play counts, makes points, and may reach a level. */
export { accrueFromBet } from './accrual.service.ts';
/** What must hold between rewards and the ledger, for its check. */
export { rewardPromises } from './reward-promises.ts';
