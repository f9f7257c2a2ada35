// What must hold between vendors' transactions and the ledger at any moment.
import { sql } from 'drizzle-orm';
import { houseLines, type LedgerPromise } from '../../money/wallet/api.ts';

/** The account of each vendor begins so. */
const VENDOR_ACCOUNT = 'vendor.';

/** The operator's account on which a vendor's stakes and returns are booked. */
export const vendorAccount = (vendor: string): string => `${VENDOR_ACCOUNT}${vendor}`;

/** What a booked transaction moves on the vendor's account: stakes come, wins and returned stakes go. */
const moved = sql`case ours.kind when 'debit' then ours.amount else -ours.amount end`;

export const vendorPromises: readonly LedgerPromise[] = [
  {
    promise: "a vendor's transaction is not booked once, with its amount",
    broken: sql`select ours.merchant || ' ' || ours.vendor || ' ' || ours.id || ' of ' || ours.amount || ' has ' || count(line.transfer)
        || ' lines of ' || coalesce(sum(line.amount), 0) as fault
      from vendor_transaction as ours left join ${houseLines(VENDOR_ACCOUNT)} as line
        on line.transfer = ours.transfer_id and line.merchant = ours.merchant and line.account = ${VENDOR_ACCOUNT} || ours.vendor
      where ours.status in ('booked', 'rolledBack') and ours.amount > 0
      group by ours.merchant, ours.vendor, ours.id, ours.kind, ours.amount
      having count(line.transfer) <> 1 or sum(line.amount) <> ${moved}`,
  },
  {
    promise: "a line stands on a vendor's account without a transaction",
    broken: sql`select line.transfer || ' on ' || line.account as fault from ${houseLines(VENDOR_ACCOUNT)} as line
      where not exists (select 1 from vendor_transaction as ours
        where ours.transfer_id = line.transfer and ours.merchant = line.merchant and ${VENDOR_ACCOUNT} || ours.vendor = line.account)`,
  },
  {
    promise: "a vendor's transaction that was not booked names a transfer",
    broken: sql`select merchant || ' ' || vendor || ' ' || id as fault from vendor_transaction
      where status in ('refused', 'voided') and transfer_id is not null`,
  },
  {
    promise: "a vendor's stake is taken back not exactly once",
    broken: sql`select debit.merchant || ' ' || debit.vendor || ' ' || debit.id || ' is ' || debit.status || ' with ' || count(back.id) as fault
      from vendor_transaction as debit left join vendor_transaction as back
        on back.merchant = debit.merchant and back.vendor = debit.vendor and back.debit = debit.id and back.kind = 'rollback'
          and back.transfer_id is not null
      where debit.kind = 'debit'
      group by debit.merchant, debit.vendor, debit.id, debit.status
      having count(back.id) <> case debit.status when 'rolledBack' then 1 else 0 end`,
  },
];
