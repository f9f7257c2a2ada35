// What must hold between pots of jackpots and the ledger at any moment.
import { type SQL, sql } from 'drizzle-orm';
import { houseLines, type LedgerPromise } from '../../money/wallet/api.ts';

/** The beginning of the operator's accounts on which pots stand. */
const POTS = 'jackpot:';
export const potAccount = (game: string): string => `${POTS}${game}`;
/** What the operator puts into new pots. */
export const SEED_ACCOUNT = 'jackpotSeeds';

/** The lines on the accounts of pots: merchant, account, transfer and amount. */
export const potLines: SQL = houseLines(POTS);

const bookedOnce = (promise: string, transfer: SQL, amount: SQL, which: SQL): LedgerPromise => ({
  promise,
  broken: sql`select pot.merchant || ' ' || pot.game || ' ' || pot.number || ' has ' || count(line.transfer) || ' lines of '
      || coalesce(sum(line.amount), 0) as fault
    from jackpot_pot as pot left join ${potLines} as line
      on line.merchant = pot.merchant and line.account = ${POTS} || pot.game and line.transfer = ${transfer}
    where ${which} group by pot.merchant, pot.game, pot.number
    having count(line.transfer) <> 1 or sum(line.amount) <> max(${amount})`,
});

export const jackpotPromises: readonly LedgerPromise[] = [
  bookedOnce('the seed of a jackpot is not booked once', sql`pot.seed_transfer`, sql`pot.seed`, sql`true`),
  bookedOnce(
    'a jackpot that was won is not paid once, with its amount',
    sql`pot.win_transfer`,
    sql`-pot.amount`,
    sql`pot.won_at is not null`,
  ),
  {
    promise: 'a jackpot is not what stands on its account',
    broken: sql`select coalesce(pot.merchant, line.merchant) || ' ' || coalesce(pot.account, line.account) || ' has '
        || coalesce(line.amount, 0) || ' for ' || coalesce(pot.amount, 0) as fault
      from (select merchant, ${POTS} || game as account, amount from jackpot_pot where won_at is null) as pot
      full join (select merchant, account, sum(amount) as amount from ${potLines} as lines group by merchant, account) as line
        on line.merchant = pot.merchant and line.account = pot.account
      where coalesce(line.amount, 0) <> coalesce(pot.amount, 0)`,
  },
];
