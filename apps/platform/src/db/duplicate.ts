// Recognizes the database's error for a duplicate value.

const UNIQUE_VIOLATION = '23505';

/** True for the error of a statement that lost against a unique index, on either database. */
export const isDuplicate = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === UNIQUE_VIOLATION || isDuplicate(error.cause);
};
