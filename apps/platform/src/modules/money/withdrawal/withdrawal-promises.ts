// What must hold between withdrawals and the ledger at any moment.
import { sql } from 'drizzle-orm';
import { bookedLines, heldAccounts, type LedgerPromise } from '../wallet/api.ts';

/** Withdrawals of these states whose lines of a type on one kind of account are not one of that amount. */
const notOnce = (promise: string, type: 'withdraw' | 'payout' | 'withdrawReturn', statuses: string): LedgerPromise => ({
  promise,
  broken: sql`select withdrawal.id || ' of ' || withdrawal.amount || ' has ' || count(distinct line.transfer) || ' transfers' as fault
    from withdrawal left join ${bookedLines(type)} as line
      on line.merchant = withdrawal.merchant and line.related = withdrawal.id
    where withdrawal.status in (${sql.raw(statuses)})
    group by withdrawal.id having count(distinct line.transfer) <> 1 or max(abs(line.amount)) <> withdrawal.amount`,
});

const bookedWithout = (promise: string, type: 'payout' | 'withdrawReturn', statuses: string): LedgerPromise => ({
  promise,
  broken: sql`select line.transfer || ' for ' || line.related as fault from ${bookedLines(type)} as line
    where not exists (select 1 from withdrawal
      where withdrawal.merchant = line.merchant and withdrawal.id = line.related and withdrawal.status in (${sql.raw(statuses)}))`,
});

export const withdrawalPromises: readonly LedgerPromise[] = [
  notOnce(
    'a withdrawal was not held once, with its amount',
    'withdraw',
    `'waiting', 'onHold', 'paid', 'refused', 'cancelled'`,
  ),
  notOnce('a paid withdrawal did not leave once, with its amount', 'payout', `'paid'`),
  notOnce(
    'a withdrawal that was refused or cancelled did not come back once',
    'withdrawReturn',
    `'refused', 'cancelled'`,
  ),
  bookedWithout('money left for a withdrawal that is not paid', 'payout', `'paid'`),
  bookedWithout(
    'money came back for a withdrawal that is not refused or cancelled',
    'withdrawReturn',
    `'refused', 'cancelled'`,
  ),
  {
    promise: 'what a member has held is not the sum of the open withdrawals',
    broken: sql`select coalesce(held.member, open.member) || ' holds ' || coalesce(held.balance, 0) || ' for ' || coalesce(open.amount, 0) as fault
      from ${heldAccounts} as held
      full join (select merchant, member_id as member, currency, sum(amount) as amount
        from withdrawal where status in ('waiting', 'onHold') group by 1, 2, 3) as open
        on open.merchant = held.merchant and open.member = held.member and open.currency = held.currency
      where coalesce(held.balance, 0) <> coalesce(open.amount, 0)`,
  },
];
