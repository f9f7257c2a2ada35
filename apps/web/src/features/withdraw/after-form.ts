// The sections that the form goes without until it stands, in one file.
export { LastWithdrawals } from './last-withdrawals.tsx';
export { WithdrawalView } from './withdrawal-view.tsx';
