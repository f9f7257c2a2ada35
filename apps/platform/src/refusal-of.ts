// What a caller learns of an error: a refusal, a lost database, or our own fault.
import { Refusal } from './refusal.ts';

/** Codes by which PostgreSQL, its driver or the network say that the store is gone or overloaded, not that the call is wrong. */
const STORE_LOST =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]$|57014$|53|08|40001$|40P01$|55P03$)/;

/** The code of the driver or the network for an error of a database that cannot be reached or is overloaded. Null for other errors. */
export const databaseCodeOf = (error: unknown): string | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && STORE_LOST.test(code)) return code;
  }
  return null;
};

/**
 * Turns an error into a refusal for the caller. Every error that is neither a refusal nor a lost database is our fault.
 */
export const refusalOf = (error: unknown): Refusal => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof Refusal) return cause;
  return databaseCodeOf(error) === null
    ? new Refusal('unknown_error')
    : new Refusal('service.unavailable', { retryAfterSeconds: 2 });
};
