// What must hold between orders and the ledger at any moment.
import { sql } from 'drizzle-orm';
import { bookedLines, type LedgerPromise } from '../wallet/api.ts';

export const paymentPromises: readonly LedgerPromise[] = [
  {
    promise: 'an order that succeeded is not booked once, with its amount',
    broken: sql`select deposit_order.id || ' of ' || deposit_order.credited || ' has ' || count(line.transfer) || ' lines of '
        || coalesce(sum(line.amount), 0) as fault
      from deposit_order left join ${bookedLines('deposit')} as line
        on line.merchant = deposit_order.merchant and line.related = deposit_order.id
      where deposit_order.status = 'succeeded'
      group by deposit_order.id having count(line.transfer) <> 1 or sum(line.amount) <> deposit_order.credited`,
  },
  {
    promise: 'a deposit is booked whose order has not succeeded',
    broken: sql`select line.transfer || ' for ' || line.related as fault
      from ${bookedLines('deposit')} as line
      where not exists (select 1 from deposit_order
        where deposit_order.merchant = line.merchant and deposit_order.id = line.related and deposit_order.status = 'succeeded')`,
  },
];
