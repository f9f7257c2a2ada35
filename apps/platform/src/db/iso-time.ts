import { type SQL, sql } from 'drizzle-orm';

/** A time as ISO 8601 in UTC. `column` is a name in the code, never a value from outside. */
export const isoTime = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
