// Public interface of the tracking module; others publish through `MoneyEvents` of the context.

/** `createMoneyEvents()` answers the implementation of the port `MoneyEvents`. */
export { createMoneyEvents } from './money-event-store.ts';
