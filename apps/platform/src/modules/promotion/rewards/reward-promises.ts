// What must hold between rewards that members took, the ledger and their points.
import { sql } from 'drizzle-orm';
import { bookedLines, type LedgerPromise } from '../../money/wallet/api.ts';

export const rewardPromises: readonly LedgerPromise[] = [
  {
    promise: 'cash of a reward was not booked once, with its amount',
    broken: sql`select claim.id || ' of ' || (claim.reward ->> 'amount') || ' has ' || count(distinct line.transfer) || ' transfers' as fault
      from reward_claim as claim
      left join ${bookedLines('reward')} as line on line.merchant = claim.merchant and line.related = claim.id
      where claim.reward ->> 'kind' = 'cash'
      group by claim.id, claim.reward
      having count(distinct line.transfer) <> 1 or max(line.amount) <> (claim.reward ->> 'amount')::bigint`,
  },
  {
    promise: 'cash of a reward has no claim',
    broken: sql`select line.transfer || ' for ' || line.related as fault from ${bookedLines('reward')} as line
      where not exists (select from reward_claim as claim where claim.merchant = line.merchant and claim.id = line.related
        and claim.reward ->> 'kind' = 'cash')`,
  },
];
