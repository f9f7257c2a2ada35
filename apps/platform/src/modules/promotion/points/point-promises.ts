// What must hold of points at any moment.
import { sql } from 'drizzle-orm';
import type { LedgerPromise } from '../../money/wallet/api.ts';

export const pointPromises: readonly LedgerPromise[] = [
  {
    promise: 'points are not the sum of their entries',
    broken: sql`select coalesce(account.member_id, entry.member_id) || ' has ' || coalesce(account.balance, 0) || ' of ' || coalesce(entry.sum, 0) as fault
      from point_account as account
      full join (select member_id, sum(amount) as sum from point_entry group by member_id) as entry on entry.member_id = account.member_id
      where coalesce(account.balance, 0) <> coalesce(entry.sum, 0)`,
  },
];
