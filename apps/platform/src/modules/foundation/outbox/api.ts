// Public interface of the outbox module; others send through `Outbox` of the context.

/**
 * `createCountUnread(db)` answers a function of operator and account that counts a member's unread
 * notices. Calls at the same moment share one query.
 */
export { type CountUnread, createCountUnread } from './inbox.ts';
/**
 * `latestMessages(db, merchant, most)` answers at most `most` messages of an operator, the newest
 * first. `at` is in milliseconds since 1970.
 */
export { type KeptMessage, latestMessages } from './latest.ts';
/**
 * `createOutbox(env)` answers the implementation of the port `Outbox`.
 * `insertMessages(rows)` is SQL: it writes the messages that the select `rows` answers, within
 * a statement of another module.
 */
export { createOutbox, insertMessages } from './outbox.ts';
