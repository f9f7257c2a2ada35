// Public interface of the module of available promotions.

/** `promotionsOf(merchant, member, now)` answers the promotions that a member can take part in; of null, those of everybody. */
export { promotionsOf } from './promotions.rules.ts';
