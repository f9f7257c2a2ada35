// Recognizes the database's errors for a lock that somebody else holds.

/** The lock was not free in time; two transactions waited for each other. */
const LOCK_FAULTS: readonly unknown[] = ['55P03', '40P01'];

/** True where the same work may succeed a little later, on either database. */
export const isLockFault = (error: unknown): boolean =>
  error instanceof Error && LOCK_FAULTS.includes((error as { code?: unknown }).code);
