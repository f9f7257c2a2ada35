// Public interface of the rewards module.

/** `accrueFromBet(platform)` fills the hook `betSettled` of lotteries and vendors: play counts, makes points, and may reach a level. */
export { accrueFromBet } from './accrual.service.ts';
/** What must hold between rewards and the ledger, for its check. */
export { rewardPromises } from './reward-promises.ts';
/** `keepStaffLabel(tx, label)` keeps that people of the operator set a label: no bet of before raises the member again. */
export { keepStaffLabel } from './staff-label-store.ts';
