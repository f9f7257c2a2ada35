// What must hold between rounds of instant games and the ledger at any moment.
import { sql } from 'drizzle-orm';
import { houseLines, type LedgerPromise } from '../../money/wallet/api.ts';
import { potLines } from '../jackpot/api.ts';

/** The operator's account on which stakes and wins of instant games are booked. */
export const INSTANT_ACCOUNT = 'instant';

export const instantPromises: readonly LedgerPromise[] = [
  {
    promise: 'a stake of an instant game is not booked once, with its amount',
    broken: sql`select round.merchant || ' ' || round.id || ' of ' || round.stake - round.jackpot_part || ' has ' || count(line.transfer) || ' lines of '
        || coalesce(sum(line.amount), 0) as fault
      from instant_round as round left join ${houseLines(INSTANT_ACCOUNT)} as line
        on line.merchant = round.merchant and line.transfer = round.stake_transfer
      where round.member_id is not null
      group by round.merchant, round.id, round.stake, round.jackpot_part
      having count(line.transfer) <> 1 or sum(line.amount) <> round.stake - round.jackpot_part`,
  },
  {
    promise: 'the part of a stake that feeds a jackpot is not booked once, with its amount',
    broken: sql`select round.merchant || ' ' || round.id || ' of ' || round.jackpot_part || ' has ' || count(line.transfer) || ' lines of '
        || coalesce(sum(line.amount), 0) as fault
      from instant_round as round left join ${potLines} as line
        on line.merchant = round.merchant and line.transfer = round.stake_transfer
      where round.member_id is not null
      group by round.merchant, round.id, round.jackpot_part
      having count(line.transfer) <> (case when round.jackpot_part > 0 then 1 else 0 end)
        or coalesce(sum(line.amount), 0) <> round.jackpot_part`,
  },
  {
    promise: 'a win of an instant game is not booked once, with its amount',
    broken: sql`select round.merchant || ' ' || round.id || ' of ' || round.win || ' has ' || count(line.transfer) || ' lines of '
        || coalesce(sum(line.amount), 0) as fault
      from instant_round as round left join ${houseLines(INSTANT_ACCOUNT)} as line
        on line.merchant = round.merchant and line.transfer = round.win_transfer
      where round.member_id is not null
      group by round.merchant, round.id, round.win
      having count(line.transfer) <> (case when round.win > 0 then 1 else 0 end) or coalesce(sum(line.amount), 0) <> -round.win`,
  },
  {
    promise: "a line stands on the account of instant games without a member's round",
    broken: sql`select line.merchant || ' ' || line.transfer as fault from ${houseLines(INSTANT_ACCOUNT)} as line
      where not exists (select 1 from instant_round as round
        where round.merchant = line.merchant and round.member_id is not null
          and line.transfer in (round.stake_transfer, round.win_transfer))`,
  },
];
