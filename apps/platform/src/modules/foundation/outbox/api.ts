// What other modules may use of the outbox. They hand messages over through the port `Outbox`, which the platform's context holds.

/** `latestMessages(db, merchant, most)`: the newest first; moments in milliseconds. */
export { type KeptMessage, latestMessages } from './latest.ts';
/** `createOutbox(env)` implements the port. `insertMessages(rows)` is the piece of SQL for a statement that writes messages beside its own rows. */
export { createOutbox, insertMessages } from './outbox.ts';
