// What must hold between bonuses and the ledger at any moment.
import { type SQL, sql } from 'drizzle-orm';
import { bonusAccounts, bookedLines, type LedgerPromise } from '../wallet/api.ts';

type BonusLine = 'bonusGrant' | 'bonus' | 'bonusEnd';

/** Bonuses of these states whose lines of a type are not of one transfer of their amount. */
const notOnce = (promise: string, type: BonusLine, statuses: SQL): LedgerPromise => ({
  promise,
  broken: sql`select deposit_bonus.id || ' of ' || deposit_bonus.amount || ' has ' || count(distinct line.transfer) || ' transfers' as fault
    from deposit_bonus left join ${bookedLines(type)} as line
      on line.merchant = deposit_bonus.merchant and line.related = deposit_bonus.id
    where deposit_bonus.status in (${statuses})
    group by deposit_bonus.id having count(distinct line.transfer) <> 1 or max(abs(line.amount)) <> deposit_bonus.amount`,
});

export const bonusPromises: readonly LedgerPromise[] = [
  notOnce('a bonus was not granted once, with its amount', 'bonusGrant', sql`'open', 'paid', 'ended'`),
  notOnce('a bonus that was reached did not become cash once', 'bonus', sql`'paid'`),
  notOnce('a bonus that ran out was not taken back once', 'bonusEnd', sql`'ended'`),
  {
    promise: 'a bonus became cash before enough was staked',
    broken: sql`select line.transfer || ' for ' || line.related as fault from ${bookedLines('bonus')} as line
      where not exists (select 1 from deposit_bonus as bonus where bonus.merchant = line.merchant and bonus.id = line.related
        and bonus.status = 'paid' and bonus.staked >= bonus.required)`,
  },
  {
    promise: 'what a member has as a bonus is not the bonus that runs',
    broken: sql`select coalesce(account.member, open.member_id) || ' has ' || coalesce(account.balance, 0) || ' for ' || coalesce(open.amount, 0) as fault
      from ${bonusAccounts} as account
      full join (select merchant, member_id, currency, amount from deposit_bonus where status = 'open') as open
        on open.merchant = account.merchant and open.member_id = account.member and open.currency = account.currency
      where coalesce(account.balance, 0) <> coalesce(open.amount, 0)`,
  },
];
