-- Its rows are all in withdrawal_work.
drop index withdrawal_open;
