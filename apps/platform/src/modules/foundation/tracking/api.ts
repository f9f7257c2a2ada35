// Public interface of the tracking module; others publish through `MoneyEvents` of the context.

export { latestEvents, type ToldEvent } from './event-store.ts';
/** `createMoneyEvents()` answers the implementation of the port `MoneyEvents`. */
export { createMoneyEvents } from './money-event-store.ts';
