// Public interface of the module of available promotions.

/** `promotionsOf(merchant, member, now)` answers the promotions that a member can take part in; of null, those of everybody. */
/** `mayTakePart(member, now)` is false for members whom the operator keeps from all promotions. */
export { mayTakePart, promotionsOf } from './promotions.rules.ts';
