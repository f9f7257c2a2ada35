// Public interface of the module that counts settled bets.

/** Days and weeks of UTC. */
export { dayAfter, dayOf, mondayOf, startOf, sundayOf } from './days.rules.ts';
/**
 * `countPlay(tx, bet)` adds a bet in the transaction that settles it; answers the member's sums over all time, as `totalPlay` does.
 * `playIn(on, memberId, spans)` answers the sums of spans of days. `leadersOf` and `placeOf` answer who staked most in a week, and a member's place.
 */
export {
  countPlay,
  type Days,
  leadersOf,
  type Play,
  placeOf,
  playIn,
  type SettledBet,
  totalPlay,
} from './play-store.ts';
