// Writes the message that the operator reads when the platform cannot start because of its database.

/** An error with several addresses behind it has no message of its own. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};

/** The error of a database that did not take the first connection, as a sentence. */
export const unreachable = (error: unknown): Error =>
  new Error(`The database cannot be used: ${messageOf(error)}. Check DATABASE_URL and that PostgreSQL runs.`, {
    cause: error,
  });

/** The error of a migration, as a sentence that names it. */
export const migrationFailed = (name: string, error: unknown): Error =>
  new Error(`Migration ${name} failed and was taken back: ${messageOf(error)}.`, { cause: error });
